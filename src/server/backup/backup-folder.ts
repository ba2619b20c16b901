import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const pattern = /^panier-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;

/** What a backup of that moment is called: names sort by time. */
export function backupName(now: Date): string {
  return `panier-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

/** Where `npm run backup` writes, where the settings name no folder. */
export function usualFolder(dataDir: string): string {
  return join(dataDir, 'backups');
}

/** The backups in a folder, the newest first. */
export async function listBackups(folder: string): Promise<{ file: string; at: Date; bytes: number }[]> {
  const names = await readdir(folder).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found = [];
  for (const name of names
    .filter((one) => pattern.test(one))
    .sort()
    .reverse()) {
    const file = join(folder, name);
    const [day = '', time = ''] = name.slice('panier-'.length, -'.backup'.length).split('T');
    const { size: bytes } = await stat(file);
    found.push({ file, at: new Date(`${day}T${time.replaceAll('-', ':')}`), bytes });
  }
  return found;
}

/** Keeps the newest `keep` and deletes the others; files of other names are none of ours. */
export async function deleteOldBackups(folder: string, keep: number): Promise<void> {
  for (const { file } of (await listBackups(folder)).slice(keep)) await rm(file, { force: true });
}
