import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Connection } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { prices } from '#server/db/tables/prices.ts';
import { createStoreVersions, noteChange } from '#server/services/memory/store-versions.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { openSharedDatabase } from '#server/testing/shared-app.ts';
import { type FollowedShelves, followShelves, holdStill, readShelves } from '../follow-shelves.ts';
import { keepIndex } from './keep-index.ts';

const start = new Date('2026-11-29T10:00:00Z');
const connection = await openSharedDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'panier-kept-'));
const file = join(dataDir, 'catalogue-index', 'shelves');
afterAll(() => rmSync(dataDir, { recursive: true }));

/** A process of the shop: its shelves, what it asked the database, and what it keeps. */
function startProcess(at = start) {
  const statements: string[] = [];
  const hot: Connection['hot'] = (statement, values) => {
    statements.push(statement.name);
    return connection.hot(statement, values);
  };
  const kept = keepIndex({ connection, config: { dataDir } } as Parameters<typeof keepIndex>[0]);
  const versions = createStoreVersions();
  const watched = { connection: { catalogue: () => ({ hot }) }, versions, clock: () => at };
  const followed = followShelves(watched, { begin: kept.read });
  return { followed, statements, kept, changed: () => noteChange(versions, null) };
}

/** All that is known of the goods and of a store, as one reads it: names, facts, words, prices, orders by name. */
async function known(followed: FollowedShelves, storeId: number): Promise<object> {
  const shelves = await readShelves(followed, storeId);
  if (!shelves) throw new Error('no such store');
  const { goods, shelf, categories, kinds } = shelves;
  const { version: _, lastVersion: _last, ...facts } = goods;
  const { versions: _versions, ...stands } = shelf;
  const { sorted: _sorted, remembered: _remembered, ...words } = goods.words;
  return { facts: { ...facts, words }, stands, categories, kinds: { ...kinds, slots: null } };
}

const makeShop = async () => {
  const storeId = await makeStore(connection.db);
  const names = ['Pommes Gala', 'Thé vert', 'Bánh mì', 'Lait entier 1 L', 'Œufs × 6'];
  const goods = names.map((name, i) => ({ name, cents: 100 + i, stores: [storeId] }));
  return { storeId, ids: await makeProducts(connection.db, goods, start) };
};

test('a process begins with what another has kept, knows the same, and reads what has changed since', async () => {
  const { storeId, ids } = await makeShop();
  const first = startProcess();
  const before = await known(first.followed, storeId);
  await holdStill(first.followed, first.kept.write);

  const second = startProcess();
  expect(await known(second.followed, storeId)).toEqual(before);
  expect(second.statements).toEqual(['catalogue-changes']);

  const [id = 0] = ids;
  await connection.db.transaction(async (tx) => {
    await tx.update(prices).set({ cents: 777 }).where(eq(prices.productId, id));
    await refreshShelf(tx, start, { productIds: [id] });
  });
  const third = startProcess();
  first.changed();
  expect(await known(third.followed, storeId)).toEqual(await known(first.followed, storeId));
  expect(third.statements).not.toContain('goods-next');
  const { goods, shelf } = (await readShelves(third.followed, storeId)) ?? {};
  expect(shelf?.final.retail[goods?.slots.get(id) ?? -1]).toBe(777);
  // No version is given twice: what one process has kept of its lists is none of another's.
  const given = Object.values(shelf?.versions ?? {});
  expect(Math.max(...given)).toBeLessThanOrEqual(goods?.lastVersion ?? 0);
});

test('what is cut, changed, of another program or of half a day ago is not used', async () => {
  const { storeId } = await makeShop();
  const first = startProcess();
  await known(first.followed, storeId);
  await holdStill(first.followed, first.kept.write);
  const whole = readFileSync(file);
  const readsAll = async (at = start) => {
    const { followed, statements } = startProcess(at);
    await known(followed, storeId);
    return statements.includes('goods-next');
  };
  expect(await readsAll()).toBe(false);
  truncateSync(file, whole.length - 40);
  expect(await readsAll()).toBe(true);
  const changed = Buffer.from(whole);
  changed[whole.length >> 1] = 255 - (whole[whole.length >> 1] as number);
  writeFileSync(file, changed);
  expect(await readsAll()).toBe(true);
  const other = Buffer.from(whole);
  other.write('0', 4);
  writeFileSync(file, other);
  expect(await readsAll()).toBe(true);
  writeFileSync(file, whole);
  expect(await readsAll(new Date(start.getTime() + 13 * 3_600_000))).toBe(true);
  rmSync(file);
  expect(await readsAll()).toBe(true);
});
