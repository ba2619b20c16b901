import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where the shop's files are kept, by name: a folder now; an S3 bucket would have the same calls. */
export type FileStore = {
  /** Atomic: readers see the whole new file or the one before. */
  put: (name: string, content: Buffer | Readable) => Promise<void>;
  /** The file as it is read, and how many bytes it has; null when there is none. */
  get: (name: string) => Promise<{ content: Readable; bytes: number } | null>;
  /** Does nothing where there is none. */
  delete: (name: string) => Promise<void>;
  /** Names and times of the files of a folder, as `imports`. */
  list: (folder: string) => Promise<{ name: string; writtenAt: Date }[]>;
  /** Deletes the drafts of interrupted writes that were last written to before then. */
  deleteUnfinished: (before: Date) => Promise<void>;
};

/** Keeps files in a folder. Names come from the program, never from a request. */
export function createFolderStore(folder: string): FileStore {
  // Within the folder: a rename works only inside one file system.
  const drafts = join(folder, 'drafts');
  return {
    put: async (name, content) => {
      const file = join(folder, name);
      for (const needed of [dirname(file), drafts]) await mkdir(needed, { recursive: true });
      const draft = join(drafts, randomBytes(8).toString('hex'));
      try {
        await pipeline(Buffer.isBuffer(content) ? Readable.from([content]) : content, createWriteStream(draft));
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (name) => {
      try {
        const file = await open(join(folder, name));
        return { content: file.createReadStream(), bytes: (await file.stat()).size };
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return null;
        throw error;
      }
    },
    delete: (name) => rm(join(folder, name), { force: true }),
    list: async (part) => {
      const names = await readdir(join(folder, part)).catch((error: { code?: string }) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      const found = [];
      for (const one of names) {
        const name = `${part}/${one}`;
        // It may be deleted meanwhile.
        const file = await stat(join(folder, name)).catch(() => null);
        if (file?.isFile()) found.push({ name, writtenAt: file.mtime });
      }
      return found;
    },
    deleteUnfinished: async (before) => {
      await mkdir(drafts, { recursive: true });
      for (const name of await readdir(drafts)) {
        const draft = join(drafts, name);
        // It may be renamed or deleted meanwhile.
        const found = await stat(draft).catch(() => null);
        if (found && found.mtime < before) await rm(draft, { force: true });
      }
    },
  };
}

/** A file whole in memory, for what is small; null when there is none. */
export async function readWhole(store: Pick<FileStore, 'get'>, name: string): Promise<Buffer | null> {
  const file = await store.get(name);
  return file && Buffer.concat(await file.content.toArray());
}
