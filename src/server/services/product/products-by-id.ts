import type { Product } from '#contract/catalogue.ts';
import type { Connection } from '#server/db/connection.ts';
import { type CardRow, cardColumns, type Shown, stockColumns, toProduct } from './product-card.ts';
import { statementByShown } from './shown-statement.ts';

/** These products of a store in the order of their ids, with today's prices and stock; one statement. */
export async function selectProductsById(
  connection: Pick<Connection, 'hot'>,
  storeId: number,
  ids: readonly number[],
  shown: Shown,
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await connection.hot<CardRow>(statementFor(shown), [storeId, ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => toProduct(row, shown.decimals));
}

const statementFor = statementByShown(
  'products-by-id',
  (shown) => `select ${cardColumns(shown)}, ${stockColumns}
from shelf sh left join stock st on st.store_id = $1 and st.product_id = sh.product_id
where sh.store_id = $1 and sh.product_id = any($2::int[])`,
);
