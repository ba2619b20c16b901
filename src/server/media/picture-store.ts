import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where picture files are kept, by name: a folder now; an S3 bucket would have the same two calls. */
export type PictureStore = {
  /** The file, or null when there is none. */
  read: (name: string) => Promise<Buffer | null>;
  write: (name: string, bytes: Buffer) => Promise<void>;
};

/** Keeps files in a folder; a file appears whole or not at all. Names come from the program, never from a request. */
export function folderStore(folder: string): PictureStore {
  return {
    read: async (name) => {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return null;
        throw error;
      }
    },
    write: async (name, bytes) => {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      const draft = `${file}.${randomBytes(4).toString('hex')}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
    },
  };
}
