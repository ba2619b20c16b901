import { randomUUID } from 'node:crypto';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { paymentEvents, refunds } from '#server/db/tables/payments.ts';
import type { RefundRow } from '#server/services/payments/refunds.ts';
import { howToRepeat, selectCallByKey } from './last-call.ts';

/** A refund that is to be asked for now; its request is a row already. */
export type PlannedRefund = { refund: RefundRow; requestId: number };

/**
 * Decides what is asked about a refund next, and writes its request. `look`: how its payment stands, as the provider has
 * taken it on, or as its call broke and may have been done all the same (payments.md, rule 5). `nothing`: it has ended.
 */
export async function planRefund(
  tx: Db,
  { id, orderId }: Pick<RefundRow, 'id' | 'orderId'>,
  now: Date,
): Promise<PlannedRefund | 'look' | 'nothing'> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  if (refund?.status !== 'pending') return 'nothing';
  if (refund.reference !== null) return 'look';
  const last = await selectCallByKey(tx, refund.paymentId, refund.key);
  if (!last) return { refund, requestId: await request(tx, refund, now, null) };
  const repeats = await howToRepeat(tx, refund.paymentId, last, now);
  if (repeats === 'sameKey') return { refund, requestId: last.id };
  if (repeats === 'lookFirst') return 'look';
  const again = { ...refund, key: randomUUID() };
  await tx.update(refunds).set({ key: again.key }).where(eq(refunds.id, id));
  return { refund: again, requestId: await request(tx, again, now, last.id) };
}

async function request(
  tx: Db,
  { paymentId, amountCents, key }: RefundRow,
  now: Date,
  replaces: number | null,
): Promise<number> {
  const call = { paymentId, kind: 'refund', phase: 'request', amountCents, key, replaces, at: now } as const;
  const [written] = await tx.insert(paymentEvents).values(call).returning({ id: paymentEvents.id });
  if (!written) throw new Error('the request was not written');
  return written.id;
}
