import { randomBytes } from 'node:crypto';
import { createWriteStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';

const draftsName = 'drafts';

/** Keeps files in a folder. */
export function createFolderStore(folder: string): FileStore {
  // Within the folder: a rename works only inside one file system.
  const drafts = join(folder, draftsName);
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
      const file = await orNull(open(join(folder, name)));
      return file && { content: file.createReadStream(), bytes: (await file.stat()).size };
    },
    exists: async (name) => (await orNull(stat(join(folder, name))))?.isFile() === true,
    delete: (name) => rm(join(folder, name), { force: true }),
    list: async (below) => {
      const found: { name: string; writtenAt: Date }[] = [];
      const walk = async (part: string): Promise<void> => {
        if (part === draftsName) return;
        for (const one of await readFolder(join(folder, part))) {
          const name = part === '' ? one.name : `${part}/${one.name}`;
          if (one.isDirectory()) await walk(name);
          // It may be deleted meanwhile.
          const file = one.isFile() ? await stat(join(folder, name)).catch(() => null) : null;
          if (file) found.push({ name, writtenAt: file.mtime });
        }
      };
      await walk(below);
      return found;
    },
    deleteUnfinished: async (before) => {
      for (const { name } of await readFolder(drafts)) {
        const draft = join(drafts, name);
        // It may be renamed or deleted meanwhile.
        const found = await stat(draft).catch(() => null);
        if (found && found.mtime < before) await rm(draft, { force: true });
      }
    },
  };
}

/** Nothing where the folder is not there, or not any more. */
export async function readFolder(path: string): Promise<Dirent[]> {
  return (await orNull(readdir(path, { withFileTypes: true }))) ?? [];
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}
