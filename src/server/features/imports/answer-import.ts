import type { ImportAnswer, ListedImport } from '#contract/imports/imports.ts';
import { readFault } from '#domain/import/import-failure.ts';
import type { ImportCell } from '#domain/import/import-field.ts';
import { importCounts } from '#domain/import/import-state.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, eq } from '#server/db/sql.ts';
import { importRows, type imports } from '#server/db/tables/imports.ts';
import { failureText } from '#server/services/imports/import-faults.ts';

export type ImportRow = typeof imports.$inferSelect;
const shownRows = 10;

/** An import as the API answers it. */
export async function toImportAnswer(db: Db, row: ImportRow, language: Language): Promise<ImportAnswer> {
  const first = await db
    .select({ row: importRows.row, cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.importId, row.id))
    .orderBy(asc(importRows.row))
    .limit(shownRows);
  const { encoding, separator, decimal, sheets, sheet, fixed, absent, categories, leaps, addsUnknown } = row;
  return {
    ...toListedImport(row, language),
    ...{ encoding, separator, decimal, sheets, sheet, fixed, absent, categories, leaps, addsUnknown },
    columns: row.columns.map(({ index, header, field }) => ({ index, header, field })),
    firstRows: first.map(({ row: number, cells }) => ({ row: number, cells: cells.map(shownCell) })),
  };
}

const shownCell = (cell: ImportCell) => (cell !== null && typeof cell === 'object' ? null : cell);

/** An import as the list of them has it. */
export function toListedImport(row: ImportRow, language: Language): ListedImport {
  const { id, version, kind, state, fileName, byNight, storeId, done, total } = row;
  const counts = Object.fromEntries(
    importCounts.map((name) => [name, row.counts[name] ?? 0]),
  ) as ListedImport['counts'];
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    ...{ id, version, kind, state, fileName, byNight, storeId, counts, done, total },
    asOf: iso(row.asOf),
    failure: row.failure && readFault(row.failure).code,
    failureText: row.failure && failureText(row.failure, language),
    createdAt: row.createdAt.toISOString(),
    startedAt: iso(row.startedAt),
    finishedAt: iso(row.finishedAt),
  };
}
