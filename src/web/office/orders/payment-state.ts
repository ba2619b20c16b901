import type { StaffOrder } from '#contract/orders/staff-orders.ts';
import type { OfficeT } from '../use-office-t.ts';

/** Whether an order is paid, in words; of one that has ended, or that credit paid alone, nothing is to be paid. */
export function paymentState(order: Pick<StaffOrder, 'paymentStatus' | 'awaitsPayment'>, t: OfficeT): string {
  if (order.paymentStatus === 'needs_payment' && !order.awaitsPayment) return t('admin.orders.nothingToPay');
  return t(`orders.paid_${order.paymentStatus}`);
}

/** The list of the unpaid orders without an account of one address, or from one network. */
export function unpaidHref(of: { network: string } | { email: string }): string {
  return `/admin/orders?${new URLSearchParams({ ...of, guest: 'true', awaitsPayment: 'true' })}`;
}

/** What is to be paid of these orders; in thousandths while it is added up: sums of decimals are never exact. */
export const sumDue = (orders: readonly Pick<StaffOrder, 'dueAmount'>[]): number =>
  orders.reduce((sum, { dueAmount }) => sum + Math.round(Math.max(0, dueAmount) * 1000), 0) / 1000;
