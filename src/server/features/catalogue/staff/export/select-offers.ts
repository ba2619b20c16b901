import type { StaffStores } from '#domain/access/staff-stores.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { type SQL, sql } from '#server/db/sql.ts';
import { andOwnStores } from '#server/services/session/own-stores.ts';
import { instantOf, isInForce } from '#server/services/shelf/discount-in-force.ts';

/** Of which stores (null: of all), at which moment, and how many rows at most in a part. */
export type Asked = { storeIds: StaffStores; now: Date; atOnce: number };

/** A product in a store; without a store when no store has a retail price for it. */
export type Offer = {
  id: number;
  supplierCode: string | null;
  scaleCode: string | null;
  /** As they are printed, in their order, parted by spaces. */
  barcodes: string | null;
  names: { [L in Language]?: string | null };
  category: string;
  unit: string;
  vatBp: number;
  /** For one unit of sale, without VAT. */
  purchaseCents: number | null;
  caseSize: number | null;
  origin: string | null;
  visible: boolean;
  storeId: number | null;
  storeName: string | null;
  /** Before discount, VAT included. */
  cents: number | null;
  wholesaleCents: number | null;
  /** The discounts in force, per cent: the product's own and the store's on everything. */
  ownPercent: number | null;
  storePercent: number | null;
  /** Null when stock is not counted. */
  onHandMilli: number | null;
  availableMilli: number | null;
  /** Where it stands within its aisle. */
  shelf: string | null;
};

const barcodes = sql`(
  select string_agg(right(b.code, b.digits), ' ' order by b.position) from product_barcodes b where b.product_id = p.id)`;
const nameByLanguage = sql.raw(`json_build_object(${languages.map((l) => `'${l}', text_${l}.name`).join(', ')})`);
const product = sql`p.id, p.supplier_code as "supplierCode", p.scale_code as "scaleCode", ${barcodes} as barcodes, ${nameByLanguage} as names, p.category, p.unit,
  p.vat_bp as "vatBp", p.purchase_cents as "purchaseCents", p.case_size as "caseSize", p.origin, p.visible`;
const names = sql.raw(
  languages
    .map((l) => `left join product_texts text_${l} on text_${l}.product_id = p.id and text_${l}.language = '${l}'`)
    .join(' '),
);

/** Every product in every store that is asked for and sells it, then the products that no store sells at all. */
export async function* selectOffers(db: Db, query: Asked): AsyncGenerator<Offer[]> {
  const { atOnce } = query;
  let at = { storeId: 0, id: 0 };
  for (;;) {
    const rows = rowsOf<Offer & { storeId: number }>(await db.execute(soldAfter(at, query)));
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) break;
    at = rows.at(-1) ?? at;
  }
  for (let after = 0; ; ) {
    const [part] = rowsOf<{ last: number | null }>(
      await db.execute(sql`
select max(id) as last from (select id from products where id > ${after} order by id limit ${atOnce}) part`),
    );
    if (!part?.last) return;
    const rows = rowsOf<Offer>(await db.execute(unsoldBetween(after, part.last)));
    if (rows.length > 0) yield rows;
    after = part.last;
  }
}

/** How many rows `selectOffers` gives in all. */
export async function countOffers(db: Db, storeIds: StaffStores): Promise<number> {
  const [row] = rowsOf<{ total: number }>(
    await db.execute(sql`
select ((select count(*) from prices where price_type = 'retail'${andOwnStores(storeIds, 'store_id')})
  + (select count(*) from products p
     where not exists (select from prices r where r.product_id = p.id and r.price_type = 'retail')))::int as total`),
  );
  return row?.total ?? 0;
}

/** The next part by the primary key of the prices: an index range, whatever the number of rows before it. */
function soldAfter(offer: { storeId: number; id: number }, { storeIds, now, atOnce }: Asked): SQL {
  const moment = instantOf(now);
  return sql`
select ${product}, s.id as "storeId", s.name as "storeName", r.cents, w.cents as "wholesaleCents",
  (select max(d.percent) from discounts d where d.store_id = r.store_id and d.product_id = r.product_id
    and ${isInForce('d.is_active', 'd.valid_from', 'd.valid_to', moment)}) as "ownPercent",
  case when ${isInForce('s.discount_is_active', 's.discount_from', 's.discount_to', moment)}
    then s.discount_percent end as "storePercent",
  case when k.inventory then k.on_hand_milli end as "onHandMilli",
  case when k.inventory then k.on_hand_milli - k.reserved_milli end as "availableMilli", sp.shelf
from (
  select store_id, product_id, cents from prices
  where price_type = 'retail' and (store_id, product_id) > (${offer.storeId}, ${offer.id})${andOwnStores(storeIds, 'store_id')}
  order by store_id, product_id limit ${atOnce}
) r
join products p on p.id = r.product_id
join stores s on s.id = r.store_id
left join prices w on w.store_id = r.store_id and w.product_id = r.product_id and w.price_type = 'wholesale'
left join stock k on k.store_id = r.store_id and k.product_id = r.product_id
left join shelf_places sp on sp.store_id = r.store_id and sp.product_id = r.product_id
${names}
order by r.store_id, r.product_id`;
}

// `offset 0` keeps the planner from joining: it looks up each price by its key instead of reading all prices.
function unsoldBetween(after: number, last: number): SQL {
  return sql`
select ${product}, null::int as "storeId", null as "storeName", null::int as cents, null::int as "wholesaleCents",
  null::int as "ownPercent", null::int as "storePercent", null::int as "onHandMilli", null::int as "availableMilli",
  null as shelf
from products p ${names}
where p.id > ${after} and p.id <= ${last} and not exists (
  select from stores s where exists (
    select from prices r where r.store_id = s.id and r.product_id = p.id and r.price_type = 'retail' offset 0))
order by p.id`;
}
