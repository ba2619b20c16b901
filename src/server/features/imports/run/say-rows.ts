import type { ImportField } from '#domain/import/import-field.ts';
import { type CellReading, readCell } from '#domain/import/read-cell.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, gt } from '#server/db/sql.ts';
import { importRows, type imports } from '#server/db/tables/imports.ts';
import type { RowProblem, Said, SaidRow } from '../plan/identify-rows.ts';

type Mapping = Pick<typeof imports.$inferSelect, 'id' | 'columns' | 'fixed'>;

/** The next rows of a file after one of them, with what their cells say by its mapping. */
export async function* saidRows(
  db: Db,
  mapping: Mapping,
  reading: CellReading,
  atOnce: number,
): AsyncGenerator<SaidRow[]> {
  for (let last = 0; ; ) {
    const rows = await db
      .select({ row: importRows.row, cells: importRows.cells })
      .from(importRows)
      .where(and(eq(importRows.importId, mapping.id), gt(importRows.row, last)))
      .orderBy(asc(importRows.row))
      .limit(atOnce);
    if (rows.length > 0) yield rows.map(({ row, cells }) => ({ row, ...sayCells(mapping, cells, reading) }));
    if (rows.length < atOnce) return;
    last = rows.at(-1)?.row ?? last;
  }
}

function sayCells(
  { columns, fixed }: Mapping,
  cells: (typeof importRows.$inferSelect)['cells'],
  reading: CellReading,
): { said: Said; problems: RowProblem[] } {
  const said: Said = {};
  const problems: RowProblem[] = [];
  const read = (field: ImportField, cell: Parameters<typeof readCell>[1]) => {
    const answer = readCell(field, cell, reading);
    if (answer.code !== undefined) problems.push({ field, code: answer.code });
    else if (answer.value !== undefined) Object.assign(said, { [field]: answer.value });
  };
  for (const { index, field } of columns) if (field !== null) read(field, cells[index] ?? null);
  const inColumns = new Set(columns.map(({ field }) => field));
  for (const [field, text] of Object.entries(fixed) as [ImportField, string][])
    if (!inColumns.has(field)) read(field, text);
  return { said, problems };
}
