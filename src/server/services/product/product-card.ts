import type { Product } from '#contract/catalogue/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Packaging } from '#domain/catalogue/packaging.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import type { StorageType } from '#domain/catalogue/usual-facts.ts';
import type { Language } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { finalPrice } from '#domain/pricing/discount.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { announcedReduction } from '#domain/pricing/reduction.ts';
import { type CountedUnit, unitPrice } from '#domain/pricing/unit-price.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import { keptBytes } from '#server/services/memory/bounded-memory.ts';
import { storePercentAt } from '#server/services/shelf/discount-in-force.ts';
import { cleanHtml } from './clean-html.ts';
import { pictureUrl } from './picture-url.ts';

/** As SQL: the barcode of a product that is shown, as it is printed; `productId` is a text of SQL. */
const firstBarcode = (productId: string) => `(
  select right(b.code, b.digits) from product_barcodes b where b.product_id = ${productId} order by b.position limit 1)`;

/** In which words and at which prices a product is shown; `decimals` are the currency's. */
export type Shown = { language: Language; priceType: PriceType; decimals: number };

/** What a store has of a product; the quantity in thousandths of its unit. */
export type Stock = { inventory: boolean; availableMilli: number };

/**
 * A product in a store, as `figureColumns` selects it: the base in cents, the discount in force in per cent, and the lowest
 * price of the 30 days before it.
 */
export type ProductFigures = Stock & {
  id: number;
  version: number;
  baseCents: number;
  percent: number | null;
  lowestCents: number | null;
};

/** What a card shows of a product in one language, the same in every store, as `cardColumn` selects it. */
export type ProductCard = {
  name: string;
  description: string;
  slug: string;
  category: Category;
  unit: Unit;
  supplier: string | null;
  pictures: string[];
  pictureColor: string | null;
  barcode: string | null;
  supplierCode: string | null;
  volumeMl: number | null;
  unitWeightG: number | null;
  articleWeightG: number | null;
  tareWeightG: number | null;
  vatBp: number;
  storageType: StorageType;
  quantityStepMilli: number;
  firstQuantityMilli: number;
  pieces: number | null;
  comparedBy: CountedUnit | null;
  packaging: Packaging | null;
  isWeightEstimated: boolean;
  minimumAge: number | null;
};

/** What a unit price is computed from. */
export type Measure = Pick<ProductCard, 'unit' | 'unitWeightG' | 'volumeMl' | 'pieces' | 'comparedBy'>;

/** The columns of the shelf that a price type is shown from. */
export function baseColumn(priceType: PriceType): string {
  return priceType === 'wholesale' ? 'wholesale_base_cents' : 'base_cents';
}
export function lowestColumn(priceType: PriceType): string {
  return priceType === 'wholesale' ? 'wholesale_lowest_cents' : 'lowest_cents';
}

/** The figures of a product (`p`) on the shelf (`sh`) of a store (`s`); `now` is the parameter that holds the moment. */
export function figureColumns(priceType: PriceType, now: string): string {
  return `p.id, p.version, sh.${baseColumn(priceType)} as "baseCents",
  greatest(sh.percent, ${storePercentAt(now)}) as percent, sh.${lowestColumn(priceType)} as "lowestCents", st.inventory,
  st.on_hand_milli - st.reserved_milli as "availableMilli"`;
}

/** The tables behind `figureColumns`, joined to a product `p`, in the store of a parameter like `$1`. */
export function figureTables(store: string): string {
  return `join stores s on s.id = ${store}
join shelf sh on sh.store_id = ${store} and sh.product_id = p.id
join stock st on st.store_id = ${store} and st.product_id = p.id`;
}

/** The card of a product (`p`) as JSON. */
export function cardColumn(language: Language): string {
  return `(select json_build_object(
    'name', t.name, 'description', t.description, 'slug', p.slug, 'category', p.category, 'unit', p.unit,
    'supplier', p.supplier, 'pictures', coalesce(pic.ids, '[]'::json), 'pictureColor', pic.color, 'barcode', ${firstBarcode('p.id')},
    'supplierCode', p.supplier_code, 'volumeMl', p.volume_ml, 'unitWeightG', p.unit_weight_g,
    'articleWeightG', p.article_weight_g, 'tareWeightG', p.tare_weight_g, 'vatBp', p.vat_bp,
    'storageType', p.storage_type, 'quantityStepMilli', p.quantity_step_milli,
    'firstQuantityMilli', p.first_quantity_milli, 'pieces', p.pieces, 'comparedBy', p.compared_by,
    'packaging', p.packaging, 'isWeightEstimated', p.is_weight_estimated, 'minimumAge', p.minimum_age)
  from product_texts t
  cross join lateral (
    select json_agg(i.picture_id order by i.position) as ids, (array_agg(c.color order by i.position))[1] as color
    from product_pictures i join pictures c on c.id = i.picture_id where i.product_id = p.id
  ) pic
  where t.product_id = p.id and t.language = '${language}')`;
}

/** A product as it goes over the wire: decimals of the currency, of the unit, and per cent. */
export function toProduct(row: ProductFigures & { card: ProductCard }, decimals: number): Product {
  return { ...cardFields(row.id, row.card), ...figureFields(row, row.card, decimals) };
}

/** What depends on the store, the price type and the moment. */
export function figureFields(
  { baseCents, percent, lowestCents, inventory, availableMilli }: Omit<ProductFigures, 'id' | 'version'>,
  { unitWeightG: weightG, ...measure }: Measure,
  decimals: number,
) {
  const priceCents = finalPrice(baseCents, percent);
  const reduction = percent === null ? null : announcedReduction(priceCents, lowestCents);
  const compared = unitPrice({ priceCents, weightG, ...measure });
  return {
    price: toDecimal(priceCents, decimals),
    priceBase: toDecimal(baseCents, decimals),
    discountInPercent: percent,
    reduction: reduction && { percent: reduction.percent, priorPrice: toDecimal(reduction.priorCents, decimals) },
    unitPrice: toDecimal(compared.cents, decimals),
    unitPriceUnit: compared.per,
    quantityInStock: inventory ? fromMilli(availableMilli) : 0,
    inventory,
  };
}

/** What is the same wherever and whenever the product is shown in a language. */
export function cardFields(id: number, card: ProductCard) {
  const addresses = card.pictures.map((picture) => pictureUrl(picture));
  return {
    id,
    name: card.name,
    htmlDescription: cleanHtml(card.description),
    slug: card.slug,
    category: card.category,
    quantityStep: fromMilli(card.quantityStepMilli),
    firstQuantity: fromMilli(card.firstQuantityMilli),
    vatInPercent: card.vatBp / 100,
    storageType: card.storageType,
    minimumAge: card.minimumAge,
    product: {
      picture: addresses[0] ?? null,
      pictures: addresses,
      pictureColor: card.pictureColor,
      barcode: card.barcode,
      unit: card.unit,
      pieces: card.pieces,
      packaging: card.packaging,
      supplier: card.supplier,
      supplierCode: card.supplierCode,
      volume: card.volumeMl,
      unitWeight: card.unitWeightG,
      isWeightEstimated: card.isWeightEstimated,
      articleWeight: card.articleWeightG,
      tareWeight: card.tareWeightG,
    },
  };
}

/** What a card shows, as JSON in UTF-8 without its last brace, and what its unit price is computed from. */
export type WrittenCard = { json: Buffer; measure: Measure };

export function writeCard(id: number, card: ProductCard): WrittenCard {
  const { unit, unitWeightG, volumeMl, pieces, comparedBy } = card;
  const json = keptBytes(JSON.stringify(cardFields(id, card)).slice(0, -1));
  return { json, measure: { unit, unitWeightG, volumeMl, pieces, comparedBy } };
}
