import type { OutputOf } from '#contract/endpoint.ts';
import { invalidFields } from '#contract/errors.ts';
import type { readBringable } from '#contract/orders/rounds.ts';
import { mayBeBrought } from '#domain/rounds/round.ts';
import type { Db } from '#server/db/connection.ts';
import { and, arrayContains, asc, eq, inArray, isNull, or } from '#server/db/sql.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import { selectUnfulfillable } from '#server/services/payments/waits-for-payment.ts';

/** How many orders a list of what is to be brought has at the most, the earliest slots first. */
const most = 500;

/**
 * The delivery orders of a store that are in no open round, those that may not be brought yet with the reason, and who may
 * drive. Throws `invalid` where there is no such store.
 */
export async function selectBringable(db: Db, storeId: number): Promise<OutputOf<typeof readBringable>> {
  const [store] = await db.select({ timeZone: stores.timeZone }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw invalidFields({ store_id: 'validation.invalid' });
  const { timeZone } = store;
  const rows = await db
    .select({ order: orders, slot: slots })
    .from(orders)
    .leftJoin(slots, eq(slots.id, orders.slotId))
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.status, 'submitted'),
        eq(orders.type, 'delivery'),
        inArray(orders.fulfilment, ['pending', 'processing', 'shipped']),
        isNull(orders.roundId),
      ),
    )
    .orderBy(asc(slots.startsAt), asc(orders.id))
    .limit(most);
  const unpaid = await selectUnfulfillable(
    db,
    rows.map(({ order }) => order),
  );
  return {
    timeZone,
    orders: rows.map(({ order, slot }) => ({
      id: order.id,
      orderNumber: order.orderNumber ?? '',
      name: order.customerName ?? '',
      address: order.shippingAddress,
      city: order.shippingCity,
      postalCode: order.shippingPostalCode,
      slot: slot && { id: slot.id, start: slot.startsAt.toISOString(), end: slot.endsAt.toISOString(), timeZone },
      reason:
        order.pickRunId !== null
          ? 'inRun'
          : unpaid.has(order.id)
            ? 'notPaid'
            : mayBeBrought(order)
              ? null
              : 'notPicked',
    })),
    drivers: await selectDrivers(db, storeId),
  };
}

function selectDrivers(db: Db, storeId: number): Promise<{ id: number; name: string }[]> {
  const mayDeliver = db
    .select({ id: customerRoles.customerId })
    .from(customerRoles)
    .where(inArray(customerRoles.role, ['CAN_DELIVER_ORDERS', 'CAN_MANAGE_ORDERS']));
  const isThere = or(isNull(customers.storeIds), arrayContains(customers.storeIds, [storeId]));
  return db
    .select({ id: customers.id, name: customers.name })
    .from(customers)
    .where(and(eq(customers.active, true), inArray(customers.id, mayDeliver), isThere))
    .orderBy(asc(customers.name), asc(customers.id));
}
