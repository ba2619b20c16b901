import type { Connection } from '#server/db/connection.ts';
import { storePercentAt } from '#server/services/shelf/discount-in-force.ts';

/** A product as the index knows it: id, category, unit, supplier, featured, barcode, grams, millilitres, allergens, traces, diets, then names and sort keys in the order of `languages`, brand. */
export type GoodsRow = readonly [
  id: number,
  category: string,
  unit: string,
  supplier: string | null,
  featured: boolean,
  barcode: string | null,
  weightG: number | null,
  volumeMl: number | null,
  allergens: readonly string[] | null,
  mayContain: readonly string[],
  diets: readonly string[],
  names: readonly string[],
  keys: readonly string[],
  brand: string | null,
];
/** A product on a shelf: prices in cents before discount, and its discount in per cent. */
export type ShelfRow = readonly [
  storeId: number,
  productId: number,
  baseCents: number,
  wholesaleBaseCents: number,
  percent: number | null,
];
export type CategoryRow = readonly [code: string, labels: readonly string[]];

/** What has changed since a snapshot, a part at a time. */
export type ChangesPart = {
  /** The oldest transaction that this part may not have seen: where the next reading begins. */
  since: string;
  displayable: number[];
  /** The products of this part, by id; those without a row in `goods` are no longer visible. */
  changed: number[];
  goods: GoodsRow[];
  shelf: ShelfRow[];
  /** Of the store that was asked for, the products that are sold out now. */
  soldOut: number[];
  /** The beginning of the shelf of the store that is new, as `selectShelf` goes on with it. */
  newShelf: ShelfRow[];
  categories: CategoryRow[];
};

/** Products read at once: whoever asks something else meanwhile waits for the work on one part at most. */
export const partSize = 1000;
/** A row of a shelf is a few numbers. */
export const shelfPartSize = 10_000;

const shelfRow = (now: string) =>
  `json_build_array(sh.store_id, sh.product_id, sh.base_cents, sh.wholesale_base_cents, greatest(sh.percent, ${storePercentAt(now)}))`;

// One plan serves one product and a thousand, of a shop of a thousand and of a million: what is in the part is looked up
// row by row by primary key (`offset 0` keeps the planner from joining it with whole tables).
const changesStatement = {
  name: 'shelf-index-changes',
  text: `with touched as materialized (
  select store_id, product_id as id from catalogue_changes
  where $1::text is not null and transaction >= $1::text::xid8
    -- Rows that were restored from another server's backup have numbers that are still to come here.
    and transaction < pg_snapshot_xmax(pg_current_snapshot())
), changed as materialized (
  (select distinct id from touched where id > $2::int and not exists (select 1 from touched where id is null)
    order by id limit ${partSize})
  union all
  (select id from products where id > $2::int and exists (select 1 from touched where id is null)
    order by id limit ${partSize})
  union all
  (select id from products where $1::text is null and id > $2::int order by id limit ${partSize})
)
select pg_snapshot_xmin(pg_current_snapshot())::text as since,
  (select coalesce(json_agg(id), '[]') from stores where displayable) as displayable,
  (select coalesce(json_agg(id order by id), '[]') from changed) as changed,
  (select coalesce(json_agg(p.row), '[]') from changed c cross join lateral (
      select json_build_array(p.id, p.category, p.unit, p.supplier, p.featured, p.barcode,
        p.unit_weight_g, p.volume_ml, p.allergens, p.may_contain, p.diets,
        json_build_array(fr.name, en.name, vi.name), json_build_array(fr.name_key, en.name_key, vi.name_key), p.brand) as row
      from products p
      join product_texts fr on fr.product_id = p.id and fr.language = 'fr'
      join product_texts en on en.product_id = p.id and en.language = 'en'
      join product_texts vi on vi.product_id = p.id and vi.language = 'vi'
      where p.id = c.id and p.visible offset 0
    ) p) as goods,
  (select coalesce(json_agg(sh.row), '[]') from changed c cross join unnest($3::int[]) store cross join lateral (
      select ${shelfRow('$6')} as row from shelf sh join stores s on s.id = sh.store_id
      where sh.store_id = store and sh.product_id = c.id offset 0
    ) sh) as shelf,
  (select coalesce(json_agg(product_id), '[]') from stock
    where store_id = $4::int and inventory and on_hand_milli <= reserved_milli
  ) as "soldOut",
  (select coalesce(json_agg(${shelfRow('$6')} order by sh.product_id), '[]') from (
      select * from shelf where (store_id, product_id) > ($5::int, 0) order by store_id, product_id limit ${shelfPartSize}
    ) sh join stores s on s.id = sh.store_id where s.id = $5::int and s.displayable) as "newShelf",
  (select coalesce(json_agg(json_build_array(code, json_build_array(label_fr, label_en, label_vi)) order by position, code), '[]')
    from categories) as categories`,
};

/**
 * One part of what has changed since a snapshot (null: everything) after the product `after`, with what of it stands on
 * the shelves of `stores`; besides, what is sold out in `stockOf` and the shelf of `newStore`.
 */
export async function selectChanges(
  connection: Pick<Connection, 'hot'>,
  asked: {
    since: string | null;
    after: number;
    stores: readonly number[];
    stockOf: number | null;
    newStore: number | null;
    now: Date;
  },
): Promise<ChangesPart> {
  const values = [asked.since, asked.after, asked.stores, asked.stockOf, asked.newStore, asked.now];
  const [part] = await connection.hot<ChangesPart>(changesStatement, values);
  if (!part) throw new Error('The shelves could not be read');
  return part;
}

// Compared as a row, so that a shelf of whatever length is read along its primary key; what is another store's falls away.
const shelfStatement = {
  name: 'shelf-index-store',
  text: `select coalesce(json_agg(${shelfRow('$3')} order by sh.product_id), '[]') as rows from (
  select * from shelf where (store_id, product_id) > ($1::int, $2::int) order by store_id, product_id limit ${shelfPartSize}
) sh join stores s on s.id = sh.store_id where sh.store_id = $1::int`,
};

/** The next part of a store's shelf, by product, after the product `after`. */
export async function selectShelf(
  connection: Pick<Connection, 'hot'>,
  storeId: number,
  after: number,
  now: Date,
): Promise<ShelfRow[]> {
  const [part] = await connection.hot<{ rows: ShelfRow[] }>(shelfStatement, [storeId, after, now]);
  return part?.rows ?? [];
}
