import { createHash } from 'node:crypto';
import { type Connection, type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { sqlStateOf } from '#server/db/transact.ts';
import type { Books } from './objects.ts';

/**
 * What is answered: `isKept` is false for what was refused before anything was begun
 * (docs.stripe.com/api/idempotent_requests).
 */
export type Answer = { status: number; body: object; isKept?: false };

/** Ends a call and takes back what it has written. */
export class Unkept extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super(`answered ${answer.status}`);
    this.answer = answer;
  }
}

export type Keyed = { provider: string; key: string; asked: string };
type Row = { asked: string; status: number; body: object };

/** What a key stands for: a call to an address with a body. */
export function fingerprint(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

/**
 * Runs a call in one transaction. With a key, the first to come does it and writes its answer in the same transaction; the
 * others wait for it and get its answer. `reused` and `inUse` are what a provider says to a key that was used for something
 * else, and to one that is in use for longer than is waited for.
 */
export async function runOnce(
  connection: Connection,
  now: Date,
  keyed: Keyed | null,
  work: (books: Books) => Promise<Answer>,
  { reused, inUse }: { reused: Answer; inUse: Answer },
): Promise<Answer> {
  try {
    return await connection.db.transaction(async (transaction) => {
      const tx = transaction as unknown as Db;
      const earlier = keyed && (await claim(tx, keyed, now));
      if (earlier) return earlier.asked === keyed.asked ? { status: earlier.status, body: earlier.body } : reused;
      const answer = await work({ tx, now });
      if (keyed)
        await tx.execute(sql`update payment_sandbox.keys set status = ${answer.status},
          body = ${JSON.stringify(answer.body)}::jsonb where provider = ${keyed.provider} and key = ${keyed.key}`);
      return answer;
    });
  } catch (error) {
    if (error instanceof Unkept) return error.answer;
    // 55P03: another call has held the key, or the object, for as long as is waited for; 40P01: two waited for each other.
    if (['55P03', '40P01', '40001'].includes(sqlStateOf(error) ?? '')) return inUse;
    throw error;
  }
}

/** Null where the key is ours now; whoever inserts it at the same time waits for the end of this transaction. */
async function claim(tx: Db, { provider, key, asked }: Keyed, now: Date): Promise<Row | null> {
  const made = await tx.execute(sql`insert into payment_sandbox.keys (provider, key, asked, status, body, created)
    values (${provider}, ${key}, ${asked}, 0, '{}'::jsonb, ${now.toISOString()}) on conflict do nothing returning key`);
  if (rowsOf(made).length > 0) return null;
  const found = await tx.execute(sql`
    select asked, status, body from payment_sandbox.keys where provider = ${provider} and key = ${key}`);
  return rowsOf<Row>(found)[0] ?? null;
}
