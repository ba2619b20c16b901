import { writeCsv } from './csv.ts';
import type { ListAt, ListDefinition, ListRow } from './list-definition.ts';
import { shownColumns } from './shown-columns.ts';

/** Rows as a file of the columns that were chosen (null: as the list begins), with all that their cells show. */
export function listFile<Row extends ListRow>(
  { columns }: Pick<ListDefinition<Row>, 'columns'>,
  chosen: readonly string[] | null,
  rows: readonly Row[],
  at: ListAt,
): string {
  const shown = shownColumns(columns, chosen);
  const written = shown.flatMap(({ label, text, beside }) => [
    ...(text ? [{ label, text }] : []),
    ...(beside && !shown.some(({ id }) => id === beside.id) ? [beside] : []),
  ]);
  return writeCsv(
    written.map(({ label }) => label(at.t)),
    rows.map((row) => written.map(({ text }) => text(row, at))),
  );
}
