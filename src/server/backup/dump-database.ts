import type { Copying } from '#server/db/copying.ts';
import { type Entry, type TableEntry, writeEntry } from './entries.ts';

/** The schemas whose rows are the shop's: its own, and the one that tells which migrations it has had. */
export const schemas = ['public', 'drizzle'] as const;
const ours = `n.nspname in (${schemas.map((schema) => `'${schema}'`).join(', ')})`;
const ofExtension = `exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** Tables and the columns that are stored, which leaves out what the database computes from others. */
const tables = `
  select n.nspname as schema, c.relname as name, array(
    select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and c.relkind in ('r', 'p') and not ${ofExtension} order by 1, 2`;

const sequences = `
  select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and c.relkind = 'S' and not ${ofExtension} order by 1, 2`;

export type SequenceState = { schema: string; name: string; lastValue: string; isCalled: boolean };

/** The rows of all tables, then where the sequences are: after the rows, so that no number of theirs comes again. */
export async function* dumpDatabase(
  { query, copyOut }: Copying,
  count: (entry: Entry) => Entry,
): AsyncGenerator<Buffer> {
  for (const table of await query<Omit<TableEntry, 'kind'>>(tables))
    yield* writeEntry(count({ kind: 'table', ...table }), copyOut(copied(table)));
  const states: SequenceState[] = [];
  for (const { schema, name } of await query<{ schema: string; name: string }>(sequences)) {
    const [row] = await query<Pick<SequenceState, 'lastValue' | 'isCalled'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(schema)}.${quoted(name)}`,
    );
    if (row) states.push({ schema, name, ...row });
  }
  yield* writeEntry(count({ kind: 'sequences' }), [Buffer.from(JSON.stringify(states))]);
}

/** The time of the last migration; throws where there is none, so that no empty backup is taken for one of a shop. */
export async function lastMigration({ query }: Pick<Copying, 'query'>): Promise<number> {
  const [known] = await query(`select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`);
  const text = 'select max(created_at)::text as last from drizzle.__drizzle_migrations';
  const [row] = known ? await query<{ last: string | null }>(text) : [];
  if (!row?.last) throw new Error('The database holds no shop: start the shop once.');
  return Number(row.last);
}

/** A table and its columns, as COPY names them. */
export function copied({ schema, name, columns }: Omit<TableEntry, 'kind'>): string {
  return `${quoted(schema)}.${quoted(name)} (${columns.map(quoted).join(', ')})`;
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
