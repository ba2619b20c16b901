import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '#server/db/connection.ts';

/** Which part of the shelves a write may have changed: these products, in these stores; left out means all. */
export type ShelfScope = { productIds?: readonly number[]; storeIds?: readonly number[] };

/** That a column of product ids belongs to one part of a scope. */
export type ShelfPart = (column: SQL) => SQL;

/** So many products at once: a statement over a million holds them all in memory and takes longer than one may. */
const productsAtOnce = 5000;

/** The products of a scope in parts, in the order of their ids; a part may hold ids that no product has. */
export async function shelfParts(tx: Db, productIds: readonly number[] | undefined): Promise<ShelfPart[]> {
  if (productIds) {
    const ids = productIds.toSorted((a, b) => a - b);
    return startsUpTo(ids.length).map((from) => (column) => inList(column, ids.slice(from, from + productsAtOnce)));
  }
  const [last] = rowsOf<{ id: number }>(await tx.execute(sql`select coalesce(max(id), 0) as id from products`));
  return startsUpTo(last?.id ?? 0).map(
    (from) => (column) => sql`${column} between ${from + 1} and ${from + productsAtOnce}`,
  );
}

function startsUpTo(count: number): number[] {
  return Array.from({ length: Math.ceil(count / productsAtOnce) }, (_, i) => i * productsAtOnce);
}

/** That a column is one of these ids; true when there are none to choose from. */
export function inList(column: SQL, ids: readonly number[] | undefined): SQL {
  return ids ? sql`${column} = any(${sql.param(`{${ids.join(',')}}`)}::int[])` : sql`true`;
}
