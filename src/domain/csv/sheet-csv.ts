import { wallTimeIn } from '#domain/clock/zone-time.ts';
import { type Language, languageFacts } from '#domain/language/language.ts';
import type { Cell } from './cell.ts';
import { markFormulas, markFormulasBehindCommas } from './mark-formulas.ts';

/** For whom: their language, and the decimals of the shop's currency. */
export type SheetReader = { language: Language; decimals: number };

/** The mark by which spreadsheets read a file as UTF-8. */
export const sheetStart = '\ufeff';

/** A text that a spreadsheet would take for a number, a date or a time of day. */
const looksLikeNumber = /^[\d .,:/()%eE+\-\u00a0\u202f]*\d[\d .,:/()%eE+\-\u00a0\u202f]*$/;
/** What can stand within the quotes of a formula wherever the line is parted. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
const standsInQuotes = /^[^",;\u0000-\u001f]+$/;
/** A formula has no longer text, in letters. */
const longest = 255;

/**
 * Rows as a CSV file that a spreadsheet of the reader's language opens by a double click: parted by semicolons where the
 * decimals have a comma, days before months, and codes as texts, so that no digit of them is lost
 * (docs/decisions/spreadsheets.md).
 */
export function sheetCsv(head: readonly string[], rows: readonly (readonly Cell[])[], reader: SheetReader): string {
  return sheetStart + sheetLines([head, ...rows], reader);
}

/** Lines of such a file, which begins by `sheetStart`: for what is written part by part. */
export function sheetLines(rows: readonly (readonly Cell[])[], reader: SheetReader): string {
  const { decimal } = languageFacts[reader.language];
  const separator = decimal === ',' ? ';' : ',';
  const write = (cell: Cell) => quote(cellText(cell, { ...reader, decimal, separator }));
  return rows.map((row) => `${row.map(write).join(separator)}\r\n`).join('');
}

type Habits = SheetReader & { decimal: string; separator: string };

function cellText(cell: Cell, { decimals, decimal, separator }: Habits): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  if (typeof cell === 'string') return looksLikeNumber.test(cell) ? asText(cell, separator) : words(cell, separator);
  if (cell.kind === 'amount') return cell.value.toFixed(decimals).replace('.', decimal);
  if (cell.kind === 'code') return asText(cell.text, separator);
  const { date, time } = wallTimeIn(cell.timeZone, new Date(cell.at));
  return `${date.split('-').reverse().join('/')} ${time}`;
}

/** A formula whose value is the text: the one way by which neither zeros at the start nor the digits behind the 15th are lost. */
function asText(text: string, separator: string): string {
  const fits = text.length <= longest && standsInQuotes.test(text.replace(/,(?=\d)/g, ''));
  return fits ? `="${text}"` : words(text, separator);
}

function words(text: string, separator: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  return separator === ';' ? markFormulasBehindCommas(lines) : markFormulas(lines);
}

/** Quoted also where only another program would part it: some part at commas, semicolons and tabs at once. */
function quote(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
