import type { ImportProblemOnWire } from '#contract/imports/import-runs.ts';
import { type Page, toPage } from '#contract/page.ts';
import { codeCell } from '#domain/csv/cell.ts';
import { type SheetReader, sheetLines, sheetStart } from '#domain/csv/sheet-csv.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, gt } from '#server/db/sql.ts';
import { importProblemRows } from '#server/db/tables/imports.ts';
import { serverWords } from '#server/words/server-words.ts';

type Asked = { id: number; page: number; perPage: number };

/** A page of what is wrong with the rows of an import. */
export async function listProblems(
  db: Db,
  { id, page, perPage }: Asked,
  language: Language,
): Promise<Page<ImportProblemOnWire>> {
  const ofImport = eq(importProblemRows.importId, id);
  const rows = await db
    .select()
    .from(importProblemRows)
    .where(ofImport)
    .orderBy(asc(importProblemRows.row), asc(importProblemRows.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const items = rows.map(({ row, column, value, code }) => ({
    ...{ row, column, value, code },
    message: serverWords[language].importProblems[code],
  }));
  return toPage(items, await db.$count(importProblemRows, ofImport), { page, perPage });
}

const atOnce = 2000;

/** All of it as a file for spreadsheets, read part by part. */
export async function* problemLines(db: Db, id: number, reader: SheetReader): AsyncGenerator<string> {
  const { importProblems, importSheet } = serverWords[reader.language];
  yield sheetStart +
    sheetLines([[importSheet.row, importSheet.column, importSheet.value, importSheet.problem]], reader);
  for (let after = { row: 0, id: 0 }; ; ) {
    const rows = await db
      .select()
      .from(importProblemRows)
      .where(and(eq(importProblemRows.importId, id), gt(importProblemRows.row, after.row)))
      .orderBy(asc(importProblemRows.row), asc(importProblemRows.id))
      .limit(atOnce);
    // A row of the file with all its problems: the last one may be cut in two.
    const last = rows.at(-1)?.row;
    const whole = rows.length < atOnce ? rows : rows.filter(({ row }) => row !== last);
    if (whole.length > 0)
      yield sheetLines(
        whole.map(({ row, column, value, code }) => [row, column, codeCell(value), importProblems[code]]),
        reader,
      );
    if (rows.length < atOnce) return;
    after = { row: whole.at(-1)?.row ?? last ?? 0, id: 0 };
  }
}
