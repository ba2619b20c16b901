import { realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileStore } from '#server/media/file-store.ts';
import { readFolder } from '#server/media/folder-store.ts';

/**
 * What of DATA_DIR is no file of the shop: the database itself, its lock, unfinished files, backups, what is kept of
 * the database.
 */
const leftOut = new Set(['database', '.lock', '.lock-journal', 'lost+found', 'backups', 'catalogue-index']);
/** Where in a backup, and in DATA_DIR without a bucket, the files of the store are. */
export const mediaName = 'media';
const drafts = `${mediaName}/drafts`;
/** Where a restore puts its files until all is there, and those that it replaces. */
export const stagingName = /^\.(restored|replaced)-[0-9a-f]+$/;

/** Whether it is a file that a backup holds, by its name below DATA_DIR. */
export function isShopFile(name: string): boolean {
  const [top = ''] = name.split('/');
  return !leftOut.has(top) && !stagingName.test(top) && !name.startsWith(`${drafts}/`);
}

/** Whether a name stays below the folder that it is put into. */
export function isSafeName(name: string): boolean {
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\\0]/.test(name);
}

/** The names of all files of the shop, those of its store too, but for those in the folder that backups go to. */
export async function listShopFiles(
  { dataDir, files }: { dataDir: string; files: Pick<FileStore, 'list'> },
  backups: string,
): Promise<string[]> {
  const names = (await files.list(''))
    .map(({ name }) => `${mediaName}/${name}`)
    .filter((name) => isShopFile(name) && !isWithin(join(dataDir, name), backups));
  const walk = async (folder: string) => {
    if (isWithin(join(dataDir, folder), backups)) return;
    for (const found of await readFolder(join(dataDir, folder))) {
      const name = folder === '' ? found.name : `${folder}/${found.name}`;
      if (!isShopFile(name) || name === mediaName) continue;
      if (found.isDirectory()) await walk(name);
      else if (found.isFile()) names.push(name);
    }
  };
  await walk('');
  return names.sort();
}

const program = fileURLToPath(new URL('../../..', import.meta.url));
/** From which the shop sends files to whoever asks. */
const servedFolders = (dataDir: string) => [
  join(dataDir, mediaName),
  ...['build', 'public', 'demo'].map((folder) => join(program, folder)),
];

/** The folder that is served and would hold the file, through links too; null: none does. */
export async function findServedFolder(file: string, dataDir: string): Promise<string | null> {
  const real = await realFolder(dirname(resolve(file)));
  for (const folder of servedFolders(dataDir)) if (isWithin(real, await realFolder(folder))) return folder;
  return null;
}

/** Where the nearest folder that exists is in truth, and the rest behind it. */
async function realFolder(path: string): Promise<string> {
  const whole = resolve(path);
  try {
    return await realpath(whole);
  } catch {
    const above = dirname(whole);
    return above === whole ? whole : join(await realFolder(above), relative(above, whole));
  }
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return way === '' || (!isAbsolute(way) && way !== '..' && !way.startsWith(`..${sep}`));
}
