import { isCategory } from '#domain/catalogue/category.ts';
import { categoryDefaults } from '#domain/catalogue/category-defaults.ts';
import { originName } from '#domain/catalogue/origin-name.ts';
import { isUnit } from '#domain/catalogue/unit.ts';
import { amountCell, type Cell, codeCell } from '#domain/csv/cell.ts';
import type { Language } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { effectiveDiscount } from '#domain/pricing/discount.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import type { Offer } from './select-offers.ts';
import { type Head, sheetWords } from './sheet-words.ts';

type Reader = { language: Language; decimals: number };

const nameOf = { fr: 'nameFr', en: 'nameEn', vi: 'nameVi' } as const;

const money = (cents: number | null, decimals: number) =>
  amountCell(cents === null ? null : toDecimal(cents, decimals));
const quantity = (milli: number | null) => (milli === null ? null : fromMilli(milli));

/** The columns of the catalogue for spreadsheets, in order. */
const columns: Record<Head, (offer: Offer, reader: Reader) => Cell> = {
  name: (offer, { language }) => offer[nameOf[language]] ?? offer.nameFr,
  code: ({ supplierCode }) => codeCell(supplierCode),
  barcode: ({ barcodes }) => codeCell(barcodes?.split(' ')[0] ?? null),
  otherBarcodes: ({ barcodes }) => codeCell(barcodes?.split(' ').slice(1).join(' ') ?? null),
  category: ({ category }, { language }) => (isCategory(category) ? categoryDefaults[category][language] : category),
  unit: ({ unit }, { language }) => (isUnit(unit) ? sheetWords[language].units[unit] : unit),
  store: ({ storeName }) => storeName,
  price: ({ cents }, { decimals }) => money(cents, decimals),
  wholesalePrice: ({ wholesaleCents }, { decimals }) => money(wholesaleCents, decimals),
  discount: ({ ownPercent, storePercent }) => effectiveDiscount(ownPercent, storePercent),
  onHand: ({ onHandMilli }) => quantity(onHandMilli),
  available: ({ availableMilli }) => quantity(availableMilli),
  vat: ({ vatBp }) => vatBp / 100,
  origin: ({ origin }, { language }) => origin && originName(origin, language),
  visible: ({ visible }, { language }) => sheetWords[language][visible ? 'yes' : 'no'],
};

export const sheetHeadings = (language: Language): string[] =>
  (Object.keys(columns) as Head[]).map((head) => sheetWords[language].heads[head]);

export function sheetCells(offer: Offer, reader: Reader): Cell[] {
  return Object.values(columns).map((of) => of(offer, reader));
}
