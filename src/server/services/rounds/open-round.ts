import type { Db } from '#server/db/connection.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { and, asc, eq, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { roundOrders, rounds } from '#server/db/tables/rounds.ts';
import type { Write } from '#server/db/transact.ts';
import { wantsSms } from '#server/services/order/order-sms.ts';
import { tellDevices } from '#server/services/push/tell-devices.ts';

/** An order that is handed over, or ends, leaves the open round that it is in; its stop says so. The caller holds its row. */
export async function leaveRound(
  tx: Db,
  { id, roundId }: { id: number; roundId: number | null },
  state: 'delivered' | 'cancelled',
): Promise<void> {
  if (roundId === null) return;
  await tx.update(orders).set({ roundId: null }).where(eq(orders.id, id));
  await tx
    .update(roundOrders)
    .set({ state })
    .where(and(eq(roundOrders.roundId, roundId), eq(roundOrders.orderId, id)));
  await tx
    .update(rounds)
    .set({ version: sql`${rounds.version} + 1` })
    .where(eq(rounds.id, roundId));
}

/** Whether a round is under way and somebody’s own. */
export async function isDriving(tx: Db, roundId: number, customerId: number): Promise<boolean> {
  const own = and(eq(rounds.id, roundId), eq(rounds.driverId, customerId), eq(rounds.state, 'started'));
  return (await tx.$count(rounds, own)) > 0;
}

/** An order was handed over past the events of the round that it was in: its cash is that of the round, and the next is told. */
export async function noteHandedOver(
  call: Write & { now: Date },
  { orderId, roundId }: { orderId: number; roundId: number },
  { cashCents, by }: { cashCents: number | null; by: number },
): Promise<void> {
  await call.tx
    .update(roundOrders)
    .set({ cashCents: cashCents ?? 0, lastAt: call.now, lastBy: by })
    .where(and(eq(roundOrders.roundId, roundId), eq(roundOrders.orderId, orderId)));
  await tellNext(call, roundId);
}

/**
 * Tells whoever is the next stop of a round that is under way, once for each order, by SMS and push where they chose that:
 * at the start, and whenever the stop before is decided.
 */
export async function tellNext({ tx, announce, now }: Write & { now: Date }, roundId: number): Promise<void> {
  const [next] = await tx
    .select({ order: orders, nextAt: roundOrders.nextAt })
    .from(roundOrders)
    .innerJoin(rounds, eq(rounds.id, roundOrders.roundId))
    .innerJoin(orders, eq(orders.id, roundOrders.orderId))
    .where(and(eq(roundOrders.roundId, roundId), eq(roundOrders.state, 'waiting'), eq(rounds.state, 'started')))
    .orderBy(asc(roundOrders.position))
    .limit(1);
  if (!next || next.nextAt !== null) return;
  const { id: orderId } = next.order;
  await tx
    .update(roundOrders)
    .set({ nextAt: now })
    .where(and(eq(roundOrders.roundId, roundId), eq(roundOrders.orderId, orderId)));
  await tellDevices({ tx, announce, now }, next.order, { news: 'next' });
  if (!(await wantsSms(tx, next.order))) return;
  const payload = { orderId, to: 'next' };
  await enqueue(tx, { kind: 'order-sms', dedupeKey: `order-sms:next:${orderId}`, payload, now });
  announce('outbox');
}
