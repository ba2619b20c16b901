import { type Page, toPage } from '#contract/page.ts';
import { and, type SQL, sql } from '#server/db/sql.ts';
import { type Db, rowsOf } from './connection.ts';

/** Counting more would take longer than reading the page. */
export const mostCounted = 10_000;

/** What a list asks of its table. */
export type Listing = {
  /** The table, with what its rows are joined to. */
  from: SQL;
  where: SQL | undefined;
  /** The whole number that names a row; it comes last in the order, so that no row stands on two pages. */
  id: SQL;
  /** What the rows are sorted by, in the direction of the id. */
  key: SQL;
  direction: 'asc' | 'desc';
  /**
   * A statement of the ids (as `id`) of few rows of many. They are found by themselves and sorted then: planned as one,
   * PostgreSQL may go through a million rows in the order of the list for three that match.
   */
  among?: SQL | undefined;
  /** How many rows are counted at most. */
  most?: number | undefined;
};

type Asked = { page: number; perPage: number };
export type FoundPage = { ids: number[]; total: number; totalIsCapped: boolean };

/** The ids of a page in their order, and how many rows there are, counted as far as the most. */
export async function findPage(db: Db, query: Asked, listing: Listing): Promise<FoundPage> {
  const [row] = rowsOf<{ total: number; ids: number[] }>(await db.execute(pageStatement(query, listing)));
  const { most = mostCounted } = listing;
  const total = row?.total ?? 0;
  return { ids: row?.ids ?? [], total: Math.min(total, most), totalIsCapped: total > most };
}

/** The answer of a listing whose rows were found by `findPage`. */
export function toCappedPage<T>(
  items: T[],
  { total, totalIsCapped }: Pick<FoundPage, 'total' | 'totalIsCapped'>,
  query: Asked,
): Page<T> & { totalIsCapped: boolean } {
  return { ...toPage(items, total, query), totalIsCapped };
}

/** Rows in the order of their ids, as `findPage` gave these. */
export function inOrderOf<T>(ids: readonly number[], rows: readonly T[], idOf: (row: T) => number): T[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One statement of one row: `total`, which says no more than that there are more than the most, and `ids`. */
export function pageStatement(query: Asked, { from, where, id, key, among, ...listing }: Listing): SQL {
  const direction = sql.raw(listing.direction);
  const offset = (query.page - 1) * query.perPage;
  // As far as is counted, and as far as the page lies: what is read once answers both.
  const read = Math.max((listing.most ?? mostCounted) + 1, offset + query.perPage);
  const condition = and(where, among && sql`${id} in (select id from hits)`) ?? sql`true`;
  return sql`with ${among ? sql`hits as materialized (${among}),` : sql``} found as materialized (
      select ${id} as id from ${from} where ${condition}
      order by ${key} ${direction}, ${id} ${direction} limit ${read})
    select (select count(*)::int from found) as total,
      array(select id from found limit ${query.perPage} offset ${offset}) as ids`;
}
