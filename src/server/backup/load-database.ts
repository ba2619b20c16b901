import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '#server/db/baseline.ts';
import type { Copying } from '#server/db/copying.ts';
import { makeLog, whereEmpty } from '#server/db/migrate.ts';
import { copied, quoted, type SequenceState } from './dump-database.ts';
import type { TableEntry } from './entries.ts';
import { BrokenBackup } from './read-bytes.ts';

type Named = { name: string };
const notOfExtension = (oid: string) =>
  `not exists (select 1 from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;
const inPublic = `relnamespace = 'public'::regnamespace`;

/** Which tables have rows. */
export async function filledTables({ query }: Pick<Copying, 'query'>): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await query<Named>(
    `select relname::text as name from pg_class where ${inPublic} and relkind in ('r', 'p') and ${notOfExtension('oid')} order by 1`,
  ))
    if ((await query(`select 1 from public.${quoted(name)} limit 1`)).length > 0) filled.push(name);
  return filled;
}

/** Takes out all that migrations make, with its rows; what belongs to extensions stays. */
async function dropShop({ query }: Pick<Copying, 'query'>): Promise<void> {
  const drops = await query<{ text: string }>(`
    select format('drop %s if exists public.%I cascade', case relkind when 'v' then 'view'
      when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, relname) as text
    from pg_class where ${inPublic} and relkind in ('r', 'p', 'v', 'm', 'S') and ${notOfExtension('oid')}
    union all select format('drop routine if exists %s cascade', oid::regprocedure)
    from pg_proc where pronamespace = 'public'::regnamespace and ${notOfExtension('pg_proc.oid')}
    union all select format('drop type if exists public.%I cascade', typname) from pg_type
    where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and ${notOfExtension('pg_type.oid')}`);
  for (const { text } of drops) await query(text);
  await query('drop schema if exists drizzle cascade');
}

/** Makes an empty database with the schema that the backup's had: by the migrations until then. */
export async function makeSchema(copying: Copying, schema: number): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  const [first] = migrations;
  if (!first || schema < first.folderMillis)
    throw new BrokenBackup('its schema is older than this program can read: restore it with the release that wrote it');
  if (schema > (migrations.at(-1)?.folderMillis ?? 0))
    throw new BrokenBackup('it was written by a newer release: restore it with that one');
  await dropShop(copying);
  for (const { sql } of migrations.filter(({ folderMillis }) => folderMillis <= schema))
    for (const statement of sql) await copying.query(whereEmpty(statement));
  await copying.query('create schema drizzle');
  await copying.query(makeLog);
}

/**
 * Takes away what would act on rows that are loaded one table after the other: foreign keys, and triggers that write or
 * refuse. Answers what puts both back, which checks each foreign key.
 */
export async function suspendRules({ query }: Copying): Promise<() => Promise<void>> {
  const keys = await query<{ at: string; name: string; rule: string }>(`
    select conrelid::regclass::text as at, conname::text as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f'`);
  const triggers = await query<{ at: string; name: string }>(`
    select tgrelid::regclass::text as at, tgname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.${inPublic} and not tgisinternal and tgenabled <> 'D'`);
  for (const { at, name } of keys) await query(`alter table ${at} drop constraint ${quoted(name)}`);
  for (const { at, name } of triggers) await query(`alter table ${at} disable trigger ${quoted(name)}`);
  return async () => {
    for (const { at, name, rule } of keys) await query(`alter table ${at} add constraint ${quoted(name)} ${rule}`);
    for (const { at, name } of triggers) await query(`alter table ${at} enable trigger ${quoted(name)}`);
  };
}

export function loadTable({ copyIn }: Copying, table: TableEntry, rows: AsyncIterable<Buffer>): Promise<void> {
  return copyIn(copied(table), rows);
}

export async function loadSequences({ query }: Copying, content: AsyncIterable<Buffer>): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  for (const { schema, name, lastValue, isCalled } of JSON.parse(Buffer.concat(chunks).toString()) as SequenceState[])
    await query('select setval($1::regclass, $2::bigint, $3)', [
      `${quoted(schema)}.${quoted(name)}`,
      lastValue,
      isCalled,
    ]);
}
