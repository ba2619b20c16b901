import { wallTimeIn } from '#domain/clock/zone-time.ts';
import type { Cell, FileForm } from '#domain/csv/cell.ts';
import { type SheetReader, sheetCsv } from '#domain/csv/sheet-csv.ts';
import { writeWorkbook } from '#domain/workbook/write-workbook.ts';
import { writeCsv } from './csv.ts';
import type { FileColumn, ListAt, ListDefinition, ListRow } from './list-definition.ts';
import { shownColumns } from './shown-columns.ts';

type Asked<Row extends ListRow> = {
  list: Pick<ListDefinition<Row>, 'columns'>;
  /** Ids of the chosen columns; null: as the list begins. */
  chosen: readonly string[] | null;
  filters: Readonly<Record<string, string>>;
  rows: readonly Row[];
  at: ListAt;
};

/** Rows as a text file of the columns that were chosen, with all that their cells show. */
export function listFile<Row extends ListRow>(form: Exclude<FileForm, 'workbook'>, query: Asked<Row>): string {
  const { head, cells } = listCells(form, query);
  return form === 'spreadsheets' ? sheetCsv(head, cells, query.at.format satisfies SheetReader) : writeCsv(head, cells);
}

/** The same for spreadsheets as a workbook, whose sheet is called as the list is. */
export function listWorkbook<Row extends ListRow>(title: string, query: Asked<Row>): AsyncIterable<BlobPart> {
  const { head, cells } = listCells('workbook', query);
  return writeWorkbook({ title, head, rows: [cells], decimals: query.at.format.decimals });
}

function listCells<Row extends ListRow>(form: FileForm, query: Asked<Row>): { head: string[]; cells: Cell[][] } {
  const { rows, at } = query;
  const columns = form === 'programs' ? programColumns(query) : sheetColumns(query);
  const head = columns.map(({ label }) => label(at.t));
  return { head, cells: rows.map((row) => columns.map(({ text }) => text(row, at))) };
}

function programColumns<Row extends ListRow>({ list: { columns }, chosen }: Asked<Row>): FileColumn<Row>[] {
  const shown = shownColumns(columns, chosen);
  return shown.flatMap((column) => plainColumns(column, shown));
}

function sheetColumns<Row extends ListRow>({
  list: { columns },
  chosen,
  filters,
  rows,
  at,
}: Asked<Row>): FileColumn<Row>[] {
  const shown = shownColumns(columns, chosen);
  const written = [...shown, ...columns.filter((column) => column.isAlwaysInSheets && !shown.includes(column))];
  return written.flatMap((column) => column.sheet?.(rows, filters, at) ?? plainColumns(column, written));
}

function plainColumns<Row extends ListRow>(
  { label, text, beside }: ListDefinition<Row>['columns'][number],
  among: ListDefinition<Row>['columns'],
): FileColumn<Row>[] {
  return [...(text ? [{ label, text }] : []), ...(beside && !among.some(({ id }) => id === beside.id) ? [beside] : [])];
}

/** For people what the list is, of which store, and when by the shop's clock: “Products Centre 2026-11-24 17.30.csv”. */
export function listFileName<Row extends ListRow>(
  form: FileForm,
  { id, title }: Pick<ListDefinition<Row>, 'id' | 'title'>,
  { filters, at: { t, stores, timeZone }, now }: { filters: Asked<Row>['filters']; at: ListAt; now: Date },
): string {
  if (form === 'programs') return `${id}.csv`;
  const { date, time } = wallTimeIn(timeZone, now);
  const store = stores.find((one) => String(one.id) === filters.storeId)?.name;
  const words = [title(t), store, date, time.replace(':', '.')].filter(Boolean).join(' ');
  // What file systems do not take in a name.
  return `${words.replace(/[\\/:*?"<>|]/g, '-')}.${form === 'workbook' ? 'xlsx' : 'csv'}`;
}
