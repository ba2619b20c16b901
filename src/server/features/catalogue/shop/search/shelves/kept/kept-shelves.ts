import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ShelfData } from '../shelf-data.ts';
import { readParts, writeParts } from './parts.ts';

// A file: its parts, each behind its length in four bytes, and the SHA-256 of all that. The first part is the key of what
// it was made of.

const hashBytes = 32;

/** Writes the goods and shelves into a file of `DATA_DIR` that a process of the same shop and program may begin with. */
export async function keepShelves(file: string, key: string, data: ShelfData): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}.part`;
  const handle = await open(unfinished, 'w');
  try {
    const hash = createHash('sha256');
    const write = async (part: Buffer) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(part.length);
      hash.update(length).update(part);
      await handle.appendFile(length);
      await handle.appendFile(part);
    };
    await write(Buffer.from(key));
    for (const part of writeParts(data)) await write(part);
    await handle.appendFile(hash.digest());
    await handle.close();
    await rename(unfinished, file);
  } catch (error) {
    await handle.close();
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** What a file keeps; null where there is none of this key, or it is not whole. */
export async function keptShelves(file: string, key: string): Promise<ShelfData | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    const { size } = await handle.stat();
    const hash = createHash('sha256');
    const read = async (length: number) => {
      const bytes = Buffer.alloc(length);
      const { bytesRead } = await handle.read(bytes, 0, length);
      if (bytesRead < length) throw new Error('the file is cut');
      return bytes;
    };
    let at = 0;
    const readPart = async () => {
      const length = await read(4);
      const part = await read(Math.min(length.readUInt32LE(), size));
      hash.update(length).update(part);
      at += 4 + part.length;
      return part;
    };
    if ((await readPart()).toString() !== key) return null;
    const data = await readParts(
      (async function* () {
        while (at < size - hashBytes) yield await readPart();
      })(),
    );
    return (await read(hashBytes)).equals(hash.digest()) ? data : null;
  } catch {
    // Cut, or written by something else: it is as if it were not there.
    return null;
  } finally {
    await handle.close();
  }
}
