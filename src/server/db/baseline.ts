import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The last commit that brings a database of an earlier schema over to the baseline. */
const lastBefore = '2a8c2906ada9';

type Database = { query: (text: string) => Promise<{ rows: unknown[] }> };

/**
 * The first migration is the schema of all those before it. A database that has had them counts as having had it, as it
 * bears the time of the last of them. Throws for one that lacks some of them.
 */
export async function refuseOlder(database: Database): Promise<void> {
  const { rows: found } = await database.query(
    `select 1 where to_regclass('drizzle.__drizzle_migrations') is not null`,
  );
  if (found.length === 0) return;
  const { rows } = await database.query('select max(created_at)::text as last from drizzle.__drizzle_migrations');
  const last = (rows as { last: string | null }[])[0]?.last ?? null;
  if (last !== null && Number(last) < baselineTime())
    throw new Error(
      `its schema is older than this program can bring up to date. Start the shop once from commit ${lastBefore}, which brings it to where this one goes on.`,
    );
}

/** In milliseconds, as a database keeps it. */
function baselineTime(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return journal.entries[0]?.when ?? 0;
}
