import { randomBytes } from 'node:crypto';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { type SQL, sql } from '#server/db/sql.ts';

export type Json = Record<string, unknown>;
/** An object as its provider answers it, and what the provider keeps to itself of it. */
export type Stored<Data = Json, Inner = Json> = {
  id: string;
  kind: string;
  created: Date;
  expires: Date | null;
  data: Data;
  inner: Inner;
};

/** One transaction of the books: what is changed in it, and what is told of it, is there when it ends, or none of it. */
export type Books = {
  tx: Db;
  now: Date;
  /** So many random bytes: of a past that is the same on every machine they are drawn, else nobody guesses them. */
  random?: (bytes: number) => Buffer;
};

type Row = Omit<Stored, 'created' | 'expires' | 'inner'> & {
  created: string | Date;
  expires: string | Date | null;
  inner_data: Json;
};

export async function putObject(books: Books, object: Omit<Stored, 'created'>): Promise<void> {
  const { id, kind, data, inner, expires } = object;
  await books.tx.execute(sql`
    insert into payment_sandbox.objects (id, kind, created, expires, data, inner_data) values (${id}, ${kind},
      ${books.now.toISOString()}, ${expires?.toISOString() ?? null}, ${JSON.stringify(data)}::jsonb, ${JSON.stringify(inner)}::jsonb)
    on conflict (id) do update set data = excluded.data, inner_data = excluded.inner_data, expires = excluded.expires`);
}

/** Read to be changed: nobody else changes it until the transaction ends. */
export async function lockObject(books: Books, kind: string, id: string): Promise<Stored | null> {
  const [found] = await select(books.tx, sql`kind = ${kind} and id = ${id} for update`);
  return found ?? null;
}

export async function readObject(books: Books, id: string, isLocked = false): Promise<Stored | null> {
  const [found] = await select(books.tx, isLocked ? sql`id = ${id} for update` : sql`id = ${id}`);
  return found ?? null;
}

/** Those of a kind whose data has all of `fields`, the newest first; `from` and `to` (not included) are when they were made. */
export function listObjects(
  books: Books,
  kind: string,
  fields: Readonly<Record<string, string>>,
  { from, to, after, limit }: { from?: Date; to?: Date; after?: string; limit?: number } = {},
): Promise<Stored[]> {
  const parts = [
    sql`kind = ${kind}`,
    ...Object.entries(fields).map(([name, value]) => sql`data ->> ${name} = ${value}`),
    ...(from ? [sql`created >= ${from.toISOString()}`] : []),
    ...(to ? [sql`created < ${to.toISOString()}`] : []),
    ...(after ? [sql`seq < (select seq from payment_sandbox.objects where id = ${after})`] : []),
  ];
  const most = limit === undefined ? sql`` : sql` limit ${limit}`;
  return select(books.tx, sql`${sql.join(parts, sql` and `)} order by seq desc${most}`);
}

/** Those that time has changed by now. One that another call is at is waited for, as what that call makes of it counts. */
export function listExpired(books: Books): Promise<Stored[]> {
  return select(books.tx, sql`expires <= ${books.now.toISOString()} order by seq for update`);
}

async function select(tx: Db, where: SQL): Promise<Stored[]> {
  const found = await tx.execute(sql`
    select id, kind, created, expires, data, inner_data from payment_sandbox.objects where ${where}`);
  return rowsOf<Row>(found).map(({ created, expires, inner_data: inner, ...row }) => ({
    ...row,
    inner,
    created: new Date(created),
    expires: expires === null ? null : new Date(expires),
  }));
}

export function randomHex({ random = randomBytes }: Pick<Books, 'random'>, bytes: number): string {
  return random(bytes).toString('hex');
}

/** An id as Stripe writes them: what it is, and 24 letters and digits. */
export function stripeId(books: Pick<Books, 'random'>, prefix: string): string {
  return `${prefix}_${randomHex(books, 12)}`;
}

/** An id as PayPal writes them: 17 capitals and digits. */
export function paypalId(books: Pick<Books, 'random'>): string {
  return randomHex(books, 9).slice(0, 17).toUpperCase();
}

/** Seconds since 1970, as Stripe writes times. */
export function seconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
