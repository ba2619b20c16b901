import { expect, test } from 'vitest';
import { type Connection, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { openTestDatabase } from './test-database.ts';

test.each([
  'create table left_behind (left_behind int)',
  'alter table stores drop column street cascade',
  'create function left_behind() returns int language sql as $$ select 1 $$',
  'alter table stores disable trigger all; alter table stores alter city set default 3',
])('a database whose schema a test has changed is not handed on: %s', async (statement) => {
  const shapes = async (connection: Connection) =>
    rowsOf(
      await connection.db.execute(sql`select attname::text from pg_attribute where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      union select proname::text from pg_proc where pronamespace = 'public'::regnamespace
      union select pg_get_expr(adbin, adrelid) from pg_attrdef order by 1`),
    );
  const fresh = await openTestDatabase();
  const before = await shapes(fresh);
  for (const one of statement.split(';')) await fresh.db.execute(sql.raw(one));
  expect(await shapes(fresh)).not.toEqual(before);
  await fresh.close();
  const next = await openTestDatabase();
  expect(await shapes(next)).toEqual(before);
  await next.close();
});
