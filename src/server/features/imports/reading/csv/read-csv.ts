import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { ReadingFailure } from '../reading-failure.ts';
import type { RawRow, RawTable, TableSource } from '../table-source.ts';
import { findSeparator, lineRules, separatorLine } from './find-separator.ts';
import { decodeText, encodingNames, findEncoding, type TextEncoding } from './text-encoding.ts';

/** Letters of the start of a text by which its separator is found. */
const sampleLength = 65_536;
/** Letters of a row: a quote that nobody closes would else make one of all that follows. */
const longestRow = 2_000_000;
const atOnce = 1000;

/** A file of text, whose rows are read as a stream. */
export async function openCsv(source: TableSource, start: Buffer): Promise<RawTable> {
  const encoding = await findEncoding(source, start);
  let sample = '';
  for await (const [text] of decodeText(source, encoding)) {
    sample += text;
    if (sample.length >= sampleLength) break;
  }
  const separator = findSeparator(sample.slice(0, sampleLength));
  return {
    encoding: encodingNames[encoding],
    separator,
    sheets: null,
    sheet: null,
    shiftsCells: true,
    parts: readParts(source, encoding, separator),
  };
}

async function* readParts(
  source: TableSource,
  encoding: TextEncoding,
  delimiter: string,
): RawTable['parts'] & AsyncGenerator {
  const progress = { bytes: 0 };
  const parser = parse({ ...lineRules, delimiter, max_record_size: longestRow });
  // The reader below gets what goes wrong in either.
  pipeline(Readable.from(textOf(source, encoding, progress)), parser).catch(() => undefined);
  let row = 0;
  let rows: RawRow[] = [];
  const part = () => ({ rows, total: Math.ceil((row * source.bytes) / Math.max(1, progress.bytes)) });
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      rows.push({ row, cells });
      if (rows.length < atOnce) continue;
      yield part();
      rows = [];
    }
  } catch (error) {
    throw toFailure(error, row);
  }
  yield part();
}

/** The text after the line that names the separator. */
async function* textOf(source: TableSource, encoding: TextEncoding, progress: { bytes: number }) {
  let isStart = true;
  let held = '';
  for await (const [text, bytes] of decodeText(source, encoding)) {
    progress.bytes = bytes;
    held += text;
    // Enough to tell, however small the pieces.
    if (isStart && held.length < 16 && bytes < source.bytes) continue;
    yield isStart ? held.replace(separatorLine, '') : held;
    isStart = false;
    held = '';
  }
  if (held) yield isStart ? held.replace(separatorLine, '') : held;
}

const quoteFaults = new Set<string>(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE', 'CSV_INVALID_CLOSING_QUOTE']);

function toFailure(error: unknown, row: number): unknown {
  if (!(error instanceof CsvError) || !quoteFaults.has(error.code)) return error;
  const { records } = error as { records?: unknown };
  return new ReadingFailure({ code: 'quote', row: Math.max(row, Number(records ?? 0)) + 1 });
}
