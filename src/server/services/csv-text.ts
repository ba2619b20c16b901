import { stringify } from 'csv-stringify/sync';

/** The byte order mark, by which spreadsheets tell UTF-8. */
export const csvStart = '\ufeff';

type Field = string | number | null;

/**
 * Lines of a CSV file (RFC 4180): commas, CRLF, quotes where needed, an empty field for null. A text that a spreadsheet
 * would evaluate as a formula (it begins with `=`, `+`, `-`, `@`, their full-width forms, a tab or a carriage return) is
 * prefixed by an apostrophe, as OWASP advises; numbers are not.
 */
export function csvText(lines: readonly (readonly Field[])[]): string {
  return stringify(
    lines.map((line) => [...line]),
    {
      record_delimiter: '\r\n',
      escape_formulas: true,
      // A lone CR or LF is not our record delimiter, but some readers accept it as one.
      quoted_match: /[\r\n]/,
    },
  );
}
