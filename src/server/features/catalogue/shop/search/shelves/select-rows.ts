import type { Connection } from '#server/db/connection.ts';
import type { ShelfRow } from './store-shelf.ts';

const rowsStatement = {
  name: 'shelf-rows',
  text: `select product_id as "productId", base_cents as retail, wholesale_base_cents as wholesale, coalesce(percent, 0) as percent,
  json_build_object('retail', coalesce(lowest_cents, 0), 'wholesale', coalesce(wholesale_lowest_cents, 0)) as lowest
from shelf where store_id = $1::int and product_id = any($2::int[])`,
};

/** What a store's shelf says of some products; those that are not on it are left out. */
export function selectShelfRows(
  connection: Pick<Connection, 'hot'>,
  storeId: number,
  productIds: readonly number[],
): Promise<ShelfRow[]> {
  return connection.hot<ShelfRow>(rowsStatement, [storeId, productIds]);
}

const sellersStatement = {
  name: 'shelf-sellers',
  text: `select store_id as "storeId", product_id as "productId" from shelf where product_id = any($1::int[])`,
};

/** In which stores some products are sold. */
export function selectSellers(
  connection: Pick<Connection, 'hot'>,
  productIds: readonly number[],
): Promise<{ storeId: number; productId: number }[]> {
  return connection.hot(sellersStatement, [productIds]);
}
