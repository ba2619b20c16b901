import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import type { ImportLimits } from '#domain/import/import-failure.ts';
import { ReadingFailure } from '../reading-failure.ts';

/** A workbook has some dozens of parts. */
const mostEntries = 10_000;
const stored = 0;
const deflated = 8;

/** An opened archive. `read` counts what is unpacked as it is unpacked, over all parts: what their headers say proves nothing. */
export type Zip = {
  has: (name: string) => boolean;
  /** In pieces; throws `unpacked` beyond the limit of the archive, `broken` where there is no such part. */
  read: (name: string) => AsyncGenerator<Uint8Array>;
};

/** Throws `broken` for what is no archive, `encrypted` for one with a password. */
export async function openZip(bytes: Buffer, { unpackedBytes }: Pick<ImportLimits, 'unpackedBytes'>): Promise<Zip> {
  const zip = await openBuffer(bytes);
  const entries = await listEntries(zip);
  let unpacked = 0;
  const find = (name: string) => entries.get(name.toLowerCase());
  return {
    has: (name) => find(name) !== undefined,
    read: async function* (name) {
      const entry = find(name);
      if (!entry) throw new ReadingFailure({ code: 'broken' });
      const content = await openEntry(zip, entry);
      try {
        for await (const piece of content as AsyncIterable<Uint8Array>) {
          unpacked += piece.length;
          if (unpacked > unpackedBytes) throw new ReadingFailure({ code: 'unpacked' });
          yield piece;
        }
      } catch (error) {
        // Whoever reads on sees the errors of what is unpacked.
        throw error instanceof ReadingFailure ? error : broken(error);
      }
    },
  };
}

const broken = (cause: unknown) => Object.assign(new ReadingFailure({ code: 'broken' }), { cause });

function openBuffer(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: false, autoClose: false }, (error, zip) =>
      error ? reject(broken(error)) : resolve(zip),
    ),
  );
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('error', (error) => reject(broken(error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry) => {
      if (entry.isEncrypted()) return reject(new ReadingFailure({ code: 'encrypted' }));
      if (entries.size >= mostEntries) return reject(new ReadingFailure({ code: 'broken' }));
      entries.set(entry.fileName.toLowerCase(), entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function openEntry(zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) => {
    if (entry.compressionMethod !== stored && entry.compressionMethod !== deflated)
      return reject(broken(entry.fileName));
    zip.openReadStream(entry, (error, content) => (error ? reject(broken(error)) : resolve(content)));
  });
}
