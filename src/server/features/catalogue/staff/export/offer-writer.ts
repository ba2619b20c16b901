import { wallTimeIn } from '#domain/clock/zone-time.ts';
import type { FileForm } from '#domain/csv/file-form.ts';
import { sheetLines, sheetStart } from '#domain/csv/sheet-csv.ts';
import type { Language } from '#domain/language/language.ts';
import { csvStart, csvText } from '#server/features/catalogue/staff/export/csv-text.ts';
import { offerFields, offerHeadings } from './offer-columns.ts';
import type { Offer } from './select-offers.ts';
import { sheetCells, sheetHeadings } from './sheet-columns.ts';
import { sheetWords } from './sheet-words.ts';

/** What was asked for, as the task keeps it; one without is of before there were two forms. */
export type ExportInput = { form?: FileForm; language?: Language };

type OfferWriter = {
  head: string;
  lines: (offers: readonly Offer[]) => string;
  name: (now: Date, zone: string) => string;
};

/** How the catalogue is written in a form; `decimals` are the currency's. */
export function offerWriter({ form, language = 'fr' }: ExportInput, decimals: number): OfferWriter {
  if (form !== 'spreadsheets')
    return {
      head: csvStart + csvText([offerHeadings]),
      lines: (offers) => csvText(offers.map((offer) => offerFields(offer, decimals))),
      name: (now) => `products-${now.toISOString().slice(0, 10)}.csv`,
    };
  const reader = { language, decimals };
  return {
    head: sheetStart + sheetLines([sheetHeadings(language)], reader),
    lines: (offers) =>
      sheetLines(
        offers.map((offer) => sheetCells(offer, reader)),
        reader,
      ),
    name: (now, zone) => {
      const { date, time } = wallTimeIn(zone, now);
      return `${sheetWords[language].fileName} ${date} ${time.replace(':', '.')}.csv`;
    },
  };
}
