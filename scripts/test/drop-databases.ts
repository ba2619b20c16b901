import { randomBytes } from 'node:crypto';
import pg from 'pg';

const { TEST_DATABASE_URL: server } = process.env;

/** Before the tests: a name for this run, which its workers give to the databases that they make on the server. */
export function setup(): void {
  process.env.TEST_RUN ??= randomBytes(4).toString('hex');
}

/** After them: drops those databases. */
export async function teardown(): Promise<void> {
  if (!server) return;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  const { rows } = await admin.query<{ name: string }>(
    `select format('%I', datname) as name from pg_database where starts_with(datname, $1)`,
    [`panier_test_${process.env.TEST_RUN}_`],
  );
  for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}
