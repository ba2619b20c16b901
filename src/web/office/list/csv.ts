import { type Cell, plainCell } from '#domain/csv/cell.ts';
import { markFormulas } from '#domain/csv/mark-formulas.ts';

/**
 * Rows as a file of comma-separated values for programs (RFC 4180), with the mark by which it is read as UTF-8. Numbers
 * stand with a point.
 */
export function writeCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`;
}

function writeCell(cell: Cell): string {
  const value = plainCell(cell);
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = markFormulas(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
