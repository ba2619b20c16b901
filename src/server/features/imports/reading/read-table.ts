import { type ImportLimits, importLimits } from '#domain/import/import-failure.ts';
import { openCsv } from './csv/read-csv.ts';
import { openJsonl } from './read-jsonl.ts';
import { recogniseFile } from './recognise-file.ts';
import { type RawTable, readStart, type TableSource } from './table-source.ts';
import { type FileRow, tidyRows } from './tidy-rows.ts';
import { openXlsx, type SheetChoice } from './xlsx/read-xlsx.ts';

/** What a file turned out to be, with its columns. */
export type TableHead = Pick<RawTable, 'encoding' | 'separator' | 'sheets' | 'sheet'> & { headers: string[] };
export type TablePart = { rows: FileRow[]; total: number };

/** A file with its header read, and its rows in parts. Throws `ReadingFailure`, also while the parts are read. */
export async function openTable(
  source: TableSource,
  choice: SheetChoice = { sheet: null },
  limits: ImportLimits = importLimits,
): Promise<{ head: TableHead; parts: AsyncGenerator<TablePart> }> {
  const start = await readStart(source, 8192);
  const form = recogniseFile(start, source.bytes <= start.length);
  const open = {
    xlsx: () => openXlsx(source, choice, limits),
    jsonl: async () => openJsonl(source),
    text: () => openCsv(source, start),
  };
  const raw = await open[form]();
  const parts = tidyRows(raw, limits);
  const first = await parts.next();
  if (first.done || !('headers' in first.value)) throw new Error('a table begins with its headers');
  const { encoding, separator, sheets, sheet } = raw;
  return {
    head: { encoding, separator, sheets, sheet, headers: first.value.headers },
    parts: parts as AsyncGenerator<TablePart>,
  };
}

/** The header and the first rows of a file, without reading the rest. */
export async function readHead(source: TableSource, most: number, limits?: ImportLimits) {
  const { head, parts } = await openTable(source, { sheet: null, firstRows: most * 5 }, limits);
  const rows: FileRow[] = [];
  for await (const part of parts) {
    rows.push(...part.rows);
    if (rows.length >= most) break;
  }
  return { ...head, rows: rows.slice(0, most) };
}
