import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connection } from '#server/db/connection.ts';

/** What decides how goods and shelves are kept: their columns, words and prices. */
const sources = ['../../', '../../../../../../../domain/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/**
 * Where a snapshot of transactions means something: a cluster, as long as it has one history (a promotion and a recovery to
 * a second begin another), and a schema, which a restored backup makes anew.
 */
const statement = {
  name: 'kept-shelves-of',
  text: `select concat_ws(' ', (select system_identifier from pg_control_system()),
    (select timeline_id from pg_control_checkpoint()), 'catalogue_changes'::regclass::oid,
    (select oid from pg_database where datname = current_database())) as database`,
};

/**
 * Another one for each database and each program: what was kept under another key is of no use. Null where the database
 * does not say which it is, as a hosted one may.
 */
export async function keptKey(connection: Pick<Connection, 'hot'>): Promise<string | null> {
  try {
    return `${programKey()} ${await databaseKey(connection)}`;
  } catch {
    return null;
  }
}

/** Another one for each database and each of its histories. Throws where the database does not say which it is. */
export async function databaseKey(connection: Pick<Connection, 'hot'>): Promise<string> {
  const [row] = await connection.hot<{ database: string }>(statement, []);
  if (!row) throw new Error('The database does not say which it is');
  return row.database;
}

let program: string | undefined;

function programKey(): string {
  if (program === undefined) {
    const hash = createHash('sha256').update(process.version);
    for (const folder of sources)
      for (const name of globSync('**/*.ts', { cwd: folder }).sort())
        if (!name.endsWith('.test.ts')) hash.update(readFileSync(join(folder, name)));
    program = hash.digest('hex').slice(0, 16);
  }
  return program;
}
