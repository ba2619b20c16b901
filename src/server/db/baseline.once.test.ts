import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { guestOrder } from '#server/testing/order-shop.ts';
import { restoreDump, schemaIn } from '#server/testing/restored-dump.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { migrationsFolder } from './baseline.ts';
import { rowsOf } from './connection.ts';

const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});
const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'panier-baseline-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** A shop with two orders and an invoice, as the last schema before the baseline kept it (pg_dump, its comments taken out). */
async function restore() {
  const kept = await restoreDump('src/server/testing/schema-0052.sql.gz');
  cleanups.push(kept.remove);
  return kept;
}

test('a database that has had every migration before the baseline goes on: its orders stand, others are placed', async () => {
  const kept = await restore();
  const connection = await kept.connect();
  const fresh = await openTestDatabase();
  expect(await schemaIn(connection)).toEqual(await schemaIn(fresh));
  await fresh.close();
  const [fruit] = rowsOf<object>(await connection.db.execute(sql`select labels from categories where code = 'FRUIT'`));
  expect(fruit).toEqual({ labels: { fr: 'Fruits', en: 'Fruit', vi: 'Trái cây' } });
  const t = await startTestApp({ connection, now: new Date('2026-11-24T10:00:00Z') });
  const { body } = await t.call('POST', '/order/create', guestOrder(1, 1, 2));
  expect(body).toMatchObject({ data: { id: 3, orderItems: [{ productId: 1, quantity: 2 }] } });
  expect(await brokenInvariants(t.db)).toEqual({});
  await t.close();
});

test('a migration after the baseline is applied to it', async () => {
  const kept = await restore();
  const folder = temporary();
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number; tag: string }[] };
  const [first] = journal.entries;
  const entries = [first, { ...first, idx: 1, when: (first?.when ?? 0) + 1, tag: '0001_next' }];
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  writeFileSync(join(folder, '0001_next.sql'), 'create table next_one (next_one int)');
  await kept.migrateBy(folder);
  await kept.query('insert into public.next_one select count(*) from public.orders');
});

test('a database of before is refused, and left as it was', async () => {
  const kept = await restore();
  const last = '(select max(created_at) from drizzle.__drizzle_migrations)';
  await kept.query(`delete from drizzle.__drizzle_migrations where created_at = ${last}`);
  await expect(kept.connect()).rejects.toThrow(/Start the shop once from commit [0-9a-f]{12}/);
  await kept.query(`do $$ begin assert (select count(*) = 52 from drizzle.__drizzle_migrations); end $$`);
});
