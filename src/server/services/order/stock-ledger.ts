import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Milli } from '#domain/stock/quantity.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { stock } from '#server/db/tables/stock.ts';

/** What is there of a product; without `inventory` it is not counted and always to be had. */
export type OnHand = { quantityMilli: Milli; inventory: boolean };

/**
 * The stock of products in a store. With `lock` the rows stay this transaction's own until it ends: they are locked in
 * the order of their ids, so that two orders for the same goods wait for each other instead of blocking each other.
 */
export async function readStock(
  tx: Db,
  storeId: number,
  productIds: readonly number[],
  { lock }: { lock: boolean },
): Promise<Map<number, OnHand>> {
  if (productIds.length === 0) return new Map();
  const query = tx
    .select({ productId: stock.productId, quantityMilli: stock.quantityMilli, inventory: stock.inventory })
    .from(stock)
    .where(and(eq(stock.storeId, storeId), inArray(stock.productId, [...productIds])))
    .orderBy(asc(stock.productId));
  const rows = await (lock ? query.for('update') : query);
  return new Map(rows.map(({ productId, ...onHand }) => [productId, onHand]));
}

type Sale = { storeId: number; orderId: number; now: Date };

/**
 * Takes counted goods off the shelf and writes it into the ledger, each product once with its whole quantity. Answers
 * false when one of them is no longer there in that quantity: the caller must then roll back.
 */
export async function takeStock(tx: Db, sale: Sale, quantities: ReadonlyMap<number, Milli>): Promise<boolean> {
  if (quantities.size === 0) return true;
  const wanted = JSON.stringify([...quantities].map(([product_id, quantity]) => ({ product_id, quantity })));
  // The guard `>=` holds even where somebody forgot to lock first; the constraint on the column is the last wall.
  const result = await tx.execute(sql`
    with taken as (
      update stock s set quantity_milli = s.quantity_milli - w.quantity
      from json_to_recordset(${wanted}::json) as w(product_id int, quantity int)
      where s.store_id = ${sale.storeId} and s.product_id = w.product_id and s.inventory
        and s.quantity_milli >= w.quantity
      returning s.product_id, w.quantity
    ), ledger as (
      insert into stock_movements (store_id, product_id, delta_milli, reason, order_id, at)
      select ${sale.storeId}::int, product_id, -quantity, 'sale', ${sale.orderId}::int, ${sale.now.toISOString()}::timestamptz
      from taken
    )
    select count(*)::int as taken from taken`);
  return rowsOf<{ taken: number }>(result)[0]?.taken === quantities.size;
}

/**
 * Puts back what the ledger says that an order has taken and not yet given back, so that doing it twice does nothing.
 * The caller holds the order's row.
 */
export async function returnStock(tx: Db, { storeId, orderId, now }: Sale): Promise<void> {
  const outstanding = sql`
    select product_id, -sum(delta_milli)::int as quantity from stock_movements
    where order_id = ${orderId} group by product_id having sum(delta_milli) < 0`;
  await tx.execute(sql`
    select 1 from stock where store_id = ${storeId} and product_id in (select product_id from (${outstanding}) o)
    order by product_id for update`);
  await tx.execute(sql`
    with o as (${outstanding}), back as (
      update stock s set quantity_milli = s.quantity_milli + o.quantity from o
      where s.store_id = ${storeId} and s.product_id = o.product_id
      returning s.product_id, o.quantity
    )
    insert into stock_movements (store_id, product_id, delta_milli, reason, order_id, at)
    select ${storeId}::int, product_id, quantity, 'cancellation', ${orderId}::int, ${now.toISOString()}::timestamptz
    from back`);
}
