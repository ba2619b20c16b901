import { stringify } from 'csv-stringify/sync';
import { markFormulasWithin } from '#domain/csv/mark-formulas.ts';

/** The byte order mark, by which spreadsheets recognise UTF-8. */
export const csvStart = '\ufeff';

type Field = string | number | null;

/**
 * Lines of a CSV file (RFC 4180): commas, CRLF, quotes where needed, an empty field for null. A text that a spreadsheet
 * would evaluate as a formula (it begins with `=`, `+`, `-`, `@`, their full-width forms, a tab or a carriage return) is
 * prefixed by an apostrophe, as OWASP advises; numbers are not. One stands also before a formula within a text, behind a
 * semicolon or a tab: spreadsheets in French part cells there.
 */
export function csvText(lines: readonly (readonly Field[])[]): string {
  return stringify(
    lines.map((line) => line.map((field) => (typeof field === 'string' ? markFormulasWithin(field) : field))),
    {
      record_delimiter: '\r\n',
      escape_formulas: true,
      // Neither our delimiters nor our ends of lines, but some readers accept them as such.
      quoted_match: /[;\t\r\n]/,
    },
  );
}
