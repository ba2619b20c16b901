import { type SQL, sql } from 'drizzle-orm';

/** Which part of the shelves a write may have changed: these products, in these stores; left out means all. */
export type ShelfScope = { productIds?: readonly number[]; storeIds?: readonly number[] };

/** That a column is one of these ids; true when there are none to choose from. */
export function inList(column: SQL, ids: readonly number[] | undefined): SQL {
  return ids ? sql`${column} = any(${sql.param(`{${ids.join(',')}}`)}::int[])` : sql`true`;
}
