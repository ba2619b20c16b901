import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BrokenBackup, type ByteReader } from './read-bytes.ts';

const name = z.string().min(1).max(200);
/** What a backup holds, in this order: one head, key and files, tables, sequences, files that came meanwhile, one end. */
const entry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('head'),
    /** When its state of the database was current. */
    at: z.iso.datetime(),
    /** The time of the last migration that the database has had, in milliseconds. */
    schema: z.number(),
    database: z.enum(['postgres', 'embedded']),
  }),
  z.object({ kind: z.literal('key') }),
  /** Below DATA_DIR, with `/` between the folders. */
  z.object({ kind: z.literal('file'), name: z.string().min(1).max(1000) }),
  z.object({ kind: z.literal('table'), schema: name, name, columns: z.array(name) }),
  z.object({ kind: z.literal('sequences') }),
  z.object({ kind: z.literal('end'), entries: z.number().int() }),
]);
export type Entry = z.output<typeof entry>;
export type Head = Extract<Entry, { kind: 'head' }>;
export type TableEntry = Extract<Entry, { kind: 'table' }>;
type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

const record = { begin: 1, data: 2, end: 3 } as const;
const longest = 16 * 2 ** 20;

/** One entry as bytes: what it is, its content in pieces, a checksum of the content. */
export async function* writeEntry(about: Entry, content: Content = []): AsyncGenerator<Buffer> {
  yield pack(record.begin, Buffer.from(JSON.stringify(about)));
  const hash = createHash('sha256');
  for await (const chunk of content) {
    for (let from = 0; from < chunk.length; from += longest) {
      const piece = chunk.subarray(from, from + longest);
      hash.update(piece);
      yield pack(record.data, piece);
    }
  }
  yield pack(record.end, hash.digest());
}

function pack(type: number, payload: Uint8Array): Buffer {
  const start = Buffer.alloc(5);
  start.writeUInt8(type);
  start.writeUInt32BE(payload.length, 1);
  return Buffer.concat([start, payload]);
}

/** Hands each entry on with its content, which `take` reads or leaves; throws a BrokenBackup where one is not as written. */
export async function readEntries(
  bytes: ByteReader,
  take: (about: Entry, content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  for (let count = 0; ; count++) {
    const begun = await unpack(bytes);
    if (begun.type !== record.begin) throw new BrokenBackup('its entries are in disorder');
    const about = readAbout(begun.payload);
    if ((count === 0) !== (about.kind === 'head')) throw new BrokenBackup('its entries are in disorder');
    const content = readContent(bytes);
    await take(about, content);
    for await (const _ of content);
    if (about.kind !== 'end') continue;
    if (about.entries !== count || !(await bytes.isAtEnd())) throw new BrokenBackup('its entries are not complete');
    return;
  }
}

async function* readContent(bytes: ByteReader): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for (;;) {
    const { type, payload } = await unpack(bytes);
    if (type === record.end) {
      if (!hash.digest().equals(payload)) throw new BrokenBackup('a checksum in it is wrong');
      return;
    }
    if (type !== record.data) throw new BrokenBackup('its entries are in disorder');
    hash.update(payload);
    yield payload;
  }
}

async function unpack(bytes: ByteReader): Promise<{ type: number; payload: Buffer }> {
  const start = await bytes.exactly(5);
  const length = start.readUInt32BE(1);
  if (length > longest) throw new BrokenBackup('a part of it has an impossible length');
  return { type: start.readUInt8(), payload: await bytes.exactly(length) };
}

function readAbout(payload: Buffer): Entry {
  try {
    return entry.parse(JSON.parse(payload.toString('utf8')));
  } catch {
    throw new BrokenBackup('one of its entries cannot be read');
  }
}
