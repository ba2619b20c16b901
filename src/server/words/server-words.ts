import type { RefusalCode } from '#contract/errors.ts';
import type { CategoryNames } from '#domain/catalogue/category-defaults.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import type { ImportFailure } from '#domain/import/import-failure.ts';
import type { ImportProblem } from '#domain/import/import-state.ts';
import type { OrderType } from '#domain/order/status.ts';
import type { MailState } from '#domain/recall/recall.ts';
import { loadWords } from './load-words.ts';

/** What the server says in one language, but for mails; French is the master. */
export type ServerWords = {
  /** What a refusal says to a person. Field errors are keys instead, which the client translates. */
  refusals: Record<RefusalCode, { title: string; message: string }>;
  /** What staff read instead of `paymentNeeded`: the link has been sent, or the change is not made. */
  paymentNeededOfStaff: { asked: (amount: string) => string; notAsked: string };
  /** Why a page comes back instead of an answer. */
  notSent: string;
  taskFailed: string;
  /** The buyers of a recalled product for spreadsheets: its name, its headings, what became of the mail. */
  recallSheet: { fileName: string; heads: readonly string[]; mails: Record<MailState, string> };
  /** The file of what is wrong with an import: its name and its headings. */
  importSheet: Record<'fileName' | 'row' | 'column' | 'value' | 'problem', string>;
  importProblems: Record<ImportProblem, string>;
  /** Why a file cannot be imported; `{{row}}` and `{{column}}` as the spreadsheet numbers them. */
  importFailures: Record<ImportFailure, string>;
  /** The agreed time of an order in a calendar. */
  calendar: { summary: Record<OrderType, (shop: string) => string>; order: string };
  /** Why an order ended of which nothing was found. */
  picking: { nothingFound: string };
  /** The catalogue for spreadsheets: its name, the headings of its columns, units, yes and no. */
  sheet: { fileName: string; heads: Record<SheetHead, string>; units: Record<Unit, string>; yes: string; no: string };
  /** What stands behind the name of goods of short date; `day` is written by digits. */
  lotUntil: (day: string) => string;
  categories: CategoryNames;
};
export type SheetHead =
  | (
      | 'name'
      | 'code'
      | 'barcode'
      | 'otherBarcodes'
      | 'scaleCode'
      | 'category'
      | 'unit'
      | 'store'
      | 'price'
      | 'wholesalePrice'
    )
  | ('discount' | 'onHand' | 'available' | 'shelf' | 'vat' | 'purchasePrice' | 'caseSize' | 'origin' | 'visible');

/** By language, a file for each. */
export const serverWords = await loadWords<ServerWords>(new URL('./', import.meta.url));
