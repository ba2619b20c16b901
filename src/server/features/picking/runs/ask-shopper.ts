import { enqueue } from '#server/db/enqueue.ts';
import type { Write } from '#server/db/transact.ts';
import { wantsSms } from '#server/services/order/order-sms.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { tellDevices } from '#server/services/push/tell-devices.ts';

/**
 * Writes to whoever ordered that something is proposed in the place of goods that have run out, with the link to answer: one
 * mail, and an SMS and a push for who wants them, however many lines of an order one call proposes. `until` is when the answer
 * comes too late.
 */
export async function askShopper(
  { tx, announce, now, version }: Write & { now: Date; version: number },
  order: OrderRow,
  until: Date,
): Promise<void> {
  const of = `${order.id}:${order.pickRunId}:${version}`;
  const payload = { orderId: order.id };
  await enqueue(tx, { kind: 'substitute-asked', dedupeKey: `substitute-asked:${of}`, payload, now });
  if (await wantsSms(tx, order)) {
    const sms = { ...payload, to: 'substitute' };
    await enqueue(tx, { kind: 'order-sms', dedupeKey: `order-sms:substitute:${of}`, payload: sms, now });
  }
  await tellDevices({ tx, announce, now }, order, { news: 'substitute', of, until });
  announce('outbox');
}
