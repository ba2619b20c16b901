import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '#server/media/file-store.ts';
import { createFolderStore } from '#server/media/folder-store.ts';
import { type FilesPlace, openFiles } from '#server/media/open-files.ts';
import { isShopFile, mediaName } from './shop-files.ts';

/**
 * Of files that have been put in the place of others: `undo` while the database may still stay as it was, `finish` once
 * it has changed.
 */
export type Swapped = { undo: () => Promise<void>; finish: () => Promise<void> };

/** What the place holds of files, by some of their names; empty where it holds none. */
export async function findFilled(place: FilesPlace): Promise<{ where: string; names: string[] } | null> {
  const names = await ownFiles(place);
  if (names.length > 0) return { where: place.dataDir, names };
  if (!place.bucket) return null;
  const stored = await (await openFiles(place)).list('');
  return stored.length > 0
    ? { where: `The bucket ${place.bucket.bucket}`, names: stored.map(({ name }) => name) }
    : null;
}

/** Puts what is staged in the place of the shop's files. What fails on the way leaves those as they were. */
export async function swapFiles(place: FilesPlace, staging: string, replaced: string): Promise<Swapped> {
  const stored = place.bucket
    ? await swapStored(await openFiles(place), join(staging, mediaName), join(staging, '.kept'))
    : null;
  const undo = async () => {
    await putBack(place, replaced);
    await stored?.undo();
  };
  try {
    await mkdir(replaced, { mode: 0o700 });
    for (const name of await ownFiles(place)) await rename(join(place.dataDir, name), join(replaced, name));
    for (const name of await readdir(staging))
      if (isOwn(place, name)) await rename(join(staging, name), join(place.dataDir, name));
  } catch (error) {
    await undo();
    throw error;
  }
  const finish = async () => {
    await rm(replaced, { recursive: true, force: true });
    await stored?.finish();
  };
  return { undo, finish };
}

/** The same in a bucket, where nothing can be renamed: what is written over is kept in a folder before. */
async function swapStored(files: FileStore, staged: string, kept: string): Promise<Swapped> {
  const before = new Set((await files.list('')).map(({ name }) => name));
  const written = new Set<string>();
  const undo = async () => {
    for (const name of written)
      await (before.has(name) ? files.put(name, createReadStream(join(kept, name))) : files.delete(name));
  };
  try {
    for (const { name } of await createFolderStore(staged).list('')) {
      const old = before.has(name) ? await files.get(name) : null;
      if (old) {
        await mkdir(dirname(join(kept, name)), { recursive: true });
        await pipeline(old.content, createWriteStream(join(kept, name), { mode: 0o600 }));
      }
      written.add(name);
      await files.put(name, createReadStream(join(staged, name)));
    }
  } catch (error) {
    await undo();
    throw error;
  }
  const finish = async () => {
    for (const name of before) if (!written.has(name)) await files.delete(name);
  };
  return { undo, finish };
}

/** Whether it is the shop's, directly in DATA_DIR: with a bucket, what lies where pictures were before is not. */
function isOwn({ bucket }: FilesPlace, name: string): boolean {
  return isShopFile(name) && name !== '.kept' && !(bucket && name === mediaName);
}

async function ownFiles(place: FilesPlace): Promise<string[]> {
  return (await readdir(place.dataDir)).filter((name) => isOwn(place, name)).sort();
}

/** The files of DATA_DIR as they were. */
async function putBack(place: FilesPlace, replaced: string): Promise<void> {
  const names = await readdir(replaced).catch(() => null);
  if (!names) return;
  for (const name of await ownFiles(place)) await rm(join(place.dataDir, name), { recursive: true, force: true });
  for (const name of names) await rename(join(replaced, name), join(place.dataDir, name));
  await rm(replaced, { recursive: true, force: true });
}
