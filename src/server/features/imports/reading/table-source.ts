import type { ImportCell } from '#domain/import/import-field.ts';
import type { FileStore } from '#server/media/file-store.ts';
import { ReadingFailure } from './reading-failure.ts';

/** A file that can be read several times. */
export type TableSource = { bytes: number; read: () => AsyncIterable<Uint8Array> };

/** A row as a file has it, before anything is made of it; `row` is its number in a spreadsheet. */
export type RawRow = { row: number; cells: readonly ImportCell[] };

/** A file that has been recognised, and its rows in parts, the header among them. */
export type RawTable = {
  encoding: 'UTF-8' | '1252' | 'UTF-16' | null;
  separator: string | null;
  /** The names of the visible sheets of a workbook, and which is read. */
  sheets: string[] | null;
  sheet: string | null;
  /** A row with more cells than the header has is not to be trusted: a sign that parts cells stood within one. */
  shiftsCells: boolean;
  /** Each part with how many rows there will be, about. */
  parts: AsyncIterable<{ rows: RawRow[]; total: number }>;
};

/** A file of the file store. Throws `fileGone` where it is not there any more. */
export async function storedSource(files: Pick<FileStore, 'get'>, name: string): Promise<TableSource> {
  const open = async () => {
    const file = await files.get(name);
    if (!file) throw new ReadingFailure({ code: 'fileGone' });
    return file;
  };
  const { content, bytes } = await open();
  content.destroy();
  return {
    bytes,
    read: async function* () {
      yield* (await open()).content as AsyncIterable<Uint8Array>;
    },
  };
}

/** The first bytes of a file, all of them where it has fewer. */
export async function readStart(source: TableSource, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of source.read()) {
    pieces.push(piece);
    length += piece.length;
    if (length >= most) break;
  }
  return Buffer.concat(pieces).subarray(0, most);
}
