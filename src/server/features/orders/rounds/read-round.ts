import type { Round, RoundStop } from '#contract/orders/rounds.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { dueCents } from '#domain/order/due.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, eq, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { roundOrders } from '#server/db/tables/rounds.ts';
import { slots } from '#server/db/tables/slots.ts';
import { stores } from '#server/db/tables/stores.ts';
import { paymentStepsOf, returnedOf } from '#server/services/order/payment-steps.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { requireRound } from './round-rows.ts';

/**
 * A round with its stops in their order; once it is finished, without addresses, phones and notes. Throws `notFound`, for
 * another driver’s too.
 */
export async function readRoundOf(db: Db, query: { id: number; who: Identity; decimals: number }): Promise<Round> {
  const row = await requireRound(db, query);
  const stops = await selectStops(db, query.id);
  return { ...row, stops: stops.map((stop) => toStop(stop, row.state === 'finished', query.decimals)) };
}

type StopItem = {
  id: number;
  name: string;
  quantityMilli: number;
  unit: string;
  unitCents: number;
  lineCents: number;
  minimumAge: number | null;
};

// What was not found is in no bag.
const itemsOf = sql<StopItem[]>`(
  select coalesce(json_agg(json_build_object('id', l.id, 'name', l.product_name, 'quantityMilli', l.quantity_milli,
    'unit', l.unit, 'unitCents', l.unit_cents, 'lineCents', l.line_cents, 'minimumAge', p.minimum_age) order by l.position), '[]')
  from order_lines l join products p on p.id = l.product_id
  where l.order_id = ${orders.id} and l.quantity_milli > 0)`;

// Of the run in which it was picked last.
const bagsOf = sql<RoundStop['bags'] | null>`(
  select json_build_object('ambient', b.ambient, 'cold', b.cold, 'frozen', b.frozen)
  from pick_run_orders b where b.order_id = ${orders.id} and b.left_at is null order by b.run_id desc limit 1)`;

function selectStops(db: Db, roundId: number) {
  return db
    .select({
      stop: roundOrders,
      order: orders,
      timeZone: stores.timeZone,
      slot: { id: slots.id, startsAt: slots.startsAt, endsAt: slots.endsAt },
      decidedBy: customers.name,
      items: itemsOf,
      bags: bagsOf,
      steps: paymentStepsOf,
      returnedCents: returnedOf,
    })
    .from(roundOrders)
    .innerJoin(orders, eq(orders.id, roundOrders.orderId))
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(slots, eq(slots.id, orders.slotId))
    .leftJoin(customers, eq(customers.id, roundOrders.lastBy))
    .where(eq(roundOrders.roundId, roundId))
    .orderBy(asc(roundOrders.position), asc(roundOrders.orderId));
}

type Selected = Awaited<ReturnType<typeof selectStops>>[number];

function toStop({ stop, order, slot, timeZone, ...more }: Selected, isOver: boolean, decimals: number): RoundStop {
  const inUnits = (cents: number) => toDecimal(cents, decimals);
  const isDecided = stop.state !== 'waiting' && stop.lastAt !== null;
  const left = isOnlineMethod(order.paymentMethod) ? 0 : dueCents(order, more.steps, more.returnedCents);
  return {
    orderId: order.id,
    number: order.orderNumber ?? '',
    state: stop.state,
    name: order.customerName ?? '',
    address: isOver ? null : order.shippingAddress,
    city: isOver ? null : order.shippingCity,
    postalCode: isOver ? null : order.shippingPostalCode,
    phone: isOver ? null : order.customerPhone,
    note: isOver ? null : order.deliveryNote,
    slot: slot && { id: slot.id, start: slot.startsAt.toISOString(), end: slot.endsAt.toISOString(), timeZone },
    paymentMethod: order.paymentMethod,
    due: inUnits(Math.max(0, left)),
    total: inUnits(order.totalCents),
    cashTaken: inUnits(stop.cashCents),
    // Of an account that is gone, all goes back as money.
    storeCredit: inUnits(order.customerId === null ? 0 : order.creditCents),
    shippingFee: inUnits(order.feeCents),
    bags: more.bags ?? { ambient: 0, cold: 0, frozen: 0 },
    items: more.items.map(({ quantityMilli, unitCents, lineCents, ...item }) => ({
      ...item,
      quantity: fromMilli(quantityMilli),
      price: inUnits(unitCents),
      lineTotal: inUnits(lineCents),
    })),
    decidedAt: isDecided ? (stop.lastAt?.toISOString() ?? null) : null,
    decidedBy: isDecided ? more.decidedBy : null,
  };
}
