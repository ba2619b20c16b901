import type { ImportLimits } from '#domain/import/import-failure.ts';
import type { ImportCell } from '#domain/import/import-field.ts';
import { ReadingFailure } from '../reading-failure.ts';
import type { RawRow } from '../table-source.ts';
import { dayOfSerial } from './number-formats.ts';
import type { Workbook } from './open-workbook.ts';
import type { Zip } from './open-zip.ts';
import { readXml } from './read-xml.ts';
import { textReader, unescapeText } from './shared-strings.ts';
import type { TextStore } from './text-store.ts';

/** A text that stands among those that the workbook shares. */
export type SharedText = { shared: number };
/** A sheet has no more. */
const lastRow = 1_048_576;
type SheetCell = ImportCell | SharedText;
type SheetRow = { row: number; cells: SheetCell[] };
type Part = { rows: SheetRow[]; total: number };

/** The rows of a sheet as a stream; of a merged area the first cell has the value. */
export async function* readSheet(
  zip: Zip,
  part: string,
  workbook: Workbook,
  { columns }: Pick<ImportLimits, 'columns'>,
): AsyncGenerator<Part> {
  let rows: SheetRow[] = [];
  let total = 0;
  let at = { row: 0, column: -1 };
  let cells: SheetCell[] = [];
  let cell = { type: 'n', style: 0, value: null as string | null, inline: null as string | null, hasFormula: false };
  let isValue = false;
  const inline = textReader((text) => {
    cell.inline = text;
  }, 'is');
  const open = (name: string, attributes: Record<string, string>) => {
    inline.open(name);
    if (name === 'dimension') total = Math.min(lastRow, Number(/(\d+)$/.exec(attributes.ref ?? '')?.[1] ?? 0));
    else if (name === 'row') {
      at = { row: rowAfter(at.row, attributes.r), column: -1 };
      cells = [];
    } else if (name === 'c') {
      at.column = attributes.r ? columnOf(attributes.r) : at.column + 1;
      const { t: type = 'n', s: style = '0' } = attributes;
      cell = { type, style: Number(style), value: null, inline: null, hasFormula: false };
    } else if (name === 'f') cell.hasFormula = true;
    else if (name === 'v') {
      isValue = true;
      cell.value = '';
    }
  };
  const close = (name: string) => {
    inline.close(name);
    if (name === 'v') isValue = false;
    // One column more than there may be, so that what lies beyond is seen; a cell far out would fill the memory.
    else if (name === 'c') cells[Math.min(at.column, columns)] = readValue(cell, workbook);
    else if (name === 'row') rows.push({ row: at.row, cells: Array.from(cells, (one) => one ?? null) });
  };
  const text = (more: string) => {
    inline.text(more);
    if (isValue) cell.value += more;
  };
  for await (const _ of readXml(zip.read(part), { open, close, text })) {
    if (rows.length === 0) continue;
    yield { rows, total: Math.max(total, at.row) };
    rows = [];
  }
}

type ReadValue = { type: string; style: number; value: string | null; inline: string | null; hasFormula: boolean };

function readValue({ type, style, value, inline, hasFormula }: ReadValue, { uses, from1904 }: Workbook): SheetCell {
  if (type === 'inlineStr') return inline;
  // A formula that went wrong has no value either.
  if (hasFormula && (value === null || type === 'e')) return { fault: 'formulaWithoutValue' };
  if (value === null) return inline;
  if (type === 's') return { shared: Number(value) };
  if (type === 'b') return value === '1' || value === 'true';
  if (type === 'str' || type === 'e') return unescapeText(value);
  if (type === 'd') return value.replace('T', ' ').replace(/(?: 00:00)?:\d\d(?:\.\d+)?Z?$/, '');
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value === '' ? null : value;
  const use = uses[style];
  if (use === 'date') return dayOfSerial(number, from1904) ?? number;
  return use === 'percent' ? Number((number * 100).toPrecision(15)) : number;
}

/** The texts that cells share put in their place; one that is not there makes the cell unreadable. */
export function withTexts(rows: readonly SheetRow[], strings: Pick<TextStore, 'at'>): RawRow[] {
  const read = (cell: SheetCell): ImportCell =>
    cell !== null && typeof cell === 'object' && 'shared' in cell
      ? (strings.at(cell.shared) ?? { fault: 'invalid' })
      : cell;
  return rows.map(({ row, cells }) => ({ row, cells: cells.map(read) }));
}

/** The number that a row says it has, where it is behind the one before; else the next. */
function rowAfter(before: number, text: string | undefined): number {
  const number = Number(text);
  const row = Number.isInteger(number) && number > before ? number : before + 1;
  if (row > lastRow) throw new ReadingFailure({ code: 'broken' });
  return row;
}

/** `B5` is 1. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference) {
    const code = letter.toUpperCase().charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    column = column * 26 + code;
  }
  return Math.max(0, column - 1);
}
