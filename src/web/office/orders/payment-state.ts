import type { AdminOrder } from '#contract/orders/admin-orders.ts';
import type { OfficeT } from '../use-office-t.ts';

/** Whether an order is paid, in words; of one that has ended, or that credit paid alone, nothing is to be paid. */
export function paymentState(order: Pick<AdminOrder, 'paymentStatus' | 'awaitsPayment'>, t: OfficeT): string {
  if (order.paymentStatus === 'needs_payment' && !order.awaitsPayment) return t('admin.orders.nothingToPay');
  return t(`orders.paid_${order.paymentStatus}`);
}
