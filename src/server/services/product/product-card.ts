import type { Product } from '#contract/catalogue.ts';
import type { Language } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import type { ShelfCard } from '#server/db/tables/shelf.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';
import { cleanHtml } from './clean-html.ts';

/** In which words and at which prices a product is shown; `decimals` are the currency's. */
export type Shown = { language: Language; priceType: PriceType; decimals: number };

/** What a store has of a product; the quantity in thousandths of its unit. */
export type Stock = { inventory: boolean; quantityMilli: number };

/** A row of the shelf (`sh`) with its stock (`st`), as `cardColumns` and `stockColumns` select it. */
export type CardRow = Stock & {
  id: number;
  name: string;
  description: string;
  baseCents: number;
  finalCents: number;
  percent: number | null;
  /** A `ShelfCard` as the database keeps it. */
  card: string;
};

/** The column of the shelf that a price type is shown from. */
export function priceColumn(priceType: PriceType, which: 'base' | 'final'): string {
  return priceType === 'wholesale' ? `wholesale_${which}_cents` : `${which}_cents`;
}

export function cardColumns({ language, priceType }: Pick<Shown, 'language' | 'priceType'>): string {
  return `sh.product_id as id, sh.name_${language} as name, sh.description_${language} as description,
  sh.${priceColumn(priceType, 'base')} as "baseCents", sh.${priceColumn(priceType, 'final')} as "finalCents",
  sh.percent, sh.card::text as card`;
}

export const stockColumns = `coalesce(st.inventory, true) as inventory, coalesce(st.quantity_milli, 0) as "quantityMilli"`;

/** A product as it goes over the wire: decimals of the currency, of the unit, and per cent. */
export function toProduct(row: CardRow, decimals: number): Product {
  const card = JSON.parse(row.card) as ShelfCard;
  return { ...changing(row, card, decimals), ...lasting(card), ...stockOf(row) };
}

export function stockOf({ inventory, quantityMilli }: Stock) {
  return { quantityInStock: inventory ? fromMilli(quantityMilli) : 0, inventory };
}

/** What depends on language and price. */
export function changing(row: Omit<CardRow, 'card' | keyof Stock>, card: ShelfCard, decimals: number) {
  const { finalCents } = row;
  const compared = unitPrice({
    priceCents: finalCents,
    unit: card.unit,
    weightG: card.unitWeightG,
    volumeMl: card.volumeMl,
  });
  return {
    id: row.id,
    name: row.name,
    price: toDecimal(finalCents, decimals),
    priceBase: toDecimal(row.baseCents, decimals),
    discountInPercent: row.percent,
    htmlDescription: cleanHtml(row.description),
    unitPrice: toDecimal(compared.cents, decimals),
    unitPriceUnit: compared.per,
  };
}

/** What is the same wherever and whenever the product is shown. */
export function lasting(card: ShelfCard) {
  const addresses = card.pictures.map((id) => pictureUrl(id));
  return {
    slug: card.slug,
    category: card.category,
    quantityStep: fromMilli(card.quantityStepMilli),
    vatInPercent: card.vatBp / 100,
    storageType: card.storageType,
    minimumAge: card.minimumAge,
    product: {
      picture: addresses[0] ?? null,
      pictures: addresses,
      pictureColor: card.pictureColor,
      barcode: card.barcode,
      unit: card.unit,
      supplier: card.supplier,
      supplierCode: card.supplierCode,
      volume: card.volumeMl,
      unitWeight: card.unitWeightG,
      articleWeight: card.articleWeightG,
      tareWeight: card.tareWeightG,
    },
  };
}
