import type { ScannedProduct } from '#contract/catalogue/product-scan.ts';
import { Refusal } from '#contract/errors.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Language } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { Aisle } from '#domain/picking/aisle.ts';
import { finalPrice } from '#domain/pricing/discount.ts';
import { lineTotal } from '#domain/pricing/line-total.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { fromMilli, type Milli } from '#domain/stock/quantity.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { readProductViews, type ViewedBy } from '#server/features/catalogue/staff/products/product-views.ts';
import type { Scanned } from '#server/services/picking/read-scanned.ts';
import { selectAisles } from '#server/services/picking/select-aisles.ts';
import { instantOf, isInForce } from '#server/services/shelf/discount-in-force.ts';

type Asked = Scanned & { storeId: number };
/** What a product is in a store; `percent` is the larger of its own discount and the store's. */
type InStore = {
  onHandMilli: Milli;
  reservedMilli: Milli;
  isCounted: boolean;
  baseCents: number | null;
  percent: number | null;
};

/** A product as whoever scanned it sees it in a store. Throws `notFound` for a product or a store that is not there. */
export async function readScannedProduct(db: Db, scanned: Asked, by: ViewedBy): Promise<ScannedProduct> {
  const { productId, storeId } = scanned;
  // Its figures in this store alone.
  const [product] = await readProductViews(db, [productId], { ...by, who: { storeIds: [storeId] } });
  const inStore = await selectInStore(db, scanned, by.now);
  if (!product || !inStore) throw new Refusal('notFound');
  const { onHandMilli, reservedMilli, isCounted, baseCents, percent } = inStore;
  const decimal = (cents: number) => toDecimal(cents, by.decimals);
  const cents = baseCents === null ? null : finalPrice(baseCents, percent);
  const measure = { unit: product.unit, weightG: product.unitWeight, volumeMl: product.volume };
  const compared = cents === null ? null : unitPrice({ ...product, ...measure, priceCents: cents });
  const aisles = (await selectAisles(db, [storeId])).get(storeId)?.aisles ?? [];
  const { milli } = scanned;
  return {
    product,
    storeId,
    onHand: fromMilli(onHandMilli),
    reserved: fromMilli(reservedMilli),
    isCounted,
    aisle: aisleOf(aisles, product.category as Category),
    unitPrice: compared && { price: decimal(compared.cents), per: compared.per },
    shownPrice: cents === null ? null : decimal(cents),
    shownDiscount: percent ?? 0,
    label:
      milli === null
        ? null
        : { weight: fromMilli(milli), price: cents === null ? null : decimal(lineTotal(cents, milli)) },
    ...(await selectLots(db, scanned, by)),
  };
}

function aisleOf(aisles: readonly Aisle[], category: Category): string | null {
  return aisles.find(({ categories }) => categories.includes(category))?.name ?? null;
}

async function selectInStore(db: Db, { productId, storeId }: Asked, now: Date): Promise<InStore | undefined> {
  const at = instantOf(now);
  const ofStore = isInForce('s.discount_is_active', 's.discount_from', 's.discount_to', at);
  const [row] = rowsOf<InStore>(
    await db.execute(sql`
      select coalesce(k.on_hand_milli, 0) as "onHandMilli", coalesce(k.reserved_milli, 0) as "reservedMilli",
        coalesce(k.inventory, true) as "isCounted", r.cents as "baseCents",
        greatest(case when ${ofStore} then s.discount_percent end, (
          select max(o.percent) from discounts o where o.store_id = s.id and o.product_id = ${productId}
            and ${isInForce('o.is_active', 'o.valid_from', 'o.valid_to', at)})) as percent
      from stores s
      left join prices r on r.store_id = s.id and r.product_id = ${productId} and r.price_type = 'retail'
      left join stock k on k.store_id = s.id and k.product_id = ${productId}
      where s.id = ${storeId}`),
  );
  return row;
}

type LotRow = Omit<ScannedProduct['lots'][number], 'price' | 'onHand'> & {
  baseCents: number | null;
  percent: number | null;
  onHandMilli: Milli;
};

async function selectLots(
  db: Db,
  { productId, storeId }: Asked,
  { language, decimals, now }: { language: Language; decimals: number; now: Date },
): Promise<Pick<ScannedProduct, 'lotOf' | 'lots'>> {
  const [lotOf = null] = rowsOf<NonNullable<ScannedProduct['lotOf']>>(
    await db.execute(sql`
      select of_id as id, to_char(best_before, 'YYYY-MM-DD') as "bestBefore" from short_date_lots
      where product_id = ${productId}`),
  );
  const at = instantOf(now);
  const rows = rowsOf<LotRow>(
    await db.execute(sql`
      select p.id, t.name, to_char(l.best_before, 'YYYY-MM-DD') as "bestBefore", p.visible, r.cents as "baseCents",
        coalesce(k.on_hand_milli, 0) as "onHandMilli", (
          select max(o.percent) from discounts o where o.store_id = l.store_id and o.product_id = p.id
            and ${isInForce('o.is_active', 'o.valid_from', 'o.valid_to', at)}) as percent
      from short_date_lots l
      join products p on p.id = l.product_id and p.deleted_at is null
      join product_texts t on t.product_id = p.id and t.language = ${language}
      left join prices r on r.store_id = l.store_id and r.product_id = p.id and r.price_type = 'retail'
      left join stock k on k.store_id = l.store_id and k.product_id = p.id
      where l.of_id = ${productId} and l.store_id = ${storeId} and (p.visible or k.on_hand_milli > 0)
      order by l.best_before, p.id`),
  );
  const lots = rows.map(({ baseCents, percent, onHandMilli, ...lot }) => ({
    ...lot,
    price: baseCents === null ? null : toDecimal(finalPrice(baseCents, percent), decimals),
    onHand: fromMilli(onHandMilli),
  }));
  return { lotOf, lots };
}
