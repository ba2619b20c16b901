import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from '#server/db/baseline.ts';
import { oneSnapshot } from '#server/db/copying.ts';
import { openUnmigrated, type Where } from '#server/db/open-unmigrated.ts';
import type { Facts } from './judge.ts';

type Found = Pick<Facts, 'database' | 'clocks'>;
const newest = () => readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
const extensions = ['pg_trgm', 'btree_gin'];

/** Reads, in one transaction that writes nothing, which version and schema the database has and what its clock says. */
export async function findDatabase(config: Where, now: () => Date): Promise<Found> {
  const isServer = config.databaseUrl !== undefined;
  // To open an embedded database that is not there would make it.
  if (!isServer && !existsSync(join(config.dataDir, 'database')))
    return { database: { version: null, lacks: [], applied: null, newest: newest(), brokenChecks: [] }, clocks: [] };
  try {
    const database = await openUnmigrated(config);
    try {
      return await database.copy(oneSnapshot, async ({ query }) => {
        const has = async (table: string) =>
          (await query(`select 1 where to_regclass('${table}') is not null`)).length > 0;
        const [server] = await query<{ version: number; at: string }>(
          `select current_setting('server_version_num')::int / 10000 as version, clock_timestamp()::text as at`,
        );
        const ahead = (new Date(server?.at ?? '').getTime() - now().getTime()) / 1000;
        const there = await query<{ name: string }>('select name::text from pg_available_extensions');
        const lacks = extensions.filter((name) => !there.some((one) => one.name === name));
        const text = 'select max(created_at)::text as last from drizzle.__drizzle_migrations';
        const [row] = (await has('drizzle.__drizzle_migrations')) ? await query<{ last: string | null }>(text) : [];
        const broken = 'select name from invariant_results where violations > 0 or error is not null order by 1';
        const brokenChecks = (await has('invariant_results')) ? await query<{ name: string }>(broken) : [];
        return {
          database: {
            version: isServer ? (server?.version ?? null) : null,
            lacks: isServer ? lacks : [],
            applied: row?.last ? Number(row.last) : null,
            newest: newest(),
            brokenChecks: brokenChecks.map(({ name }) => name),
          },
          clocks: isServer ? [{ of: 'the database', ahead }] : [],
        };
      });
    } finally {
      await database.close();
    }
  } catch (error) {
    const { message, code } = error as { message?: string; code?: string };
    if (!isServer && message?.startsWith('Another process uses'))
      return { database: { isOpenElsewhere: true }, clocks: [] };
    return { database: { error: message || code || String(error) }, clocks: [] };
  }
}
