import type { Connection } from '#server/db/connection.ts';

/** A product as the index knows it: id, category, unit, supplier, featured, barcode, grams, millilitres, allergens, traces, diets, then names and sort keys in the order of `languages`. */
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
];
/** A product on a shelf: prices in cents after discount, whether a discount holds. */
export type ShelfRow = readonly [
  storeId: number,
  productId: number,
  finalCents: number,
  wholesaleFinalCents: number,
  isDiscounted: boolean,
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
  /** Of the stores that were asked for, the products that are sold out now. */
  soldOut: [storeId: number, productId: number][];
  categories: CategoryRow[];
};

/** Products read at once, so that neither side stops for long. */
export const partSize = 5000;

const statement = {
  name: 'shelf-index-changes',
  text: `with changed as materialized (
  select id from (
    select product_id as id from shelf_changes
    where $1::text is not null and transaction >= $1::text::xid8
      -- Rows that were restored from another server's backup have numbers that are still to come here.
      and transaction < pg_snapshot_xmax(pg_current_snapshot())
    union all
    select id from products where $1::text is null
  ) c where id > $2::int order by id limit ${partSize}
)
select pg_snapshot_xmin(pg_current_snapshot())::text as since,
  (select coalesce(json_agg(id), '[]') from stores where displayable) as displayable,
  (select coalesce(json_agg(id), '[]') from changed) as changed,
  (select coalesce(json_agg(json_build_array(p.id, p.category, p.unit, p.supplier, p.featured, p.barcode,
      p.unit_weight_g, p.volume_ml, p.allergens, p.may_contain, p.diets,
      json_build_array(fr.name, en.name, vi.name), json_build_array(fr.name_key, en.name_key, vi.name_key))), '[]')
    from changed c join products p using (id)
    join product_texts fr on fr.product_id = p.id and fr.language = 'fr'
    join product_texts en on en.product_id = p.id and en.language = 'en'
    join product_texts vi on vi.product_id = p.id and vi.language = 'vi'
    where p.visible) as goods,
  (select coalesce(json_agg(json_build_array(sh.store_id, sh.product_id, sh.final_cents, sh.wholesale_final_cents,
      sh.percent is not null)), '[]')
    from (
      select sh.* from changed c join shelf sh on sh.product_id = c.id where sh.store_id = any($3::int[])
      union all
      select sh.* from shelf sh where sh.store_id = any($4::int[])
    ) sh) as shelf,
  (select coalesce(json_agg(json_build_array(sh.store_id, sh.product_id)), '[]')
    from shelf sh left join stock st on st.store_id = sh.store_id and st.product_id = sh.product_id
    where sh.store_id = any($5::int[]) and coalesce(st.inventory, true) and coalesce(st.quantity_milli, 0) <= 0
  ) as "soldOut",
  (select coalesce(json_agg(json_build_array(code, json_build_array(label_fr, label_en, label_vi)) order by position, code), '[]')
    from categories) as categories`,
};

/**
 * One part of what has changed since a snapshot (null: everything) after the product `after`: with the shelves of
 * `stores`; besides, the whole shelves of `newStores` and what is sold out in `stockOf`.
 */
export async function selectChanges(
  connection: Pick<Connection, 'hot'>,
  asked: {
    since: string | null;
    after: number;
    stores: readonly number[];
    newStores: readonly number[];
    stockOf: readonly number[];
  },
): Promise<ChangesPart> {
  const values = [asked.since, asked.after, asked.stores, asked.newStores, asked.stockOf];
  const [part] = await connection.hot<ChangesPart>(statement, values);
  if (!part) throw new Error('The shelves could not be read');
  return part;
}
