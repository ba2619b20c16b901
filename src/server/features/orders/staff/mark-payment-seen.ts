import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type * as calls from '#contract/payments/staff-payments.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { lockPayments } from '#server/services/payments/payment-row.ts';
import { lockOrder } from './lock-order.ts';
import { readStaffDetail } from './order-detail.ts';
import type { StaffWrite } from './staff-write.ts';

/**
 * Notes that staff have dealt with what a payment needs attention for: it is listed no more until there is a new reason, and
 * nothing else of the payment changes. Said again, nothing happens. Throws `notFound`, `conflict` for another reason.
 */
export async function markPaymentSeen(
  call: StaffWrite,
  { id, payment: paymentId, attention }: ParsedOf<typeof calls.markPaymentSeen>,
): Promise<StaffOrderDetail> {
  const { tx, now, who, audit } = call;
  const order = await lockOrder(tx, id);
  const row = (await lockPayments(tx, id)).find((one) => one.id === paymentId);
  if (!row) throw new Refusal('notFound');
  if (row.attention !== attention) throw new Refusal('conflict', { data: await readStaffDetail(call, id) });
  const entry = { thing: 'order', id, label: order.orderNumber, storeId: order.storeId } as const;
  const isNew = row.attentionSeenAt === null;
  if (isNew) {
    const seen = { attentionSeenAt: now, attentionSeenBy: who.customerId, updatedAt: now };
    await tx.update(payments).set(seen).where(eq(payments.id, paymentId));
    await tx.update(orders).set({ updatedAt: now }).where(eq(orders.id, id));
  }
  const after = { attention: isNew ? null : attention };
  await audit({ ...entry, before: { attention }, after, about: { orderId: id, customerId: order.customerId } });
  return readStaffDetail(call, id);
}
