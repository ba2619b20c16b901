import { parse } from 'csv-parse/sync';
import { matchHeader } from '#domain/import/match-header.ts';

export const separators = [';', ',', '\t', '|'] as const;

/** How the lines of every file are read: any ends of lines, quotes where they are needed and where they are not. */
export const lineRules = {
  quote: '"',
  escape: '"',
  relax_quotes: true,
  relax_column_count: true,
  record_delimiter: ['\r\n', '\n', '\r'],
};

/** The first line by which a file tells spreadsheets what parts its cells; it is no row. */
export const separatorLine = /^"?sep=(.)"?(?:\r\n|\n|\r)/i;

/**
 * What parts the cells of a file: what its first line says, else the sign that makes the most headers of the first row
 * that mean something, then the one that makes alike rows, then the one that makes the most cells.
 */
export function findSeparator(start: string): string {
  const said = separatorLine.exec(start)?.[1];
  if (said) return said;
  const marks = separators.map((delimiter) => ({ delimiter, mark: markOf(start, delimiter) }));
  return marks.reduce((best, one) => (compare(one.mark, best.mark) > 0 ? one : best)).delimiter;
}

/** Headers that mean something, whether the rows are alike, how many cells the first has. */
function markOf(start: string, delimiter: string): [number, number, number] {
  const rows = firstRows(start, delimiter).filter((row) => row.some((cell) => cell.trim() !== ''));
  const head = rows[0] ?? [];
  const alike = rows.filter((row) => row.length === head.length).length / Math.max(1, rows.length);
  const known = new Set(head.map(matchHeader).filter(Boolean)).size;
  return [known, head.length > 1 ? alike : 0, head.length];
}

function firstRows(start: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  try {
    // The last row may be cut off; a quote that this sign never closes ends the reading where it stands.
    parse(start, { ...lineRules, delimiter, to: 20, on_record: (row: string[]) => void rows.push(row) });
  } catch {
    return rows;
  }
  return rows;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
