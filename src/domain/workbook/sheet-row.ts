import { wallTimeIn } from '#domain/clock/zone-time.ts';
import type { Cell } from '#domain/csv/cell.ts';

/** The styles of cells, in the order of the workbook's table. */
const style = { text: 1, amount: 2, moment: 3, head: 4 } as const;
/** A cell has no more letters. */
const longest = 32_767;
/** The day 0 of workbooks. */
const day0 = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

/** A row of a sheet. */
export function sheetRow(cells: readonly Cell[], decimals: number, { isHead = false } = {}): string {
  const write = (cell: Cell) =>
    isHead && typeof cell === 'string' ? textCell(cell, style.head) : cellOf(cell, decimals);
  return `<row>${cells.map(write).join('')}</row>`;
}

function cellOf(cell: Cell, decimals: number): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'string') return textCell(cell, style.text);
  if (cell.kind === 'code') return textCell(cell.text, style.text);
  if (cell.kind === 'amount') return `<c s="${style.amount}"><v>${cell.value.toFixed(decimals)}</v></c>`;
  const { date, time } = wallTimeIn(cell.timeZone, new Date(cell.at));
  return `<c s="${style.moment}"><v>${(Date.parse(`${date}T${time}Z`) - day0) / dayMs}</v></c>`;
}

function textCell(text: string, as: number): string {
  const kept = escapeText(text.replace(/\r\n?/g, '\n').slice(0, longest));
  return `<c s="${as}" t="inlineStr"><is><t xml:space="preserve">${kept}</t></is></c>`;
}

/** What no XML may hold is left out; what a workbook would read as the code of a sign (`_x0041_`) stays what it is. */
function escapeText(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
  );
}
