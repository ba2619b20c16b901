import type { ImportFault } from '#domain/import/import-failure.ts';
import { type StyleEvidence, styleOf } from '#domain/import/number-style.ts';
import type { FileStore } from '#server/media/file-store.ts';
import { openTable, type TableHead, type TablePart } from './read-table.ts';
import { ReadingFailure } from './reading-failure.ts';
import { storedSource } from './table-source.ts';

export type StoredFile = {
  name: string;
  /** Null: the first visible one. */
  sheet: string | null;
};
/** How a file was read: its head, and of each column what its numbers say of the decimal sign; or why it was not. */
export type ReadOutcome = { head: TableHead; styles: StyleEvidence[][] } | { fault: ImportFault };

/** Reads a file of the file store to its end, and hands over its rows part by part. */
export async function readStored(
  files: Pick<FileStore, 'get'>,
  { name, sheet }: StoredFile,
  take: (part: TablePart) => Promise<unknown>,
): Promise<ReadOutcome> {
  try {
    const { head, parts } = await openTable(await storedSource(files, name), { sheet });
    const seen = head.headers.map(() => new Set<StyleEvidence>());
    for await (const part of parts) {
      for (const { cells } of part.rows)
        cells.forEach((cell, index) => {
          if (typeof cell === 'string' && /[.,]/.test(cell)) seen[index]?.add(styleOf(cell));
        });
      await take(part);
    }
    return { head, styles: seen.map((one) => [...one].filter((style) => style !== null)) };
  } catch (error) {
    if (error instanceof ReadingFailure) return { fault: error.fault };
    throw error;
  }
}
