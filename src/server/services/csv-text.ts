import { stringify } from 'csv-stringify/sync';

/** What a CSV file begins with, so that spreadsheets read it as UTF-8. */
export const csvStart = '\ufeff';

type Field = string | number | null;

/**
 * Lines of a CSV file (RFC 4180): commas, CRLF, quotes where they are needed, nothing for null. A text that a spreadsheet
 * would take for a formula (`=`, `+`, `-`, `@`, a tab or a carriage return in front, or their wide forms) gets an
 * apostrophe before it, as OWASP advises; numbers stay numbers.
 */
export function csvText(lines: readonly (readonly Field[])[]): string {
  return stringify(
    lines.map((line) => [...line]),
    {
      record_delimiter: '\r\n',
      escape_formulas: true,
      // A lone line break is no delimiter of ours, but some readers take it for one.
      quoted_match: /[\r\n]/,
    },
  );
}
