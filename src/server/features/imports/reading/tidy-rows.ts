import type { ImportLimits } from '#domain/import/import-failure.ts';
import type { ImportCell } from '#domain/import/import-field.ts';
import { cleanLine } from '#domain/text/clean-text.ts';
import { ReadingFailure } from './reading-failure.ts';
import type { RawRow, RawTable } from './table-source.ts';

/** A row of goods: as many cells at most as there are columns, what is empty null. */
export type FileRow = { row: number; cells: ImportCell[] };
type Tidy = { headers: string[] } | { rows: FileRow[]; total: number };

/**
 * The headers of a table, which are its first row that is not empty, then its rows in parts, empty ones left out. Throws
 * `noHeader`, `tooManyColumns`, `tooManyRows`, and `unpacked` where the rows come to more than a file may unpack to.
 */
export async function* tidyRows({ parts, shiftsCells }: RawTable, limits: ImportLimits): AsyncGenerator<Tidy> {
  let headers: string[] | null = null;
  let width = 0;
  let found = 0;
  let length = 0;
  for await (const { rows: raw, total } of parts) {
    const rows: FileRow[] = [];
    for (const one of raw) {
      if (one.cells.every(isEmpty)) continue;
      if (!headers) {
        headers = readHeaders(one, limits);
        width = one.cells.length;
        yield { headers };
        continue;
      }
      found += 1;
      if (found > limits.rows) throw new ReadingFailure({ code: 'tooManyRows', row: one.row });
      const cells = tidyCells(one.cells, { columns: headers.length, width, shiftsCells, limits });
      for (const cell of cells) length += typeof cell === 'string' ? cell.length : 8;
      if (length > limits.unpackedBytes) throw new ReadingFailure({ code: 'unpacked' });
      rows.push({ row: one.row, cells });
    }
    if (rows.length > 0) yield { rows, total };
  }
  if (!headers) throw new ReadingFailure({ code: 'empty' });
}

const isEmpty = (cell: ImportCell) => cell === null || (typeof cell === 'string' && cell.trim() === '');

function readHeaders({ row, cells }: RawRow, limits: ImportLimits): string[] {
  const headers = cells.map((cell) => (cell === null || typeof cell === 'object' ? '' : headerText(String(cell))));
  while (headers.at(-1) === '') headers.pop();
  if (headers.length > limits.columns)
    throw new ReadingFailure({ code: 'tooManyColumns', row, column: limits.columns + 1 });
  if (headers.length === 0) throw new ReadingFailure({ code: 'noHeader' });
  return headers;
}

/** A line, however many it stood on. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the database keeps no NUL, and nobody reads the others
const headerText = (text: string) => cleanLine(text.toWellFormed().replace(/[\u0000-\u001f]+/g, ' ')).slice(0, 200);

function tidyCells(
  cells: readonly ImportCell[],
  {
    columns,
    width,
    shiftsCells,
    limits,
  }: { columns: number; width: number; shiftsCells: boolean; limits: ImportLimits },
): ImportCell[] {
  const isShifted = shiftsCells && cells.slice(width).some((cell) => !isEmpty(cell));
  const tidied = cells.slice(0, columns).map((cell): ImportCell => {
    if (isShifted) return { fault: 'invalid' };
    if (typeof cell !== 'string') return cell;
    if (isEmpty(cell)) return null;
    return cell.length > limits.cellLength || isBroken(cell) ? { fault: 'invalid' } : cell;
  });
  while (tidied.length > 0 && tidied.at(-1) === null) tidied.pop();
  return tidied;
}

/** The database keeps no NUL; U+FFFD stands where bytes were no text. */
const isBroken = (text: string) => text.includes('\u0000') || text.includes('\ufffd') || !text.isWellFormed();
