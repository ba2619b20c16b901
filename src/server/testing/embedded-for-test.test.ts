import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Connection, rowsOf } from '#server/db/connection.ts';
import { openEmbeddedForTest } from './embedded-for-test.ts';

const addStore = async ({ db }: Connection): Promise<number | undefined> => {
  const written =
    await db.execute(sql`insert into stores (name, street, city, postal_code, phone, email, allow_delivery, position)
    values ('Magasin', '1 rue des Tests', 'Paris', '75013', '+33 1 99 00 00 00', 'm@panier.example', true, 0) returning id`);
  return rowsOf<{ id: number }>(written)[0]?.id;
};
const countOf = async ({ db }: Connection, relation: string): Promise<number> =>
  rowsOf(await db.execute(sql`select 1 from ${sql.identifier(relation)}`)).length;

test('the next test finds no row, and counts from one', async () => {
  const first = await openEmbeddedForTest();
  expect(await addStore(first)).toBe(1);
  await first.close();
  const second = await openEmbeddedForTest();
  expect(await countOf(second, 'stores')).toBe(0);
  expect(await addStore(second)).toBe(1);
  await second.close();
});

test('two that are open at once are two', async () => {
  const [one, other] = [await openEmbeddedForTest(), await openEmbeddedForTest()];
  await addStore(one);
  expect(await countOf(other, 'stores')).toBe(0);
  await Promise.all([one.close(), other.close()]);
});

// Other changes of a schema: embedded-for-test.long.test.ts.
test('a database whose schema a test has changed is not handed on', async () => {
  const tables = async ({ db }: Connection) =>
    rowsOf(await db.execute(sql`select 1 from pg_tables where tablename = 'left_behind'`));
  const changed = await openEmbeddedForTest();
  await changed.db.execute(sql`create table left_behind (left_behind int)`);
  expect(await tables(changed)).toHaveLength(1);
  await changed.close();
  const next = await openEmbeddedForTest();
  expect(await tables(next)).toHaveLength(0);
  await next.close();
});

test('whoever goes on after the end is refused, and changes nothing', async () => {
  const ended = await openEmbeddedForTest();
  await ended.close();
  const next = await openEmbeddedForTest();
  await expect(addStore(ended)).rejects.toThrow();
  expect(await countOf(next, 'stores')).toBe(0);
  await next.close();
});
