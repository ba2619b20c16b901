import type { OutputOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { listArrivals, PickupOrder } from '#contract/orders/hand-over.ts';
import type { Language } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { firstLetterOf } from '#domain/picking/paper-forms.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, desc, eq, isNotNull } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { pickRunOrders, pickRuns } from '#server/db/tables/pick-runs.ts';
import type { Deps } from '#server/deps.ts';
import { type StoredOrder, selectOrder } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { limits } from '#server/services/session/limit-table.ts';
import { limitTries, takeBackTry } from '#server/services/session/limits.ts';
import { planHandOver, selectMinimumAges } from './plan-hand-over.ts';

/** Those of a store that are ready to be collected. */
const isReadyIn = (storeId: number) =>
  and(
    eq(orders.storeId, storeId),
    eq(orders.type, 'pickup'),
    eq(orders.status, 'submitted'),
    eq(orders.fulfilment, 'ready'),
  );

type Counting = Pick<Deps, 'connection' | 'clock'>;

/**
 * Counts a pickup code that somebody typed until it has proved right: 20 wrong ones an hour by account. Throws what `find`
 * throws, and `tooMany`.
 */
export async function countWrongCode<T>(
  deps: Counting,
  { customerId }: Pick<Identity, 'customerId'>,
  find: () => Promise<T>,
): Promise<T> {
  await limitTries(deps, limits.pickupCode, String(customerId));
  const found = await find();
  await takeBackTry(deps, limits.pickupCode, String(customerId));
  return found;
}

/**
 * The order that is ready in a store under a pickup code, as whoever hands it over may see it. Throws `notFound` alike for a
 * code that is none and for one of an order that is not ready, and `tooMany`.
 */
export async function findPickup(
  deps: Counting & Pick<Deps, 'db'>,
  { id: storeId, code }: { id: number; code: string },
  by: { who: Identity; language: Language; decimals: number },
): Promise<PickupOrder> {
  const { db } = deps;
  const order = await countWrongCode(deps, by.who, async () => {
    const named = and(isReadyIn(storeId), eq(orders.pickupCode, code));
    const [found] = await db.select({ id: orders.id }).from(orders).where(named);
    const order = found && (await selectOrder(db, found.id, by.language));
    if (!order) throw new Refusal('notFound');
    return order;
  });
  return toPickup(db, order, by.decimals);
}

async function toPickup(db: Db, order: StoredOrder, decimals: number): Promise<PickupOrder> {
  const { dueCents, needsAge } = await planHandOver(db, order, []);
  const ages = await selectMinimumAges(db, order.lines);
  const { slot, timeZone } = order;
  return {
    id: order.id,
    number: order.orderNumber ?? '',
    initial: firstLetterOf(order.customerName ?? ''),
    slot: slot && { id: slot.id, start: slot.startsAt.toISOString(), end: slot.endsAt.toISOString(), timeZone },
    arrivedAt: order.arrivedAt?.toISOString() ?? null,
    place: order.arrivalPlace,
    needsAge,
    dueAmount: toDecimal(dueCents, decimals),
    bags: await selectBags(db, order.id),
    items: order.lines
      .filter(({ quantityMilli }) => quantityMilli > 0)
      .map((line) => ({
        id: line.id,
        name: line.productName,
        picture: line.picture,
        quantity: fromMilli(line.quantityMilli),
        unit: line.unit,
        lineTotal: toDecimal(line.lineCents, decimals),
        minimumAge: ages.get(line.productId) ?? null,
      })),
  };
}

/** The bags that were counted when the order was picked; null where nobody has counted any. */
async function selectBags(db: Db, orderId: number): Promise<PickupOrder['bags']> {
  const { ambient, cold, frozen } = pickRunOrders;
  const [bags] = await db
    .select({ ambient, cold, frozen })
    .from(pickRunOrders)
    .innerJoin(pickRuns, eq(pickRuns.id, pickRunOrders.runId))
    .where(and(eq(pickRunOrders.orderId, orderId), eq(pickRuns.state, 'finished')))
    .orderBy(desc(pickRuns.id))
    .limit(1);
  return bags && bags.ambient + bags.cold + bags.frozen > 0 ? bags : null;
}

/** Those whose ready order waits in a store and who have said that they are there, the latest first. */
export async function selectArrivals(db: Db, storeId: number): Promise<OutputOf<typeof listArrivals>> {
  const { id, orderNumber, customerName, arrivedAt, arrivalPlace } = orders;
  const rows = await db
    .select({ id, orderNumber, customerName, arrivedAt, arrivalPlace })
    .from(orders)
    .where(and(isReadyIn(storeId), isNotNull(orders.arrivedAt)))
    .orderBy(desc(orders.arrivedAt), desc(orders.id))
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    number: row.orderNumber ?? '',
    initial: firstLetterOf(row.customerName ?? ''),
    arrivedAt: row.arrivedAt?.toISOString() ?? '',
    place: row.arrivalPlace ?? '',
  }));
}
