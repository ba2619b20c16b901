import type { Readable } from 'node:stream';

/**
 * Where the shop's files are kept, by name: a folder, or a bucket of a server. Names come from the program, never from
 * a request.
 */
export type FileStore = {
  /** Atomic: readers see the whole new file or the one before. */
  put: (name: string, content: Buffer | Readable) => Promise<void>;
  /** The file as it is read, and how many bytes it has; null when there is none. */
  get: (name: string) => Promise<{ content: Readable; bytes: number } | null>;
  exists: (name: string) => Promise<boolean>;
  /** Does nothing where there is none. */
  delete: (name: string) => Promise<void>;
  /** Names and times of all files below a folder, as `imports`; an empty name is all that is kept. Unfinished ones are none. */
  list: (folder: string) => Promise<{ name: string; writtenAt: Date }[]>;
  /** Deletes the drafts of interrupted writes that were last written to before then. */
  deleteUnfinished: (before: Date) => Promise<void>;
};

/** A file whole in memory, for what is small; null when there is none. */
export async function readWhole(store: Pick<FileStore, 'get'>, name: string): Promise<Buffer | null> {
  const file = await store.get(name);
  return file && Buffer.concat(await file.content.toArray());
}
