import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import type { FileForm } from '#domain/csv/cell.ts';
import { workbookType } from '#domain/workbook/write-workbook.ts';
import { api } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import type { ListAt, ListDefinition, ListRow } from './list-definition.ts';
import { listFile, listFileName, listWorkbook } from './list-file.ts';
import type { ListPage } from './use-list.ts';

/** Rows that are read at most, and that are asked for at once. */
const most = 10_000;
const perCall = 100;

/** Rows of a list to be read: what its call is asked, but for the page. */
type Asked<Row extends ListRow> = {
  definition: ListDefinition<Row>;
  input: Readonly<Record<string, string | number>>;
  at: ListAt;
};

/** All rows that a list finds, as far as 10,000; beyond that a notice says that they stop there. Throws the `Refusal`. */
export async function readAll<Row extends ListRow>(
  { definition, input, at }: Asked<Row>,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (percent: number) => void } = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const asked = { ...input, page, per_page: perCall } as InputOf<Endpoint>;
    const answer = (await api(definition.endpoint, asked, signal ? { signal } : {})) as ListPage<Row>;
    rows.push(...answer.items);
    const whole = Math.min(most, answer.total);
    onProgress?.(whole === 0 ? 100 : Math.round((rows.length / whole) * 100));
    if (rows.length >= most && (answer.totalIsCapped || answer.total > most))
      notice(at.t('admin.list.exportCut', { rows: definition.count(at.t, most) }));
    if (answer.items.length < perCall || rows.length >= most) return rows.slice(0, most);
  }
}

/** Saves rows as a file of the columns that are chosen (null: as the list begins). */
export async function saveRows<Row extends ListRow>(
  form: FileForm,
  definition: ListDefinition<Row>,
  content: {
    rows: readonly Row[];
    columns: readonly string[] | null;
    filters: Readonly<Record<string, string>>;
    at: ListAt;
  },
): Promise<void> {
  const { rows, columns, filters, at } = content;
  const query = { list: definition, chosen: columns, filters, rows, at };
  const name = listFileName(form, definition, { filters, at, now: new Date() });
  if (form === 'workbook') {
    const pieces: BlobPart[] = [];
    for await (const piece of listWorkbook(definition.title(at.t), query)) pieces.push(piece);
    saveFile(new Blob(pieces, { type: workbookType }), name);
  } else saveFile(new Blob([listFile(form, query)], { type: 'text/csv;charset=utf-8' }), name);
}
