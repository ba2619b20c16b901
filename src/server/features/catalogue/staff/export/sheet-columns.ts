import { isCategory } from '#domain/catalogue/category.ts';
import { originName } from '#domain/catalogue/origin-name.ts';
import { isUnit } from '#domain/catalogue/unit.ts';
import { amountCell, type Cell, codeCell } from '#domain/csv/cell.ts';
import { saidIn } from '#domain/language/by-language.ts';
import type { Language } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { effectiveDiscount } from '#domain/pricing/discount.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import { type SheetHead, serverWords } from '#server/words/server-words.ts';
import type { Offer } from './select-offers.ts';

type Reader = { language: Language; decimals: number };

const money = (cents: number | null, decimals: number) =>
  amountCell(cents === null ? null : toDecimal(cents, decimals));
const quantity = (milli: number | null) => (milli === null ? null : fromMilli(milli));

/** The columns of the catalogue for spreadsheets, in order. */
const columns: Record<SheetHead, (offer: Offer, reader: Reader) => Cell> = {
  name: (offer, { language }) => saidIn(offer.names, language) ?? null,
  code: ({ supplierCode }) => codeCell(supplierCode),
  barcode: ({ barcodes }) => codeCell(barcodes?.split(' ')[0] ?? null),
  otherBarcodes: ({ barcodes }) => codeCell(barcodes?.split(' ').slice(1).join(' ') ?? null),
  scaleCode: ({ scaleCode }) => codeCell(scaleCode),
  category: ({ category }, { language }) =>
    isCategory(category) ? serverWords[language].categories[category] : category,
  unit: ({ unit }, { language }) => (isUnit(unit) ? serverWords[language].sheet.units[unit] : unit),
  store: ({ storeName }) => storeName,
  price: ({ cents }, { decimals }) => money(cents, decimals),
  wholesalePrice: ({ wholesaleCents }, { decimals }) => money(wholesaleCents, decimals),
  discount: ({ ownPercent, storePercent }) => effectiveDiscount(ownPercent, storePercent),
  onHand: ({ onHandMilli }) => quantity(onHandMilli),
  available: ({ availableMilli }) => quantity(availableMilli),
  shelf: ({ shelf }) => codeCell(shelf),
  vat: ({ vatBp }) => vatBp / 100,
  purchasePrice: ({ purchaseCents }, { decimals }) => money(purchaseCents, decimals),
  caseSize: ({ caseSize }) => caseSize,
  origin: ({ origin }, { language }) => origin && originName(origin, language),
  visible: ({ visible }, { language }) => serverWords[language].sheet[visible ? 'yes' : 'no'],
};

export const sheetHeadings = (language: Language): string[] =>
  (Object.keys(columns) as SheetHead[]).map((head) => serverWords[language].sheet.heads[head]);

export function sheetCells(offer: Offer, reader: Reader): Cell[] {
  return Object.values(columns).map((of) => of(offer, reader));
}
