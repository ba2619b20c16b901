import { randomBytes } from 'node:crypto';
import { type Connection, type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';

/** What the sandbox signs with and lets in, as a provider would give it to the shop; made once, kept in its books. */
export type Secrets = Readonly<
  Record<'sandboxId' | 'stripeKey' | 'webhookSecret' | 'paypalClient' | 'paypalSecret' | 'paypalWebhook', string>
>;

/**
 * Its tables, in a schema of their own that no migration knows: nothing of it is the shop's. `objects` is whatever a provider
 * would answer by id, and what it does not say of it (`inner`); `expires` is when time changes it.
 */
const tables = [
  sql`create schema if not exists payment_sandbox`,
  sql`create table if not exists payment_sandbox.secrets (name text primary key, value text not null)`,
  sql`create table if not exists payment_sandbox.objects (
    id text primary key, kind text not null, seq bigint generated always as identity, created timestamptz not null,
    expires timestamptz, data jsonb not null, inner_data jsonb not null default '{}')`,
  sql`create index if not exists sandbox_objects_kind on payment_sandbox.objects (kind, seq)`,
  sql`create index if not exists sandbox_objects_expires on payment_sandbox.objects (expires) where expires is not null`,
  sql`create table if not exists payment_sandbox.keys (
    provider text not null, key text not null, asked text not null, status int not null, body jsonb not null,
    primary key (provider, key))`,
  sql`create table if not exists payment_sandbox.events (
    id text primary key, seq bigint generated always as identity, provider text not null, body text not null, due timestamptz, attempts int not null default 0,
    copies int not null default 1)`,
  sql`create index if not exists sandbox_events_due on payment_sandbox.events (due) where due is not null`,
  // Books of releases before these columns begin to age now.
  ...(['keys', 'events'] as const).map((name) =>
    sql.raw(`alter table payment_sandbox.${name} add column if not exists created timestamptz not null default now()`),
  ),
  sql`create table if not exists payment_sandbox.faults (
    id bigint generated always as identity primary key, call text not null, kind text not null)`,
];

/**
 * What tells these books from others, copies of them too: those of a database that only this process has open are nobody
 * else's, whatever its folder was copied from.
 */
export async function nameBooks({ kind, db }: Connection, { sandboxId }: Secrets): Promise<string> {
  if (kind === 'embedded') return `${sandboxId}/${randomBytes(8).toString('hex')}`;
  const [row] = rowsOf<{ name: string }>(await db.execute(sql`select current_database() as name`));
  return `${sandboxId}/${row?.name}`;
}

/** Makes the tables where they are not, and the secrets; of several processes one does, the others find them. */
export function openBooks(connection: Connection): Promise<Secrets> {
  return connection.alone(async () => {
    await createTables(connection.db);
    return readSecrets(connection.db);
  });
}

export async function createTables(db: Db): Promise<void> {
  for (const statement of tables) await db.execute(statement);
}

async function readSecrets(db: Db): Promise<Secrets> {
  const random = () => randomBytes(16).toString('hex');
  const fresh: Secrets = {
    sandboxId: random(),
    stripeKey: `sk_test_sandbox_${random()}`,
    webhookSecret: `whsec_${random()}`,
    paypalClient: `sandbox_${random()}`,
    paypalSecret: random(),
    paypalWebhook: `WH-${random().toUpperCase()}`,
  };
  for (const [name, value] of Object.entries(fresh))
    await db.execute(sql`insert into payment_sandbox.secrets values (${name}, ${value}) on conflict (name) do nothing`);
  const rows = rowsOf<{ name: string; value: string }>(await db.execute(sql`select * from payment_sandbox.secrets`));
  return { ...fresh, ...Object.fromEntries(rows.map(({ name, value }) => [name, value])) };
}
