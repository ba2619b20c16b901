import type { Product } from '#contract/catalogue/catalogue.ts';
import type { Connection } from '#server/db/connection.ts';
import {
  cardColumn,
  figureColumns,
  figureTables,
  type ProductCard,
  type ProductFigures,
  type Shown,
  toProduct,
} from './product-card.ts';
import { statementByShown } from './shown-statement.ts';

/** These products of a store in the order of their ids, with the prices and stock that hold at `now`; one statement. */
export async function selectProductsById(
  connection: Pick<Connection, 'hot'>,
  storeId: number,
  ids: readonly number[],
  view: Shown,
  now: Date,
): Promise<Product[]> {
  if (ids.length === 0) return [];
  type Row = ProductFigures & { card: ProductCard };
  const rows = await connection.hot<Row>(statementFor(view), [storeId, ids, now]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => toProduct(row, view.decimals));
}

const statementFor = statementByShown(
  'products-by-id',
  ({ language, priceType }) => `select ${figureColumns(priceType, '$3')}, ${cardColumn(language)} as card
from products p ${figureTables('$1')}
where p.id = any($2::int[])`,
);
