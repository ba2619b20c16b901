import type { ImportLimits } from '#domain/import/import-failure.ts';
import { ReadingFailure } from '../reading-failure.ts';
import type { RawTable, TableSource } from '../table-source.ts';
import { openWorkbook, type Workbook } from './open-workbook.ts';
import { openZip, type Zip } from './open-zip.ts';
import { readSheet, withTexts } from './read-sheet.ts';
import { readSharedStrings } from './shared-strings.ts';
import { createTextStore } from './text-store.ts';

export type SheetChoice = {
  /** Null: the first that is visible. */
  sheet: string | null;
  /** Only so many rows of it, about: no more of the shared texts is read than they need. */
  firstRows?: number;
};

/** A workbook (.xlsx), of which one sheet is read. The packed file is held in memory, what it unpacks to is not. */
export async function openXlsx(
  source: TableSource,
  { sheet: chosen, firstRows }: SheetChoice,
  limits: ImportLimits,
): Promise<RawTable> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source.read()) pieces.push(piece);
  const zip = await openZip(Buffer.concat(pieces), limits);
  const workbook = await openWorkbook(zip);
  const sheet = workbook.sheets.find(({ name }) => chosen === null || name === chosen);
  if (!sheet) throw new ReadingFailure({ code: 'noSheet' });
  const parts =
    firstRows === undefined ? readAll : (...args: Parameters<typeof readAll>) => readFirst(...args, firstRows);
  return {
    encoding: null,
    separator: null,
    sheets: workbook.sheets.map(({ name }) => name),
    sheet: sheet.name,
    shiftsCells: false,
    parts: parts(zip, workbook, sheet.part, limits),
  };
}

const noTexts = createTextStore();

async function* readAll(zip: Zip, workbook: Workbook, part: string, limits: ImportLimits) {
  const { sharedStrings } = workbook;
  const strings = sharedStrings ? await readSharedStrings(zip, sharedStrings, limits) : noTexts;
  for await (const { rows, total } of readSheet(zip, part, workbook, limits))
    yield { rows: withTexts(rows, strings), total };
}

async function* readFirst(zip: Zip, workbook: Workbook, part: string, limits: ImportLimits, most: number) {
  const first: Parameters<typeof withTexts>[0][number][] = [];
  let total = 0;
  for await (const read of readSheet(zip, part, workbook, limits)) {
    first.push(...read.rows.slice(0, most - first.length));
    total = read.total;
    if (first.length >= most) break;
  }
  const shared = first.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell !== null && typeof cell === 'object' && 'shared' in cell ? [cell.shared] : [])),
  );
  const needed = shared.length === 0 ? 0 : Math.max(...shared) + 1;
  const { sharedStrings } = workbook;
  const strings = sharedStrings && needed > 0 ? await readSharedStrings(zip, sharedStrings, limits, needed) : noTexts;
  yield { rows: withTexts(first, strings), total };
}
