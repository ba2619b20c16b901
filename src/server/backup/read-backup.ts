import { createReadStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Entry, type Head, readEntries } from './entries.ts';
import { open } from './envelope.ts';
import { BrokenBackup, readBytes } from './read-bytes.ts';
import { isSafeName, isShopFile } from './shop-files.ts';

export type BackupFile = { file: string; passphrase: string | undefined };
type Take = (about: Entry, content: AsyncIterable<Buffer>) => Promise<void>;

/** Hands each entry of a backup on; throws a BrokenBackup at the first thing in it that is not as it was written. */
export async function readBackup({ file, passphrase }: BackupFile, take: Take): Promise<void> {
  const plain = new PassThrough();
  const source = createReadStream(file);
  // A broken file ends the pipeline; what reads from it is told by the error of the stream.
  const unpacked = pipeline(Readable.from(open(readBytes(source), passphrase)), createGunzip(), plain).catch(
    (error: Error) => {
      plain.destroy(error);
      return error;
    },
  );
  try {
    await readEntries(readBytes(plain), async (about, content) => {
      if (about.kind === 'file' && !(isSafeName(about.name) && isShopFile(about.name)))
        throw new BrokenBackup(`it names a file that is none of a shop: ${about.name}`);
      await take(about, content);
    });
  } catch (error) {
    plain.destroy();
    const cause = await unpacked;
    throw cause instanceof BrokenBackup ? cause : isOfZip(error) ? new BrokenBackup('its content was changed') : error;
  } finally {
    source.destroy();
  }
  const failed = await unpacked;
  if (failed) throw failed;
}

function isOfZip(error: unknown): boolean {
  return /^Z_/.test((error as { code?: string }).code ?? '');
}

export type Checked = { head: Head; tables: number; files: number; hasKey: boolean };

/** Reads all of it and writes nothing. */
export async function checkBackup(backup: BackupFile): Promise<Checked> {
  let head: Head | null = null;
  const found = { tables: 0, files: 0, hasKey: false };
  await readBackup(backup, async (about) => {
    if (about.kind === 'head') head = about;
    if (about.kind === 'table') found.tables += 1;
    if (about.kind === 'file') found.files += 1;
    if (about.kind === 'key' || (about.kind === 'file' && about.name === 'secret-key')) found.hasKey = true;
  });
  if (!head) throw new BrokenBackup('its head is missing');
  return { head, ...found };
}
