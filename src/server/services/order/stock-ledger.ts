import type { Milli } from '#domain/stock/quantity.ts';
import { type Db, rowsOf, runWithin } from '#server/db/connection.ts';
import { and, asc, eq, inArray, type SQL, sql } from '#server/db/sql.ts';
import { stock, stockMovements } from '#server/db/tables/stock.ts';

/** What is to be had of a product; without `inventory` it is not counted and always to be had. */
export type Availability = { availableMilli: Milli; inventory: boolean };

/**
 * The stock of products in a store. With `lock` the rows stay this transaction's own until it ends: they are locked in
 * the order of their ids, so that two orders for the same goods wait for each other instead of blocking each other.
 */
export async function readStock(
  tx: Db,
  storeId: number,
  productIds: readonly number[],
  { lock }: { lock: boolean },
): Promise<Map<number, Availability>> {
  if (productIds.length === 0) return new Map();
  const query = tx
    .select({
      productId: stock.productId,
      availableMilli: sql<Milli>`${stock.onHandMilli} - ${stock.reservedMilli}`,
      inventory: stock.inventory,
    })
    .from(stock)
    .where(and(eq(stock.storeId, storeId), inArray(stock.productId, [...productIds])))
    .orderBy(asc(stock.productId));
  const rows = await (lock ? query.for('update') : query);
  return new Map(rows.map(({ productId, ...availability }) => [productId, availability]));
}

type OrderAt = { storeId: number; orderId: number; now: Date };

/** Where a statement that reserves finds the order and the goods: texts of SQL. `wanted` is JSON of {@link wantedGoods}. */
type Reservation = { order: string; storeId: string; orderId: string; wanted: string; at: string };

/**
 * The parts of a statement that reserve goods for an order and write it into the ledger; `reserved` has a row for each
 * product of which there was enough. For who writes an order and reserves its goods in one statement.
 */
export function reservationParts({ order, storeId, orderId, wanted, at }: Reservation): string {
  // The guard `>=` holds even where somebody forgot to lock first; the constraint on the columns is the last guard.
  return `reserved as (
      update stock s set reserved_milli = s.reserved_milli + w.quantity
      from ${order}json_to_recordset(${wanted}::json) as w(product_id int, quantity int)
      where s.store_id = ${storeId} and s.product_id = w.product_id and s.inventory
        and s.on_hand_milli - s.reserved_milli >= w.quantity
      returning s.product_id, w.quantity
    ), ledger as (
      insert into stock_movements (store_id, product_id, delta_milli, reserved_delta_milli, reason, order_id, at)
      select ${storeId}, r.product_id, 0, r.quantity, 'reservation', ${orderId}, ${at}
      from ${order}reserved r
    )`;
}

/** Quantities by product as a statement that reserves takes them. */
export function wantedGoods(quantities: ReadonlyMap<number, Milli>): string {
  return JSON.stringify([...quantities].map(([product_id, quantity]) => ({ product_id, quantity })));
}

const reserve = {
  name: 'reserve-stock',
  text: `with ${reservationParts({ order: '', storeId: '$1::int', orderId: '$2::int', wanted: '$3', at: '$4::timestamptz' })}
    select count(*)::int as reserved from reserved`,
};

/**
 * Reserves counted goods for an order and writes it into the ledger, each product once with its whole quantity. Answers
 * false when one of them is no longer to be had in that quantity: the caller must then roll back.
 */
export async function reserveStock(tx: Db, order: OrderAt, quantities: ReadonlyMap<number, Milli>): Promise<boolean> {
  if (quantities.size === 0) return true;
  const values = [order.storeId, order.orderId, wantedGoods(quantities), order.now.toISOString()];
  const [done] = await runWithin(tx)<{ reserved: number }>(reserve, values);
  return done?.reserved === quantities.size;
}

/**
 * Releases part of what an order has reserved, never more than the ledger says that it has. The caller holds the order's
 * row and the rows of this stock.
 */
export async function releaseStock(tx: Db, order: OrderAt, quantities: ReadonlyMap<number, Milli>): Promise<void> {
  if (quantities.size === 0) return;
  const given = JSON.stringify([...quantities].map(([product_id, quantity]) => ({ product_id, quantity })));
  await tx.execute(sql`
    with given as (
      select w.product_id, least(w.quantity, sum(m.reserved_delta_milli))::int as quantity
      from json_to_recordset(${given}::json) as w(product_id int, quantity int)
      join stock_movements m on m.order_id = ${order.orderId} and m.product_id = w.product_id
      group by w.product_id, w.quantity having sum(m.reserved_delta_milli) > 0
    ), released as (
      update stock s set reserved_milli = s.reserved_milli - g.quantity
      from given g where s.store_id = ${order.storeId} and s.product_id = g.product_id
      returning s.product_id, g.quantity
    )
    insert into stock_movements (store_id, product_id, delta_milli, reserved_delta_milli, reason, order_id, at)
    select ${order.storeId}::int, product_id, 0, -quantity, 'release', ${order.orderId}::int, ${instant(order)}
    from released`);
}

/**
 * Sets what is to be had of counted goods in a store to nothing: somebody who packed an order found no more of them. What
 * orders have reserved stays theirs. The caller holds the rows of this stock; answers what was to be had of each before.
 */
export async function emptyShelves(
  tx: Db,
  { storeId, now }: Pick<OrderAt, 'storeId' | 'now'>,
  productIds: readonly number[],
): Promise<{ productId: number; availableMilli: Milli }[]> {
  if (productIds.length === 0) return [];
  const moved = await tx.execute(sql`
    with emptied as (
      select product_id, on_hand_milli - reserved_milli as available from stock
      where store_id = ${storeId} and inventory and on_hand_milli > reserved_milli
        and product_id in (select id::int from json_array_elements_text(${JSON.stringify(productIds)}::json) as asked(id))
    ), moved as (
      update stock s set on_hand_milli = s.on_hand_milli - e.available
      from emptied e where s.store_id = ${storeId} and s.product_id = e.product_id
      returning s.product_id, e.available
    )
    insert into stock_movements (store_id, product_id, delta_milli, reason, at)
    select ${storeId}::int, product_id, -available, 'correction', ${now.toISOString()}::timestamptz from moved
    returning product_id as "productId", -delta_milli as "availableMilli"`);
  return rowsOf(moved);
}

/** What orders have reserved of each product, by `order/product`; what is not counted is left out. */
export async function heldByOrders(tx: Db, orderIds: readonly number[]): Promise<Map<string, Milli>> {
  const held = sql<Milli>`sum(${stockMovements.reservedDeltaMilli})::int`;
  const rows = await tx
    .select({ orderId: stockMovements.orderId, productId: stockMovements.productId, milli: held })
    .from(stockMovements)
    .where(inArray(stockMovements.orderId, [...orderIds]))
    .groupBy(stockMovements.orderId, stockMovements.productId)
    .having(sql`${held} > 0`);
  return new Map(rows.map(({ orderId, productId, milli }) => [`${orderId}/${productId}`, milli]));
}

/**
 * Corrects what is on hand of a counted product by what somebody found in the store, in thousandths of its unit. The caller
 * holds the row of this stock.
 */
export async function correctOnHand(
  tx: Db,
  { storeId, now }: Pick<OrderAt, 'storeId' | 'now'>,
  { productId, deltaMilli }: { productId: number; deltaMilli: Milli },
): Promise<void> {
  await tx.execute(sql`
    with corrected as (
      update stock set on_hand_milli = on_hand_milli + ${deltaMilli}
      where store_id = ${storeId} and product_id = ${productId} and inventory returning product_id
    )
    insert into stock_movements (store_id, product_id, delta_milli, reason, at)
    select ${storeId}::int, product_id, ${deltaMilli}::int, 'correction', ${now.toISOString()}::timestamptz from corrected`);
}

/**
 * Takes what an order has reserved out of the store, as its goods are picked; doing it twice does nothing. The caller
 * holds the order's row.
 */
export async function takeReservedStock(tx: Db, order: OrderAt): Promise<void> {
  await moveOutstanding(tx, order, sql`case when reserved > 0 then 'sale' end`, {
    onHand: sql`-reserved`,
    reserved: sql`-reserved`,
  });
}

/**
 * Releases what the ledger says that an order still has reserved, and puts back what it has taken and not yet given
 * back, so that doing it twice does nothing. The caller holds the order's row.
 */
export async function returnStock(tx: Db, order: OrderAt): Promise<void> {
  await moveOutstanding(tx, order, sql`case when reserved > 0 then 'release' when taken > 0 then 'cancellation' end`, {
    onHand: sql`case when reserved > 0 then 0 else taken end`,
    reserved: sql`-reserved`,
  });
}

/** Moves stock by what an order has outstanding in each product (`reserved`, `taken`); a reason of null leaves it alone. */
async function moveOutstanding(
  tx: Db,
  order: OrderAt,
  reason: SQL,
  change: { onHand: SQL; reserved: SQL },
): Promise<void> {
  const outstanding = sql`
    select product_id, ${reason} as reason, ${change.onHand} as on_hand, ${change.reserved} as reserved from (
      select product_id, sum(reserved_delta_milli)::int as reserved, -sum(delta_milli)::int as taken
      from stock_movements where order_id = ${order.orderId} group by product_id
    ) ledger`;
  await tx.execute(sql`
    select 1 from stock where store_id = ${order.storeId}
      and product_id in (select product_id from (${outstanding}) o where reason is not null)
    order by product_id for update`);
  await tx.execute(sql`
    with o as (select * from (${outstanding}) o where reason is not null), moved as (
      update stock s set on_hand_milli = s.on_hand_milli + o.on_hand, reserved_milli = s.reserved_milli + o.reserved
      from o where s.store_id = ${order.storeId} and s.product_id = o.product_id
      returning s.product_id, o.reason, o.on_hand, o.reserved
    )
    insert into stock_movements (store_id, product_id, delta_milli, reserved_delta_milli, reason, order_id, at)
    select ${order.storeId}::int, product_id, on_hand, reserved, reason, ${order.orderId}::int, ${instant(order)}
    from moved`);
}

function instant({ now }: OrderAt): SQL {
  return sql`${now.toISOString()}::timestamptz`;
}
