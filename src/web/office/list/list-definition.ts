import type { ReactNode } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Cell } from '#domain/csv/cell.ts';
import type { Format } from '#web/lib/writing/format.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import type { OfficeT } from '../use-office-t.ts';

/** What cells and options may use. */
export type ListAt = {
  t: OfficeT;
  format: Format;
  stores: readonly ShopStore[];
  /** Of the clock by which what is of no one store is said. */
  timeZone: string;
};

/** A column of a file of the list. */
export type FileColumn<Row> = { label: (t: OfficeT) => string; text: (row: Row, context: ListAt) => Cell };

export type ListColumn<Row> = {
  id: string;
  label: (t: OfficeT) => string;
  cell: (row: Row, context: ListAt) => ReactNode;
  /** What a file of the list has in this column; left out, the column is on the screen alone. */
  text?: FileColumn<Row>['text'];
  /**
   * What its cell shows besides, which a file has in a column of its own behind it; left out where the column with this id
   * is in the file anyway.
   */
  beside?: FileColumn<Row> & { id: string };
  /** Its columns in a file for spreadsheets, in the place of `text` and `beside`, for these rows under these filters. */
  sheet?: (
    rows: readonly Row[],
    filters: Readonly<Record<string, string>>,
    context: ListAt,
  ) => readonly FileColumn<Row>[];
  /** A file for spreadsheets has it also where it is not shown. */
  isAlwaysInSheets?: true;
  align?: 'right';
  /** Its share of the table's width: rem where there is room for all that is shown, so that no answer moves a column. */
  width: number;
  /** On one line, where `cell` shows more than that. */
  line?: (row: Row, context: ListAt) => ReactNode;
  /** Beside its line a button shows all that the lines of the row leave out. */
  unfolds?: true;
  /** What is pressed stands in it: it is never cut. */
  hasControls?: true;
  /** On a phone it heads its row's card, also where the table begins without it. */
  headsCard?: true;
  /** The cell that names its row and links to it. One column has it; it is always shown. */
  isRowHeader?: true;
  /** Shown only when somebody chooses it. */
  startsHidden?: true;
  /** Shown where the table begins only on wide screens: on others the columns beside it would say too little. */
  needsRoom?: true;
  /** Values of `sortBy`, where the call sorts by this column. */
  sorts?: { ascending: string; descending: string };
};

/** A filter of the call, by the name of its parameter. */
export type ListFilter = { name: string; label: (t: OfficeT) => string } & (
  | { kind: 'choice'; options: (context: ListAt) => readonly { value: string; label: string }[] }
  /** `byShopClock`: its days are those of the shop, not of the store of each row. */
  | { kind: 'date'; byShopClock?: true }
  /** Set by links alone: shown while it is set, one press removes it. `text`: its value as it is read. */
  | { kind: 'chip'; text?: (value: string, context: ListAt) => string }
);

/** A filter one press away; with `sortBy`, in an order of its own. */
type QuickFilter = {
  id: string;
  label: (t: OfficeT) => string;
  query: Readonly<Record<string, string>> | ((context: ListAt) => Readonly<Record<string, string>>);
  sortBy?: string;
};

/** What every row has. */
export type RowId = number | string;
export type ListRow = { id: RowId /** Counts up with its writes. */; version?: number };

/**
 * A list of the back office as data: one file a list. The call takes `page`, `per_page`, `sortBy`, the search and the
 * filters by their names, and answers a page of rows.
 */
export type ListDefinition<Row extends ListRow> = {
  /** Names the list in saved views and files. */
  id:
    | 'products'
    | 'orders'
    | 'customers'
    | 'messages'
    | 'reviews'
    | 'audit'
    | 'outbox'
    | 'payments'
    | 'receipts'
    | 'banners';
  /** Its address: `/admin/products`. */
  path: string;
  endpoint: Endpoint;
  title: (t: OfficeT) => string;
  /** How many there are: a word with `count`. */
  count: (t: OfficeT, count: number) => string;
  /** What to say when there is nothing at all, without any filter. */
  empty: (t: OfficeT) => string;
  loadFailed: (t: OfficeT) => string;
  search: { name: string; hint: (t: OfficeT) => string } | null;
  columns: readonly ListColumn<Row>[];
  filters: readonly ListFilter[];
  /** Filters in sight, one press each; the first one shows all. */
  quick: readonly QuickFilter[];
  defaultSort: string;
  /** Sorts that no column stands for. */
  moreSorts?: readonly { value: string; label: (t: OfficeT) => string }[];
  /** Where a row leads, null for nowhere; its name for screen readers. */
  hrefOf?: (row: Row) => string | null;
  nameOf: (row: Row) => string;
  /** Asks again after so many milliseconds. */
  every?: number;
};

/** A filter by what holds of a row or does not. */
export const yesOrNo = (name: string, label: (t: OfficeT) => string): ListFilter => ({
  name,
  label,
  kind: 'choice',
  options: ({ t }) => [
    { value: 'true', label: t('admin.list.yes') },
    { value: 'false', label: t('admin.list.no') },
  ],
});
