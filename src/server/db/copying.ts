import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGliteInterface, Transaction } from '@electric-sql/pglite';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** A transaction in which whole tables are read and written, in the text form of COPY. */
export type Copying = {
  query: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** The rows of a table or query, a line each: `copy … to stdout` without these last two words. */
  copyOut: (what: string) => AsyncIterable<Uint8Array>;
  /** The same lines back: `copy … from stdin` without these last two words. */
  copyIn: (what: string, lines: AsyncIterable<Uint8Array>) => Promise<void>;
};

/** The texts of values must not depend on how a server or a user is set up. */
const plainTexts = [
  'set local statement_timeout = 0',
  'set local lock_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  "set local datestyle = 'ISO'",
  "set local intervalstyle = 'postgres'",
  'set local extra_float_digits = 1',
  "set local bytea_output = 'hex'",
  "set local timezone = 'UTC'",
];

/** How a transaction begins that sees one state of the database for as long as it takes. */
export const oneSnapshot = 'transaction isolation level repeatable read, read only';
/** One that writes. */
export const writing = 'transaction isolation level read committed, read write';

/** Runs `work` in one transaction on a connection that nobody else uses. */
export async function copyOnServer<T>(
  client: pg.Client,
  how: string,
  work: (copying: Copying) => Promise<T>,
): Promise<T> {
  await client.query(`begin ${how}`);
  try {
    for (const text of plainTexts) await client.query(text);
    const done = await work({
      query: async <Row>(text: string, values: readonly unknown[] = []) =>
        (await client.query(text, values.length > 0 ? [...values] : undefined)).rows as Row[],
      copyOut: (what) => client.query(to(`copy ${what} to stdout`)),
      copyIn: (what, lines) => pipeline(Readable.from(lines), client.query(from(`copy ${what} from stdin`))),
    });
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** The same on the embedded database; whoever else asks it waits until the end. */
export function copyEmbedded<T>(
  lite: Pick<PGliteInterface, 'transaction'>,
  how: string,
  work: (copying: Copying) => Promise<T>,
): Promise<T> {
  return lite.transaction(async (tx) => {
    await tx.exec(`set ${how}`);
    for (const text of plainTexts) await tx.exec(text);
    return work({
      query: async <Row>(text: string, values: readonly unknown[] = []) => {
        if (values.length > 0) return (await tx.query<Row>(text, [...values])).rows;
        return ((await tx.exec(text)).at(-1)?.rows ?? []) as Row[];
      },
      copyOut: (what) => readBlob(tx, what),
      copyIn: (what, lines) => writeBlobs(tx, what, lines),
    });
  });
}

async function* readBlob(tx: Transaction, what: string): AsyncIterable<Uint8Array> {
  const { blob } = await tx.query(`copy ${what} to '/dev/blob'`);
  if (blob) yield new Uint8Array(await blob.arrayBuffer());
}

/** Bytes that are handed over at once, at least: in whole lines, as a line break within a value is written `\n`. */
const partSize = 8 * 2 ** 20;
const lineFeed = 10;

async function writeBlobs(tx: Transaction, what: string, lines: AsyncIterable<Uint8Array>): Promise<void> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  const hand = async () => {
    if (size > 0)
      await tx.query(`copy ${what} from '/dev/blob'`, [], { blob: new Blob(waiting as Uint8Array<ArrayBuffer>[]) });
    waiting = [];
    size = 0;
  };
  for await (const chunk of lines) {
    const end = chunk.lastIndexOf(lineFeed) + 1;
    if (size + end < partSize || end === 0) {
      waiting.push(chunk);
      size += chunk.length;
      continue;
    }
    waiting.push(chunk.subarray(0, end));
    size += end;
    await hand();
    waiting.push(chunk.subarray(end));
    size = chunk.length - end;
  }
  await hand();
}
