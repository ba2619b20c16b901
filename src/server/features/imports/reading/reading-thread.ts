import { Worker } from 'node:worker_threads';
import type { FilesPlace } from '#server/media/open-files.ts';
import { createThread } from '#server/services/threads/create-thread.ts';
import type { ReadOutcome, StoredFile } from './read-stored.ts';
import type { TablePart } from './read-table.ts';

/** Reads a stored file; in a thread of its own, or at once in tests. */
export type ReadFile = (file: StoredFile, take: (part: TablePart) => Promise<unknown>) => Promise<ReadOutcome>;

/** Reads files of the shop's store in a thread of its own, started by the first: rows by the ten thousand keep nobody waiting. */
export function createReadingThread({ dataDir, bucket }: FilesPlace): { read: ReadFile; stop: () => Promise<void> } {
  const workerData: FilesPlace = { dataDir, bucket };
  const start = () => new Worker(new URL('./reading-worker.ts', import.meta.url), { workerData });
  const { call, stop } = createThread('reads imported files', start);
  return { read: (file, take) => call<ReadOutcome>(file, take), stop };
}
