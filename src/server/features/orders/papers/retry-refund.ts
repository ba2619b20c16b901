import { randomUUID } from 'node:crypto';
import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type * as calls from '#contract/orders/invoices.ts';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { leftOf } from '#domain/payment/split-refund.ts';
import { and, eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments, refunds } from '#server/db/tables/payments.ts';
import { selectRefundable } from '#server/services/payments/refunds.ts';
import { lockOrder } from '../staff/lock-order.ts';
import { readStaffDetail } from '../staff/order-detail.ts';
import type { StaffWrite } from '../staff/staff-write.ts';

/**
 * Has a refund that failed asked for once more, under a new key: its provider keeps the refusal under the old one. Throws
 * `notFound`, `conflict` for one that did not fail, or whose payment has not so much left as it went back otherwise.
 */
export async function retryRefund(
  call: StaffWrite,
  { id, refund }: ParsedOf<typeof calls.retryRefund>,
): Promise<StaffOrderDetail> {
  const { tx, now, audit, decimals, announce } = call;
  const row = await lockOrder(tx, id);
  const [asked] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, refund), eq(refunds.orderId, id)))
    .for('update');
  if (!asked) throw new Refusal('notFound');
  const { paymentId, amountCents } = asked;
  const payment = (await selectRefundable(tx, id)).find((one) => one.id === paymentId);
  if (asked.status !== 'failed' || !payment || leftOf(payment) < amountCents)
    throw new Refusal('conflict', { data: await readStaffDetail(call, id) });
  const again = { status: 'pending', key: randomUUID(), reference: null, tries: 0, nextAt: now } as const;
  await tx.update(refunds).set(again).where(eq(refunds.id, refund));
  const failed = and(eq(refunds.paymentId, paymentId), eq(refunds.status, 'failed'));
  if ((await tx.$count(refunds, failed)) === 0)
    await tx
      .update(payments)
      .set({ attention: null })
      .where(and(eq(payments.id, paymentId), eq(payments.attention, 'refundFailed')));
  announce('payments');
  await tx.update(orders).set({ updatedAt: now }).where(eq(orders.id, id));
  const entry = { thing: 'order', id, label: row.orderNumber, storeId: row.storeId } as const;
  const after = { amount: toDecimal(amountCents, decimals) };
  await audit({ ...entry, before: { amount: null }, after, about: { orderId: id, customerId: row.customerId } });
  return readStaffDetail(call, id);
}
