import { type InSome, saidIn } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import type { Connection } from '#server/db/connection.ts';
import type { StoreDiscount } from '#server/services/shelf/discount-in-force.ts';

/** Code, then labels in the order of `languages`. */
export type CategoryRow = readonly [code: string, labels: readonly string[]];
/**
 * A product on a store's shelf: prices in cents before discount, its own discount in per cent, the lowest prices before
 * it; nulls: not there.
 */
export type ChangedRow = readonly [
  storeId: number,
  productId: number,
  baseCents: number | null,
  wholesaleBaseCents: number | null,
  percent: number | null,
  lowestCents: number | null,
  wholesaleLowestCents: number | null,
];

/** What has changed since a snapshot, and what is so small that it is read each time. */
export type CatalogueChanges = {
  /** The snapshot that this was read from: the next reading begins with what that one did not see. */
  since: string;
  /** How many changes were noted; more than `mostChanges` are not listed one by one. */
  count: number;
  /** The stores that are displayed, with their discount on everything. */
  stores: (readonly [id: number, ...StoreDiscount])[];
  categories: CategoryRow[];
  /** Products whose texts or facts changed. */
  products: number[];
  /** Stores of whose shelf much changed. */
  shelves: number[];
  rows: ChangedRow[];
  /** Whether kinds of goods or synonyms changed. */
  words: boolean;
  /** Of each store that was asked for, when what it sold was counted last (milliseconds). */
  counted: (readonly [storeId: number, at: number])[];
  /** Of each store that was asked for, the products that are sold out now, as `{1,2,3}`. */
  soldOut: (readonly [storeId: number, productIds: string])[];
};

/** Whoever has missed more reads the shelves concerned anew, and all goods where more goods than that have changed. */
export const mostChanges = 20_000;

/** What a snapshot ($1) did not see of the log of changes. */
const unseen = `transaction >= pg_snapshot_xmin($1::text::pg_snapshot)
    -- A transaction that lasts, in whichever database of the server, keeps the snapshot's beginning where it is.
    and not pg_visible_in_snapshot(transaction, $1::text::pg_snapshot)
    -- Rows that were restored from another server's backup have numbers that are still to come here.
    and transaction < pg_snapshot_xmax(pg_current_snapshot())`;

// One plan serves one change and thousands, of a shop of any size: each is looked up by primary key (`offset 0` keeps the
// planner from joining them with whole tables).
const statement = {
  name: 'catalogue-changes',
  text: `with log as materialized (
  select store_id, product_id from catalogue_changes
  where ${unseen}
  limit ${mostChanges + 1}
)
select pg_current_snapshot()::text as since,
  (select count(*)::int from log) as count,
  (select coalesce(json_agg(json_build_array(id, case when discount_is_active then discount_percent end,
      extract(epoch from discount_from) * 1000, extract(epoch from discount_to) * 1000)), '[]')
    from stores where displayable) as stores,
  (select coalesce(json_agg(json_build_array(code, labels) order by position, code), '[]')
    from categories) as categories,
  (select coalesce(json_agg(distinct product_id), '[]') from log where store_id is null and product_id is not null) as products,
  (select count(*) > 0 from log where store_id is null and product_id is null) as words,
  (select coalesce(json_agg(json_build_array(store_id, extract(epoch from counted_at) * 1000)), '[]')
    from popularity where store_id = any($2::int[])) as counted,
  (select coalesce(json_agg(distinct store_id), '[]') from log where product_id is null and store_id is not null) as shelves,
  (select coalesce(json_agg(json_build_array(c.store_id, c.product_id, sh.base_cents, sh.wholesale_base_cents, sh.percent,
      sh.lowest_cents, sh.wholesale_lowest_cents)), '[]')
    from (select distinct store_id, product_id from log where store_id is not null and product_id is not null) c
    left join lateral (
      select base_cents, wholesale_base_cents, percent, lowest_cents, wholesale_lowest_cents from shelf
      where store_id = c.store_id and product_id = c.product_id offset 0
    ) sh on true) as rows,
  (select coalesce(json_agg(json_build_array(store_id, ids)), '[]') from (
      select store_id, array_agg(product_id)::text as ids from stock
      where store_id = any($2::int[]) and inventory and on_hand_milli <= reserved_milli group by store_id
    ) sold) as "soldOut"`,
};

/** What has changed since a snapshot (null: nothing is known, so no changes), with what is sold out in some stores. */
export async function selectChanges(
  connection: Pick<Connection, 'hot'>,
  since: string | null,
  storeIds: readonly number[],
): Promise<CatalogueChanges> {
  type Row = Omit<CatalogueChanges, 'categories'> & { categories: [code: string, labels: InSome<string>][] };
  const [changes] = await connection.hot<Row>(statement, [since, storeIds]);
  if (!changes) throw new Error('The changes of the catalogue could not be read');
  const inOrder = (labels: InSome<string>) => languages.map((language) => saidIn(labels, language) ?? '');
  return { ...changes, categories: changes.categories.map(([code, labels]) => [code, inOrder(labels)]) };
}

const manyStatement = {
  name: 'catalogue-many-changes',
  text: `select coalesce((select json_agg(product_id) from (
      select distinct product_id from catalogue_changes
      where ${unseen} and store_id is null and product_id is not null limit ${mostChanges + 1}
    ) as goods), '[]') as products,
  coalesce((select json_agg(distinct store_id) from catalogue_changes where ${unseen} and store_id is not null), '[]') as shelves,
  exists (select from catalogue_changes where ${unseen} and store_id is null and product_id is null) as words`,
};

/**
 * Of more changes than are listed one by one, as an import of many prices notes them: the goods, and the stores whose whole
 * shelf is to be read anew. Null where so many goods changed that all are to be read.
 */
export async function selectManyChanges(
  connection: Pick<Connection, 'hot'>,
  since: string | null,
): Promise<Pick<CatalogueChanges, 'products' | 'shelves' | 'words'> | null> {
  type Row = Pick<CatalogueChanges, 'products' | 'shelves' | 'words'>;
  const [many] = await connection.hot<Row>(manyStatement, [since]);
  if (!many) throw new Error('The changes of the catalogue could not be read');
  return many.products.length > mostChanges ? null : many;
}
