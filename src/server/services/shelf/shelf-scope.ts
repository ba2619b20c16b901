import { type Db, rowsOf } from '#server/db/connection.ts';
import { type SQL, sql } from '#server/db/sql.ts';

/** Which part of the shelves a write may have changed: these products, in these stores; left out means all. */
export type ShelfScope = { productIds?: readonly number[]; storeIds?: readonly number[] };

/** Some rows of a scope, as conditions on a column of product ids and one of store ids. */
export type ShelfPart = { hasProduct: (column: SQL) => SQL; hasStore: (column: SQL) => SQL };

/** So many rows of shelves in one statement: one over millions holds them all in memory and takes longer than it may. */
const rowsAtOnce = 5000;

/** A scope in parts of some thousand rows, in the order of stores and products; a part may hold ids that are not there. */
export async function shelfParts(tx: Db, { productIds, storeIds }: ShelfScope): Promise<ShelfPart[]> {
  const inStores = storeIds ?? (await selectIds(tx, sql`stores`));
  const ids = productIds?.toSorted((a, b) => a - b);
  if (ids && ids.length * inStores.length <= rowsAtOnce)
    return ids.length === 0 || inStores.length === 0
      ? []
      : [{ hasProduct: (column) => inList(column, ids), hasStore: (column) => inList(column, inStores) }];
  const products = ids ? listParts(ids) : await rangeParts(tx);
  return inStores.flatMap((storeId) =>
    products.map((hasProduct) => ({ hasProduct, hasStore: (column: SQL) => sql`${column} = ${storeId}` })),
  );
}

function listParts(ids: readonly number[]): ShelfPart['hasProduct'][] {
  return startsUpTo(ids.length).map((from) => (column) => inList(column, ids.slice(from, from + rowsAtOnce)));
}

async function rangeParts(tx: Db): Promise<ShelfPart['hasProduct'][]> {
  const [last] = rowsOf<{ id: number }>(await tx.execute(sql`select coalesce(max(id), 0) as id from products`));
  return startsUpTo(last?.id ?? 0).map(
    (from) => (column) => sql`${column} between ${from + 1} and ${from + rowsAtOnce}`,
  );
}

function startsUpTo(count: number): number[] {
  return Array.from({ length: Math.ceil(count / rowsAtOnce) }, (_, i) => i * rowsAtOnce);
}

async function selectIds(tx: Db, table: SQL): Promise<number[]> {
  return rowsOf<{ id: number }>(await tx.execute(sql`select id from ${table} order by id`)).map(({ id }) => id);
}

/** That a column is one of these ids; true when there are none to choose from. */
export function inList(column: SQL, ids: readonly number[] | undefined): SQL {
  return ids ? sql`${column} = any(${sql.param(`{${ids.join(',')}}`)}::int[])` : sql`true`;
}
