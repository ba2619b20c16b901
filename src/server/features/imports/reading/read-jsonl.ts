import type { ImportCell } from '#domain/import/import-field.ts';
import { factsHeaders } from '#domain/import/match-header.ts';
import { decodeText } from './csv/text-encoding.ts';
import { ReadingFailure } from './reading-failure.ts';
import type { RawRow, RawTable, TableSource } from './table-source.ts';

/** Letters of a line: Open Food Facts has some hundred thousand for a product with all its pictures. */
const longestLine = 4_000_000;
const atOnce = 500;

/**
 * A file with one object a line, as Open Food Facts exports its products: of each the columns that are read, as its CSV has
 * them; nutrients also where they stand within `nutriments`. Lists become texts with commas.
 */
export function openJsonl(source: TableSource): RawTable {
  return {
    ...{ encoding: 'UTF-8', separator: null, sheets: null, sheet: null },
    shiftsCells: false,
    parts: readParts(source),
  };
}

async function* readParts(source: TableSource): AsyncGenerator<{ rows: RawRow[]; total: number }> {
  // Numbered as if a header stood before them, which is how they are shown.
  let rows: RawRow[] = [{ row: 1, cells: factsHeaders }];
  let row = 1;
  let held = '';
  let read = 0;
  const part = () => ({ rows, total: Math.ceil((row * source.bytes) / Math.max(1, read)) });
  for await (const [text, bytes] of decodeText(source, 'utf-8')) {
    read = bytes;
    const lines = (held + text).split('\n');
    held = lines.pop() ?? '';
    if (held.length > longestLine) throw new ReadingFailure({ code: 'notTable' });
    for (const line of lines) {
      if (line.trim() === '') continue;
      row += 1;
      rows.push({ row, cells: cellsOf(line) });
    }
    if (rows.length < atOnce) continue;
    yield part();
    rows = [];
  }
  if (held.trim() !== '') rows.push({ row: row + 1, cells: cellsOf(held) });
  yield part();
}

function cellsOf(line: string): ImportCell[] {
  const values = parse(line);
  if (values === null) return factsHeaders.map(() => ({ fault: 'invalid' }));
  const nutriments = typeof values.nutriments === 'object' ? (values.nutriments as Record<string, unknown> | null) : {};
  return factsHeaders.map((name) => cellOf(values[name] ?? nutriments?.[name]));
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

function cellOf(value: unknown): ImportCell {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join(',') || null;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
