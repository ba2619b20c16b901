import { markFormulasWithin } from '#domain/csv/mark-formulas.ts';

/**
 * A cell that a spreadsheet would run as a formula is marked as text (OWASP, CSV injection; ASVS 1.2.10): one that begins
 * with a sign, also in full width, also behind a quote or what parts cells elsewhere, or with what is no letter at all.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const formula = /^(["';,\s]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\u0000\t\r\n])/;

/**
 * Rows as a file of comma-separated values (RFC 4180), with the mark by which spreadsheets read it as UTF-8. Numbers stand
 * with a point.
 */
export function writeCsv(head: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

function writeCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const marked = markFormulasWithin(value);
  const text = formula.test(value) ? `'${marked}` : marked;
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
