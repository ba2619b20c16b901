import { enqueue } from '#server/db/enqueue.ts';
import type { Write } from '#server/db/transact.ts';
import { wantsSms } from '#server/services/order/order-sms.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';

/**
 * Writes to whoever ordered that something is proposed in the place of goods that have run out, with the link to answer: one
 * mail, and an SMS for who wants one, however many lines of an order one call proposes.
 */
export async function askShopper(
  { tx, announce, now, version }: Write & { now: Date; version: number },
  order: OrderRow,
): Promise<void> {
  const of = `${order.id}:${order.pickRunId}:${version}`;
  const payload = { orderId: order.id };
  await enqueue(tx, { kind: 'substitute-asked', dedupeKey: `substitute-asked:${of}`, payload, now });
  if (await wantsSms(tx, order)) {
    const sms = { ...payload, to: 'substitute' };
    await enqueue(tx, { kind: 'order-sms', dedupeKey: `order-sms:substitute:${of}`, payload: sms, now });
  }
  announce('outbox');
}
