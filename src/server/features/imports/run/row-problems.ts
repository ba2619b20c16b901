import type { importProblemRows, importRows, imports } from '#server/db/tables/imports.ts';
import type { RowProblem } from '../plan/identify-rows.ts';

type Mapping = Pick<typeof imports.$inferSelect, 'id' | 'columns' | 'fixed'>;
type Cells = (typeof importRows.$inferSelect)['cells'];

/** What is wrong with a row, with the column that it stands in and what stands there. */
export function problemRow(
  { id: importId, columns, fixed }: Mapping,
  { row, cells }: { row: number; cells: Cells },
  { field, code }: RowProblem,
): typeof importProblemRows.$inferInsert {
  const column = columns.find((one) => one.field !== null && one.field === field);
  const cell = column ? (cells[column.index] ?? null) : field === null ? null : (fixed[field] ?? null);
  const value = cell === null || cell === '' || typeof cell === 'object' ? null : String(cell);
  return { importId, row, column: column?.header ?? field, value, code };
}
