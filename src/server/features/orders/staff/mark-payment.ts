import { eq } from 'drizzle-orm';
import type { AdminOrderDetail } from '#contract/admin-orders.ts';
import { Refusal } from '#contract/errors.ts';
import type { PaymentStatus } from '#domain/order/payment.ts';
import { nextPayments } from '#domain/order/payment-move.ts';
import { orderEvents, orders } from '#server/db/tables/orders.ts';
import { checkVersion, lockOrder } from './lock-order.ts';
import { readStaffDetail } from './order-detail.ts';
import type { StaffWrite } from './staff-write.ts';

/**
 * Marks the payment of a placed order and notes who did it; the same mark again does nothing. Throws `notFound`,
 * `moveNotAllowed` (a draft, a method that its provider settles, a step that there is not), `conflict` for a stale version.
 */
export async function markPaymentAs(
  call: StaffWrite,
  { id, version, payment_status: to }: { id: number; version?: number | undefined; payment_status: PaymentStatus },
): Promise<AdminOrderDetail> {
  const { tx, now, who, audit } = call;
  const row = await lockOrder(tx, id);
  const { paymentStatus: from, orderNumber: label, storeId } = row;
  await audit({ thing: 'order', id, label, storeId, before: { paymentStatus: from }, after: { paymentStatus: to } });
  if (from !== to) {
    await checkVersion(call, row, version);
    if (row.status === 'draft' || !nextPayments(row.paymentMethod, from).includes(to))
      throw new Refusal('moveNotAllowed');
    await tx.update(orders).set({ paymentStatus: to, updatedAt: now }).where(eq(orders.id, id));
    await tx.insert(orderEvents).values({ orderId: id, kind: 'payment', at: now, actorId: who.customerId, from, to });
  }
  return readStaffDetail(call, id);
}
