import { and, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { orders } from '#server/db/tables/orders.ts';

/** That money is awaited for an order (domain/order/due.ts). The state of its payment comes first, as few stand at it. */
export function isAwaitingPayment(): SQL | undefined {
  return and(
    eq(orders.paymentStatus, 'needs_payment'),
    inArray(orders.status, ['submitted', 'completed']),
    gt(orders.totalCents, orders.creditCents),
  );
}
