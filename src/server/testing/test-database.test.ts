import { expect, test } from 'vitest';
import { type Connection, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { openTestDatabase } from './test-database.ts';

const addStore = async ({ db }: Connection): Promise<number | undefined> => {
  const written =
    await db.execute(sql`insert into stores (name, street, city, postal_code, phone, email, allow_delivery, position)
    values ('Magasin', '1 rue des Tests', 'Paris', '75013', '+33 1 99 00 00 00', 'm@panier.example', true, 0) returning id`);
  return rowsOf<{ id: number }>(written)[0]?.id;
};
const countOf = async ({ db }: Connection, relation: string): Promise<number> =>
  rowsOf(await db.execute(sql`select 1 from ${sql.identifier(relation)}`)).length;

test('the next test finds no row, and counts from one', async () => {
  const first = await openTestDatabase();
  expect(await addStore(first)).toBe(1);
  await first.close();
  const second = await openTestDatabase();
  expect(await countOf(second, 'stores')).toBe(0);
  expect(await addStore(second)).toBe(1);
  await second.close();
});

test('two that are open at once are two', async () => {
  const [one, other] = [await openTestDatabase(), await openTestDatabase()];
  await addStore(one);
  expect(await countOf(other, 'stores')).toBe(0);
  await Promise.all([one.close(), other.close()]);
});

// Other changes of a schema: test-database.long.test.ts.
test('a database whose schema a test has changed is not handed on', async () => {
  const tables = async ({ db }: Connection) =>
    rowsOf(await db.execute(sql`select 1 from pg_tables where tablename = 'left_behind'`));
  const changed = await openTestDatabase();
  await changed.db.execute(sql`create table left_behind (left_behind int)`);
  expect(await tables(changed)).toHaveLength(1);
  await changed.close();
  const next = await openTestDatabase();
  expect(await tables(next)).toHaveLength(0);
  await next.close();
});

test('a table that has grown large leaves no pages to the next test, one that was analysed no statistics', async () => {
  const pagesOf = async ({ db }: Connection) =>
    rowsOf<{ pages: number; reltuples: number }>(
      await db.execute(
        sql`select pg_relation_size('stores')::int / 8192 as pages, reltuples from pg_class where oid = 'stores'::regclass`,
      ),
    )[0];
  const large = await openTestDatabase();
  await addStore(large);
  for (let rows = 1; rows < 4096; rows *= 2)
    await large.db.execute(sql`insert into stores (name, street, city, postal_code, phone, email, allow_delivery, position)
      select name, street, city, postal_code, phone, email, allow_delivery, position from stores`);
  await large.close();
  const next = await openTestDatabase();
  expect(await pagesOf(next)).toEqual({ pages: 0, reltuples: -1 });
  await addStore(next);
  await next.db.execute(sql`analyze stores`);
  await next.close();
  const last = await openTestDatabase();
  expect((await pagesOf(last))?.reltuples).toBe(-1);
  await last.close();
});

test('whoever goes on after the end is refused, and changes nothing', async () => {
  const ended = await openTestDatabase();
  await ended.close();
  const next = await openTestDatabase();
  await expect(addStore(ended)).rejects.toThrow();
  expect(await countOf(next, 'stores')).toBe(0);
  await next.close();
});
