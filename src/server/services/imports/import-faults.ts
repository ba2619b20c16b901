import { type ImportFailure, readFault } from '#domain/import/import-failure.ts';
import type { Language } from '#domain/language/language.ts';
import type { alias } from '#server/db/pg-core.ts';
import { and, eq, or, type SQL, sql } from '#server/db/sql.ts';
import { imports } from '#server/db/tables/imports.ts';
import { serverWords } from '#server/words/server-words.ts';

type Imports = typeof imports | ReturnType<typeof alias<typeof imports, string>>;

/** How many rows an import has refused. */
export const refusedRows = (of: Imports) => sql<number>`coalesce((${of.counts} ->> 'refused')::int, 0)`;

/** An import of the night that failed, or has refused rows: staff are to look at it. */
export const isFaultyByNight: SQL | undefined = and(
  eq(imports.byNight, true),
  or(eq(imports.state, 'failed'), and(eq(imports.state, 'done'), sql`${refusedRows(imports)} > 0`)),
);

/** Why a file cannot be read, in words that name the row and the column; `written` as `writeFault` writes it. */
export function failureText(written: string, language: Language): string {
  const { code, row, column } = readFault(written);
  const words = serverWords[language].importFailures;
  const text = words[code as ImportFailure] ?? words.interrupted;
  return text.replace('{{row}}', String(row ?? '?')).replace('{{column}}', String(column ?? '?'));
}
