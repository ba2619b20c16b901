import { type ImportFailure, readFault } from '#domain/import/import-failure.ts';
import type { Language } from '#domain/language/language.ts';
import { serverWords } from '#server/words/server-words.ts';

/** Why a file cannot be read, in words that name the row and the column; `written` as `writeFault` writes it. */
export function failureText(written: string, language: Language): string {
  const { code, row, column } = readFault(written);
  const words = serverWords[language].importFailures;
  const text = words[code as ImportFailure] ?? words.interrupted;
  return text.replace('{{row}}', String(row ?? '?')).replace('{{column}}', String(column ?? '?'));
}
