import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Connection } from '#server/db/connection.ts';
import { type Copying, oneSnapshot } from '#server/db/copying.ts';
import type { FileStore } from '#server/media/file-store.ts';
import { type FilesPlace, openFiles } from '#server/media/open-files.ts';
import { dumpDatabase, lastMigration } from './dump-database.ts';
import { type Entry, type Head, writeEntry } from './entries.ts';
import { seal } from './envelope.ts';
import { findServedFolder, listShopFiles, mediaName } from './shop-files.ts';

export type Source = Pick<Connection, 'kind' | 'copy'> &
  FilesPlace & {
    /** SECRET_KEY, where the settings have it; else the key is among the files. */
    secretKey: string | undefined;
  };
export type Target = { file: string; passphrase: string | undefined; now: Date };
export type Written = { file: string; bytes: number; entries: number };

/**
 * Writes database, files and key of a shop into one file, which is there whole or not at all, and which only its owner may
 * read. The rows are those of one snapshot; a file that they name is in it unless it is deleted at that moment.
 */
export async function writeBackup(source: Source, { file, passphrase, now }: Target): Promise<Written> {
  const folder = dirname(resolve(file));
  const served = passphrase ? null : await findServedFolder(file, source.dataDir);
  if (served !== null)
    throw new Error(`${file} is in ${served}, which the shop serves: set BACKUP_PASSPHRASE, or choose another folder.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.${basename(file)}.${process.pid}.part`);
  const head: Head = {
    kind: 'head',
    at: now.toISOString(),
    schema: await source.copy(oneSnapshot, lastMigration),
    database: source.kind,
  };
  const written = { entries: 0 };
  try {
    await source.copy(oneSnapshot, (copying) =>
      pipeline(
        Readable.from(writeAll(source, copying, { head, folder, written })),
        createGzip({ level: 4 }),
        (chunks: AsyncIterable<Buffer>) => seal(chunks, passphrase),
        createWriteStream(draft, { mode: 0o600, flags: 'wx' }),
      ),
    );
    const bytes = await makeSure(draft);
    await rename(draft, file);
    return { file, bytes, entries: written.entries };
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

type Writing = { head: Head; folder: string; written: { entries: number } };

/** Files before the snapshot, which the first statement takes, and after it those that came meanwhile. */
async function* writeAll(source: Source, copying: Copying, { head, folder, written }: Writing): AsyncGenerator<Buffer> {
  const { dataDir, secretKey } = source;
  const files = await openFiles(source);
  const count = (entry: Entry) => {
    written.entries += 1;
    return entry;
  };
  yield* writeEntry(count(head));
  if (secretKey !== undefined) yield* writeEntry(count({ kind: 'key' }), [Buffer.from(secretKey)]);
  const taken = new Set<string>();
  const newFiles = async function* () {
    for (const name of await listShopFiles({ dataDir, files }, folder)) {
      if (taken.has(name)) continue;
      const content = await openFile(dataDir, files, name);
      if (!content) continue;
      taken.add(name);
      try {
        yield* writeEntry(count({ kind: 'file', name }), content);
      } finally {
        content.destroy();
      }
    }
  };
  yield* newFiles();
  if ((await lastMigration(copying)) !== head.schema)
    throw new Error('The schema was changed meanwhile: begin again once the shop has started.');
  yield* dumpDatabase(copying, count);
  yield* newFiles();
  yield* writeEntry({ kind: 'end', entries: written.entries });
}

/** Null where it was deleted meanwhile. */
async function openFile(dataDir: string, files: FileStore, name: string): Promise<Readable | null> {
  if (name.startsWith(`${mediaName}/`)) return (await files.get(name.slice(mediaName.length + 1)))?.content ?? null;
  try {
    return (await open(join(dataDir, name))).createReadStream();
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

/** Waits until the disk has it; answers how many bytes it has. */
async function makeSure(path: string): Promise<number> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}
