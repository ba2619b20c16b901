import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Connection } from '#server/db/connection.ts';
import { embeddedConnection, openLite } from '#server/db/embedded.ts';
import { migrationsFolder } from '#server/db/migrations-folder.ts';
import { schemaVersion } from './schema-version.ts';

/** An embedded database and what `shapeOf` said when it was new. */
type Made = { lite: PGlite; shape: string };

/** What earlier tests of this worker have closed, empty again: to open another costs a second of processor. */
const idle: Made[] = [];

/** An empty, migrated database in memory; when closed it is emptied and kept for the next test file of the worker. */
export async function openEmbeddedForTest(): Promise<Connection> {
  const made = idle.pop() ?? (await make());
  let isClosed = false;
  // What a test left running must not write into the database of the next one.
  const own = new Proxy(made.lite, {
    get(target, key) {
      if (isClosed) throw new Error('the database of this test is closed');
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return embeddedConnection(own, async () => {
    if (isClosed) return;
    isClosed = true;
    await empty(made.lite);
    // A test that changed more than rows keeps what it changed to itself.
    if ((await shapeOf(made.lite)) === made.shape) idle.push(made);
    else await made.lite.close();
  });
}

// Migrating takes two seconds, loading an image of a migrated database a third of one.
async function make(): Promise<Made> {
  const folder = join('node_modules', '.cache', 'panier');
  const file = join(folder, `database-${schemaVersion}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const lite = await openLite({});
    await migrate(drizzle(lite), { migrationsFolder });
    const image = await lite.dumpDataDir('none');
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await image.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
    await lite.close();
  }
  // Read at once: a worker that made the image at the same moment puts its own in this one's place.
  const lite = await openLite({ image: new Blob([readFileSync(file)]) });
  return { lite, shape: await shapeOf(lite) };
}

const tables = `pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

async function empty(lite: PGlite): Promise<void> {
  // To empty a table costs a millisecond or more, and few have had rows.
  const { rows } = await lite.query<{ list: string | null }>(
    `select string_agg(format('%I', relname), ', ') as list from ${tables} and pg_relation_size(oid) > 0`,
  );
  const filled = rows[0]?.list;
  if (!filled) return;
  // The audit refuses to be emptied, except for the repair of a database.
  await lite.exec(`set session_replication_role = replica;
    truncate ${filled} restart identity cascade;
    set session_replication_role = origin`);
}

/** Everything of a database but its rows, and which tables have any, as one short text. */
async function shapeOf(lite: PGlite): Promise<string> {
  const { rows } = await lite.query<{ shape: string }>(`
    select md5(string_agg(part, ' ' order by part)) as shape from (
      select format('%s %s %s %s %s', attrelid::regclass, attname, atttypid::regtype, attnotnull,
        (select pg_get_expr(adbin, adrelid) from pg_attrdef where (adrelid, adnum) = (attrelid, attnum)))
        from pg_attribute where attnum > 0 and attrelid in (select oid from ${tables})
      union all select pg_get_indexdef(indexrelid) from pg_index where indrelid in (select oid from ${tables})
      union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select format('%s %s', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
      union all select format('%s %s', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace
      union all select format('%s %s', oid::regclass, query_to_xml(format('select from %s limit 1', oid::regclass),
        false, false, '')) from ${tables}
    ) as parts(part)`);
  return rows[0]?.shape ?? '';
}
