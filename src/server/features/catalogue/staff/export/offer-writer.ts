import { wallTimeIn } from '#domain/clock/zone-time.ts';
import type { FileForm } from '#domain/csv/cell.ts';
import { sheetLines, sheetStart } from '#domain/csv/sheet-csv.ts';
import { defaultLanguage, type Language, languages } from '#domain/language/language.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { effectiveDiscount } from '#domain/pricing/discount.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import { workbookType, writeWorkbook } from '#domain/workbook/write-workbook.ts';
import { csvStart, csvText } from '#server/features/catalogue/staff/export/csv-text.ts';
import { serverWords } from '#server/words/server-words.ts';
import type { Offer } from './select-offers.ts';
import { sheetCells, sheetHeadings } from './sheet-columns.ts';

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
  ...languages.map((language): Column => [`name_${language}`, ({ names }) => names[language] ?? null]),
  ['category', (offer) => offer.category],
  ['unit', (offer) => offer.unit],
  ['store_id', (offer) => offer.storeId],
  ['store', (offer) => offer.storeName],
  ['price', (offer, decimals) => money(offer.cents, decimals)],
  ['wholesale_price', (offer, decimals) => money(offer.wholesaleCents, decimals)],
  ['discount_percent', (offer) => effectiveDiscount(offer.ownPercent, offer.storePercent)],
  ['on_hand', (offer) => quantity(offer.onHandMilli)],
  ['available', (offer) => quantity(offer.availableMilli)],
  ['shelf', (offer) => offer.shelf],
  ['vat_percent', (offer) => offer.vatBp / 100],
  ['origin', (offer) => offer.origin],
  ['visible', (offer) => String(offer.visible)],
  ['scale_code', ({ scaleCode }) => scaleCode],
  ['purchase_price', ({ purchaseCents }, decimals) => money(purchaseCents, decimals)],
  ['case_size', ({ caseSize }) => caseSize],
];

const offerHeadings: readonly string[] = columns.map(([heading]) => heading);

/** The fields of a row; `decimals` are the currency's. */
function offerFields(offer: Offer, decimals: number): Field[] {
  return columns.map(([, of]) => of(offer, decimals));
}

/**
 * What was asked for, as the task keeps it; one without a form is of before there were two. `storeIds`: of these stores alone,
 * without them of all.
 */
export type ExportInput = { form?: FileForm; language?: Language; storeIds?: readonly number[] };

type Parts = AsyncIterable<readonly Offer[]>;
type OfferWriter = {
  write: (parts: Parts) => AsyncIterable<string | Uint8Array>;
  name: (now: Date, zone: string) => string;
  type: string;
};

const csvType = 'text/csv; charset=utf-8';

/** How the catalogue is written in a form; `decimals` are the currency's. */
export function offerWriter({ form, language = defaultLanguage }: ExportInput, decimals: number): OfferWriter {
  const reader = { language, decimals };
  const named = (ending: string) => (now: Date, zone: string) => {
    const { date, time } = wallTimeIn(zone, now);
    return `${serverWords[language].sheet.fileName} ${date} ${time.replace(':', '.')}.${ending}`;
  };
  const cellsOf = (offers: readonly Offer[]) => offers.map((offer) => sheetCells(offer, reader));
  if (form === 'workbook')
    return {
      write: (parts) => {
        const title = serverWords[language].sheet.fileName;
        return writeWorkbook({ title, head: sheetHeadings(language), rows: each(parts, cellsOf), decimals });
      },
      name: named('xlsx'),
      type: workbookType,
    };
  if (form === 'spreadsheets')
    return {
      write: (parts) =>
        withHead(
          sheetStart + sheetLines([sheetHeadings(language)], reader),
          each(parts, (offers) => sheetLines(cellsOf(offers), reader)),
        ),
      name: named('csv'),
      type: csvType,
    };
  return {
    write: (parts) =>
      withHead(
        csvStart + csvText([offerHeadings]),
        each(parts, (offers) => csvText(offers.map((offer) => offerFields(offer, decimals)))),
      ),
    name: (now) => `products-${now.toISOString().slice(0, 10)}.csv`,
    type: csvType,
  };
}

async function* each<T>(parts: Parts, of: (offers: readonly Offer[]) => T): AsyncGenerator<T> {
  for await (const offers of parts) yield of(offers);
}

async function* withHead(head: string, lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* lines;
}
