import type { OftenBought } from '#contract/catalogue/shop-strips.ts';
import { Refusal } from '#contract/errors.ts';
import type { HotStatement } from '#server/db/connection.ts';
import type { Deps } from '#server/deps.ts';
import type { Shown } from '#server/services/product/product-card.ts';
import { selectProductsById } from '#server/services/product/products-by-id.ts';
import { type OrderReader, selectLastOrder } from './queries.ts';

/** More than are shown, for those that are sold out. */
const candidates = 48;
/** So many orders show what somebody buys; a customer with thousands must not cost more. */
const newestOrders = 200;

/** By the index `orders_customer`: the orders of one customer are read, never the table. */
export const oftenBoughtStatement: HotStatement = {
  name: 'often-bought',
  text: `select array(
  select l.product_id
  from (
    select id, submitted_at from orders where customer_id = $2 and status in ('submitted', 'completed')
    order by created_at desc limit ${newestOrders}
  ) o
  join order_lines l on l.order_id = o.id
  join shelf sh on sh.store_id = $1 and sh.product_id = l.product_id
  where not exists (select from short_date_lots lot where lot.product_id = l.product_id)
  group by l.product_id
  order by count(distinct o.id) desc, max(o.submitted_at) desc, l.product_id
  limit ${candidates}
) as ids from stores where id = $1 and displayable`,
};

/**
 * What a customer buys most often of what a store has, and their last order. Refuses `notFound` for a store that is not
 * there or not displayed.
 */
export async function selectOftenBought(
  { connection, db }: Pick<Deps, 'connection' | 'db'>,
  reader: OrderReader & Shown & { now: Date },
  { storeId, per_page: most }: { storeId: number; per_page: number },
): Promise<OftenBought> {
  const [row] = await connection.hot<{ ids: number[] }>(oftenBoughtStatement, [storeId, reader.customerId]);
  if (!row) throw new Refusal('notFound');
  const [items, lastOrder] = await Promise.all([
    selectProductsById(connection, storeId, row.ids, reader, reader.now),
    selectLastOrder(db, reader),
  ]);
  const inStock = items.filter((item) => !item.inventory || item.quantityInStock > 0);
  return { items: inStock.slice(0, most), lastOrder };
}
