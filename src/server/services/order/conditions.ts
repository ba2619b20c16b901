import { lateOrders } from '#domain/order/late.ts';
import { and, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from '#server/db/sql.ts';
import { isListed, orders } from '#server/db/tables/orders.ts';
import { slots } from '#server/db/tables/slots.ts';

/** That money is awaited for an order (domain/order/due.ts). The state of its payment comes first, as few stand at it. */
export function isAwaitingPayment(): SQL | undefined {
  return and(
    eq(orders.paymentStatus, 'needs_payment'),
    inArray(orders.status, ['submitted', 'completed']),
    gt(orders.totalCents, orders.creditCents),
  );
}

/**
 * That an order is late (domain/order/late.ts). The states come first, as few orders stand at them and the index
 * `orders_listed_status` begins with them; the slots of those few are read by their ids, not all that have begun.
 */
export function isLate(now: Date): SQL | undefined {
  const { withSlot, withoutSlot } = lateOrders(now);
  const begins = sql<Date>`(select ${slots.startsAt} from ${slots} where ${slots.id} = ${orders.slotId})`;
  return and(
    isListed(orders),
    inArray(orders.fulfilment, [...new Set([...withSlot.at, ...withoutSlot.at])]),
    eq(orders.status, 'submitted'),
    or(
      and(inArray(orders.fulfilment, [...withSlot.at]), lte(begins, sql.param(withSlot.begunBy, slots.startsAt))),
      and(
        isNull(orders.slotId),
        inArray(orders.fulfilment, [...withoutSlot.at]),
        lt(orders.listedAt, withoutSlot.placedBefore),
      ),
    ),
  );
}
