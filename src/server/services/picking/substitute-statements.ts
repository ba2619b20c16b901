import type { Category } from '#domain/catalogue/category.ts';
import type { Language } from '#domain/language/language.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { type SQL, sql } from '#server/db/sql.ts';
import {
  type ComparedFacts,
  comparedColumns,
  comparedLanguage,
  finalCentsOf,
} from '#server/services/product/compared-facts.ts';
import { baseColumn } from '#server/services/product/product-card.ts';
import { instantOf, isInForce } from '#server/services/shelf/discount-in-force.ts';
import type { Substitute } from './substitute.ts';

/** Of which store, at which prices, in which words and when. */
export type InStore = { storeId: number; priceType: PriceType; language: Language; now: Date };
export type NamedGood = { id: number; category: Category; name: string; brand: string | null };
type Good = ComparedFacts & { id: number };

const columns = sql.raw(comparedColumns);
const inFrench = sql`join product_texts t on t.product_id = p.id and t.language = ${comparedLanguage}`;
const idsOf = (ids: readonly number[]) => sql`any(${`{${ids.join(',')}}`}::int[])`;

/** The base price on a shelf `sh`, and the larger of its own discount and that of its store `s`. */
function priceColumns({ priceType, now }: InStore): SQL {
  const ofStore = isInForce('s.discount_is_active', 's.discount_from', 's.discount_to', instantOf(now));
  return sql`sh.${sql.raw(baseColumn(priceType))} as "baseCents",
    greatest(sh.percent, case when ${ofStore} then s.discount_percent end) as percent`;
}

/** These products, with the price of this store or, where it does not sell them, of the first other that does. */
export async function selectOriginals(db: Db, inStore: InStore, ids: readonly number[]): Promise<Good[]> {
  if (ids.length === 0) return [];
  return rowsOf<Good>(
    await db.execute(sql`
select p.id, t.name, ${columns}, sold."baseCents", sold.percent
from products p ${inFrench}
left join lateral (
  select ${priceColumns(inStore)} from stores s join shelf sh on sh.store_id = s.id and sh.product_id = p.id
  order by (s.id = ${inStore.storeId}) desc, s.id limit 1
) sold on true
where p.id = ${idsOf(ids)}`),
  );
}

/** What a store has in stock of some categories: names alone, to find kinds by. */
export async function selectStocked(
  db: Db,
  { storeId }: InStore,
  categories: readonly Category[],
): Promise<NamedGood[]> {
  if (categories.length === 0) return [];
  return rowsOf<NamedGood>(
    await db.execute(sql`
select p.id, p.category, t.name, p.brand
from shelf sh
join products p on p.id = sh.product_id
join stock st on st.store_id = sh.store_id and st.product_id = p.id
${inFrench}
where sh.store_id = ${storeId} and p.category in (${sql.join(
      categories.map((one) => sql`${one}`),
      sql`, `,
    )}) and (not st.inventory or st.on_hand_milli > st.reserved_milli)
  and not exists (select from short_date_lots lot where lot.product_id = p.id)`),
  );
}

/** What is compared of goods that a store sells; those of short date stand for nothing. */
export async function selectComparedInStore(db: Db, inStore: InStore, ids: readonly number[]): Promise<Good[]> {
  if (ids.length === 0) return [];
  return rowsOf<Good>(
    await db.execute(sql`
select p.id, t.name, ${columns}, ${priceColumns(inStore)}
from products p ${inFrench}
join stores s on s.id = ${inStore.storeId}
join shelf sh on sh.store_id = s.id and sh.product_id = p.id
where p.id = ${idsOf(ids)} and not exists (select from short_date_lots lot where lot.product_id = p.id)`),
  );
}

type CardRow = Omit<Substitute, 'ownCents'> & { baseCents: number; percent: number | null };

/** Goods that a store sells as a picker is shown them, by their ids. */
export async function selectSubstituteCards(
  db: Db,
  inStore: InStore,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Substitute>> {
  if (ids.length === 0) return new Map();
  const rows = rowsOf<CardRow>(
    await db.execute(sql`
select p.id as "productId", t.name, p.unit, p.unit_weight_g as "weightG", p.volume_ml as "volumeMl", p.vat_bp as "vatBp",
  p.scale_code as "scaleCode", p.category, p.storage_type as "storageType", p.minimum_age as "minimumAge", place.shelf,
  case when st.inventory then greatest(st.on_hand_milli - st.reserved_milli, 0) end as "availableMilli",
  (select x.picture_id from product_pictures x where x.product_id = p.id order by x.position limit 1) as "pictureId",
  (select coalesce(json_agg(right(b.code, b.digits) order by b.position), '[]')
    from product_barcodes b where b.product_id = p.id) as barcodes, ${priceColumns(inStore)}
from products p
join product_texts t on t.product_id = p.id and t.language = ${inStore.language}
join stores s on s.id = ${inStore.storeId}
join shelf sh on sh.store_id = s.id and sh.product_id = p.id
join stock st on st.store_id = s.id and st.product_id = p.id
left join shelf_places place on place.store_id = s.id and place.product_id = p.id
where p.id = ${idsOf(ids)}`),
  );
  return new Map(
    rows.map(({ baseCents, percent, ...card }) => [
      card.productId,
      { ...card, ownCents: finalCentsOf({ baseCents, percent }) ?? baseCents },
    ]),
  );
}
