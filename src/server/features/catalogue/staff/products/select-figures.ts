import type { Cents } from '#domain/money/cents.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, gte, inArray, isNull, or, type SQL, sql } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { discounts } from '#server/db/tables/prices.ts';
import { instantOf, storePercentAt } from '#server/services/shelf/discount-in-force.ts';

/** What a product is in one store: cents before discount (null: not sold there), the discount of its own, what is to be had. */
export type StoreFigures = {
  storeId: number;
  baseCents: Cents | null;
  wholesaleCents: Cents | null;
  percent: number | null;
  from: Date | null;
  to: Date | null;
  availableMilli: Milli;
  /** The discount of its own that is in force, per cent, and the lowest cents of the 30 days before it. */
  percentNow: number | null;
  lowestCents: Cents | null;
  /** The discount of the store on everything that is in force, per cent. */
  storePercent: number | null;
  /** Where it stands within its aisle. */
  shelf: string | null;
};

/** As a statement answers them: moments in milliseconds since 1970. */
type StoredFigures = Omit<StoreFigures, 'from' | 'to'> & { from: number | null; to: number | null };

/**
 * The figures of a row of `products` in every store, in the order of the stores, as a column of a statement on it. Of the
 * discounts that have not ended the one that was written last counts: writing one ends the others.
 */
export function figuresColumn(now: Date): SQL<StoreFigures[]> {
  const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
  const figures = sql<StoreFigures[]>`(select coalesce(json_agg(json_build_object(
    'storeId', s.id, 'baseCents', r.cents, 'wholesaleCents', w.cents,
    'percent', d.percent, 'from', ${ms('d.valid_from')}, 'to', ${ms('d.valid_to')},
    'availableMilli', coalesce(k.on_hand_milli - k.reserved_milli, 0),
    'percentNow', nullif(sh.percent, 0), 'lowestCents', sh.lowest_cents,
    'storePercent', ${sql.raw(storePercentAt(`'${now.toISOString()}'`))}, 'shelf', sp.shelf) order by s.position, s.id), '[]')
  from stores s
  left join prices r on r.store_id = s.id and r.product_id = products.id and r.price_type = 'retail'
  left join prices w on w.store_id = s.id and w.product_id = products.id and w.price_type = 'wholesale'
  left join stock k on k.store_id = s.id and k.product_id = products.id
  left join shelf sh on sh.store_id = s.id and sh.product_id = products.id
  left join shelf_places sp on sp.store_id = s.id and sp.product_id = products.id
  left join lateral (
    select o.percent, o.valid_from, o.valid_to from discounts o
    where o.store_id = s.id and o.product_id = products.id and o.is_active
      and (o.valid_to is null or o.valid_to >= ${instantOf(now)})
    order by o.id desc limit 1
  ) d on true)`;
  return figures.mapWith((stored: StoredFigures[]) => stored.map(fromStored));
}

/** The figures of one product. */
export async function selectFigures(db: Db, productId: number, now: Date): Promise<StoreFigures[]> {
  const [row] = await db
    .select({ figures: figuresColumn(now) })
    .from(products)
    .where(eq(products.id, productId));
  return row?.figures ?? [];
}

function fromStored({ from, to, ...figures }: StoredFigures): StoreFigures {
  const date = (ms: number | null) => (ms === null ? null : new Date(ms));
  return { ...figures, from: date(from), to: date(to) };
}

/** Discounts that are in force or yet to come. */
export function standing(productIds: readonly number[], now: Date) {
  return and(
    inArray(discounts.productId, [...productIds]),
    eq(discounts.isActive, true),
    or(isNull(discounts.validTo), gte(discounts.validTo, now)),
  );
}
