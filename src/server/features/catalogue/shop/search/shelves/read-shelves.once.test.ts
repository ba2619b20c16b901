import { expect, test } from 'vitest';
import type { Connection } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { prices } from '#server/db/tables/prices.ts';
import { createStoreVersions, noteChange } from '#server/services/memory/store-versions.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { openSharedDatabase } from '#server/testing/shared-app.ts';
import { followShelves, readShelves } from './follow-shelves.ts';

const start = new Date('2026-11-21T10:00:00Z');
const hour = 3_600_000;
const connection = await openSharedDatabase();

function follow() {
  let now = start;
  const statements: string[] = [];
  const hot: Connection['hot'] = (statement, values) => {
    statements.push(statement.name);
    return connection.hot(statement, values);
  };
  const versions = createStoreVersions();
  const followed = followShelves({ connection: { catalogue: () => ({ hot }) }, versions, clock: () => now });
  /** By id, what each product of the store costs. */
  const read = async (storeId: number) => {
    const shelves = await readShelves(followed, storeId);
    const sold = shelves ? [...shelves.goods.ids.keys()].filter((slot) => shelves.shelf.isSold[slot] === 1) : [];
    return new Map(sold.map((slot) => [shelves?.goods.ids[slot], shelves?.shelf.final.retail[slot]]));
  };
  const setNow = (hours: number) => {
    now = new Date(start.getTime() + hours * hour);
  };
  return { read, setNow, statements, changed: () => noteChange(versions, null) };
}

async function setPrices(productIds: readonly number[], cents: number | null): Promise<void> {
  await connection.db.transaction(async (tx) => {
    for (const id of productIds)
      if (cents === null) await tx.delete(prices).where(eq(prices.productId, id));
      else await tx.update(prices).set({ cents }).where(eq(prices.productId, id));
    await refreshShelf(tx, start, { productIds });
  });
}

test('a shelf of which much has changed is read whole: new prices, what came, what left', async () => {
  const storeId = await makeStore(connection.db);
  const make = (count: number) => {
    return makeProducts(
      connection.db,
      Array.from({ length: count }, () => ({ cents: 100, stores: [storeId] })),
      start,
    );
  };
  const ids = await make(600);
  const { read, changed, statements } = follow();
  expect([...(await read(storeId)).values()]).toEqual(ids.map(() => 100));
  const [gone = 0, kept = 0] = ids;
  await connection.db.delete(prices).where(eq(prices.productId, gone));
  await setPrices(ids.slice(1), 200);
  await setPrices([gone], null);
  const [come = 0] = await make(1);
  changed();
  statements.length = 0;
  const found = await read(storeId);
  expect([found.has(gone), found.get(kept), found.get(come), found.size]).toEqual([false, 200, 100, 600]);
  expect(statements).toEqual(['catalogue-changes', 'shelf-part', 'goods-some']);
});

test('who has not read for half a day reads everything anew, as the log of changes is kept for a day', async () => {
  const storeId = await makeStore(connection.db);
  const [id = 0] = await makeProducts(connection.db, [{ cents: 100, stores: [storeId] }], start);
  const { read, changed, setNow } = follow();
  const cost = async () => (await read(storeId)).get(id);
  expect(await cost()).toBe(100);
  await setPrices([id], 200);
  await connection.db.execute(sql`delete from catalogue_changes`);
  changed();
  setNow(11.9);
  expect(await cost()).toBe(100);
  await setPrices([id], 300);
  await connection.db.execute(sql`delete from catalogue_changes`);
  changed();
  setNow(24);
  expect(await cost()).toBe(300);
});

/** As many rows of the log as no reading lists one by one, of one kind: each of another product. */
const noteMany = (storeId: number | null) =>
  connection.db.execute(
    sql`insert into catalogue_changes (store_id, product_id) select ${storeId}::int, -n from generate_series(1, 20001) n`,
  );

test('who has missed very many changes of a shelf, as of an import, reads that shelf anew and no other', async () => {
  const [storeId, beside] = [await makeStore(connection.db), await makeStore(connection.db)];
  const [id = 0, named = 0] = await makeProducts(
    connection.db,
    [
      { cents: 100, stores: [storeId, beside] },
      { cents: 100, stores: [storeId] },
    ],
    start,
  );
  const { read, changed, statements } = follow();
  await read(beside);
  await read(storeId);
  await noteMany(storeId);
  await setPrices([id], 200);
  await connection.db.execute(sql`insert into catalogue_changes (product_id) values (${named})`);
  changed();
  statements.length = 0;
  expect((await read(storeId)).get(id)).toBe(200);
  expect(statements).toEqual(['catalogue-changes', 'catalogue-many-changes', 'goods-some', 'shelf-part']);
  statements.length = 0;
  expect((await read(beside)).get(id)).toBe(200);
  expect(statements.filter((name) => name === 'shelf-part')).toHaveLength(1);
  await connection.db.execute(sql`delete from catalogue_changes`);
});

test('who has missed changes of very many goods reads everything anew', async () => {
  const storeId = await makeStore(connection.db);
  const [id = 0] = await makeProducts(connection.db, [{ cents: 100, stores: [storeId] }], start);
  const { read, changed, statements } = follow();
  await read(storeId);
  await noteMany(null);
  await setPrices([id], 200);
  changed();
  statements.length = 0;
  expect((await read(storeId)).get(id)).toBe(200);
  const all = [
    'catalogue-changes',
    'catalogue-many-changes',
    'catalogue-changes',
    'shop-words',
    'goods-next',
    'shelf-part',
  ];
  expect(statements).toEqual(all);
  await connection.db.execute(sql`delete from catalogue_changes`);
});

test('stores that are asked for together are read together, a few at a time', async () => {
  const stores: number[] = [];
  for (let i = 0; i < 6; i++) stores.push(await makeStore(connection.db));
  const { read, statements } = follow();
  await Promise.all(stores.map(read));
  expect(statements.filter((name) => name === 'catalogue-changes').length).toBe(3);
  expect(statements.filter((name) => name === 'shelf-part').length).toBe(6);
});
