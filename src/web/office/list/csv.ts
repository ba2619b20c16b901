/** A cell that a spreadsheet would run as a formula is marked as text (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;

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
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
