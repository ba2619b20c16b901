import { toDecimal } from '#domain/money/cents.ts';
import { effectiveDiscount } from '#domain/pricing/effective-discount.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import type { Offer } from './select-offers.ts';

type Field = string | number | null;
type Column = [heading: string, of: (offer: Offer, decimals: number) => Field];

/** With as many decimals as the currency has. */
const money = (cents: number | null, decimals: number) =>
  cents === null ? null : toDecimal(cents, decimals).toFixed(decimals);
const quantity = (milli: number | null) => (milli === null ? null : fromMilli(milli));

/** The columns of the catalogue as a table, in order; headings are names for programs, the same in each language. */
const columns: readonly Column[] = [
  ['id', (offer) => offer.id],
  ['barcode', ({ barcodes }) => barcodes?.split(' ')[0] ?? null],
  ['name_fr', (offer) => offer.nameFr],
  ['name_en', (offer) => offer.nameEn],
  ['name_vi', (offer) => offer.nameVi],
  ['category', (offer) => offer.category],
  ['unit', (offer) => offer.unit],
  ['store_id', (offer) => offer.storeId],
  ['store', (offer) => offer.storeName],
  ['price', (offer, decimals) => money(offer.cents, decimals)],
  ['wholesale_price', (offer, decimals) => money(offer.wholesaleCents, decimals)],
  ['discount_percent', (offer) => effectiveDiscount(offer.ownPercent, offer.storePercent)],
  ['on_hand', (offer) => quantity(offer.onHandMilli)],
  ['available', (offer) => quantity(offer.availableMilli)],
  ['vat_percent', (offer) => offer.vatBp / 100],
  ['origin', (offer) => offer.origin],
  ['visible', (offer) => String(offer.visible)],
];

export const offerHeadings: readonly string[] = columns.map(([heading]) => heading);

/** The fields of a row; `decimals` are the currency's. */
export function offerFields(offer: Offer, decimals: number): Field[] {
  return columns.map(([, of]) => of(offer, decimals));
}
