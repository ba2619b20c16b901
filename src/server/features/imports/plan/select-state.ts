import type { Language } from '#domain/language/language.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { and, getTableColumns, inArray, isNull, sql } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { rowsAs } from '#server/services/catalogue/write-offers.ts';
import { instantOf } from '#server/services/shelf/discount-in-force.ts';

/** A product as it is, with its names and its French list of ingredients. */
export type ProductState = typeof products.$inferSelect & {
  names: Partial<Record<Language, string>>;
  ingredients: string | null;
  ingredientsIn: Partial<Record<Language, string | null>>;
};
/** What a product is in a store; quantities in thousandths of its unit. */
export type OfferState = {
  /** Before discount; null: not sold there. */
  cents: number | null;
  /** Its own discount that has not ended; milliseconds since 1970, null is open. */
  percent: number | null;
  from: number | null;
  to: number | null;
  onHandMilli: Milli;
  reservedMilli: Milli;
  /** Without it, it is always to be had. */
  isCounted: boolean;
  /** What was handed over (negative) or came back since the file was written. */
  movedSinceMilli: Milli;
  shelf: string | null;
};
export const noOffer: OfferState = {
  cents: null,
  percent: null,
  from: null,
  to: null,
  onHandMilli: 0,
  reservedMilli: 0,
  isCounted: true,
  movedSinceMilli: 0,
  shelf: null,
};

type Pair = { productId: number; storeId: number };
export type State = {
  products: ReadonlyMap<number, ProductState>;
  offerOf: (pair: Pair) => OfferState;
  /** The product that has a scale code, by the code without the zeros before it. */
  scaleOwners: ReadonlyMap<string, number>;
};
/** What is to be read: products, what they are in stores, scale codes; `asOf` is when the file was written. */
export type StateQuestion = {
  productIds: readonly number[];
  pairs: readonly Pair[];
  scaleCodes: readonly string[];
  asOf: Date | null;
  now: Date;
};

/** What rows are planned from, in three statements. */
export async function selectState(db: Db, keys: StateQuestion): Promise<State> {
  const offers = await selectOffers(db, keys);
  return {
    products: await selectProducts(db, keys.productIds),
    offerOf: ({ productId, storeId }) => offers.get(`${productId}/${storeId}`) ?? noOffer,
    scaleOwners: await selectScaleOwners(db, keys.scaleCodes),
  };
}

async function selectProducts(db: Db, ids: readonly number[]): Promise<Map<number, ProductState>> {
  if (ids.length === 0) return new Map();
  const texts = sql.raw('from product_texts t where t.product_id = products.id');
  const rows = await db
    .select({
      ...getTableColumns(products),
      names: sql<ProductState['names']>`(select json_object_agg(t.language, t.name) ${texts})`,
      ingredientsIn: sql<ProductState['ingredientsIn']>`(select json_object_agg(t.language, t.ingredients) ${texts})`,
      ingredients: sql<string | null>`(select t.ingredients ${texts} and t.language = 'fr')`,
    })
    .from(products)
    .where(and(inArray(products.id, [...ids]), isNull(products.deletedAt)));
  return new Map(
    rows.map((row) => [row.id, { ...row, names: row.names ?? {}, ingredientsIn: row.ingredientsIn ?? {} }]),
  );
}

async function selectOffers(db: Db, { pairs, asOf, now }: StateQuestion): Promise<Map<string, OfferState>> {
  if (pairs.length === 0) return new Map();
  const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
  const moved = asOf
    ? sql`(select coalesce(sum(m.delta_milli), 0)::int from stock_movements m where m.store_id = x.store_id
        and m.product_id = x.product_id and m.at > ${instantOf(asOf)} and m.reason in ('sale', 'cancellation'))`
    : sql`0`;
  const rows = pairs.map(({ productId, storeId }) => ({ product_id: productId, store_id: storeId }));
  const found = rowsOf<OfferState & { at: string }>(
    await db.execute(sql`
      select x.product_id || '/' || x.store_id as at, r.cents, d.percent, ${ms('d.valid_from')} as "from",
        ${ms('d.valid_to')} as "to", coalesce(k.on_hand_milli, 0) as "onHandMilli",
        coalesce(k.reserved_milli, 0) as "reservedMilli", coalesce(k.inventory, true) as "isCounted",
        ${moved} as "movedSinceMilli", sp.shelf
      from ${rowsAs(rows, 'product_id int, store_id int')}
      left join prices r on r.store_id = x.store_id and r.product_id = x.product_id and r.price_type = 'retail'
      left join stock k on k.store_id = x.store_id and k.product_id = x.product_id
      left join shelf_places sp on sp.store_id = x.store_id and sp.product_id = x.product_id
      left join lateral (
        select o.percent, o.valid_from, o.valid_to from discounts o
        where o.store_id = x.store_id and o.product_id = x.product_id and o.is_active
          and (o.valid_to is null or o.valid_to >= ${instantOf(now)})
        order by o.id desc limit 1
      ) d on true`),
  );
  return new Map(found.map(({ at, ...offer }) => [at, offer]));
}

async function selectScaleOwners(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const found = rowsOf<{ code: string; id: number }>(
    await db.execute(sql`
      select ltrim(p.scale_code, '0') as code, p.id from products p
      join ${rowsAs(
        codes.map((code) => ({ code })),
        'code text',
      )} on ltrim(p.scale_code, '0') = ltrim(x.code, '0')`),
  );
  return new Map(found.map(({ code, id }) => [code, id]));
}
