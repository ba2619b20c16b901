import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { prices } from '#server/db/tables/prices.ts';
import { createStoreVersions, noteChange } from '#server/services/memory/store-versions.ts';
import { refreshShelf } from '#server/services/shelf/refresh-shelf.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { followShelves, readShelves } from './follow-shelves.ts';
import { slotOf } from './goods.ts';

// Transactions side by side, so PostgreSQL alone.
test('a change that began before a reading and is committed after it is read the next time', async () => {
  const connection = await openTestDatabase();
  const { db } = connection;
  const now = new Date();
  const storeId = await makeStore(db);
  const [slow, quick] = [await makeProduct(db, { cents: 100 }), await makeProduct(db, { cents: 100 })];
  const versions = createStoreVersions();
  const followed = followShelves({ connection, versions, clock: () => now });
  const pricesNow = async () => {
    const found = await readShelves(followed, storeId);
    return [slow, quick].map((id) => found?.shelf.final.retail[slotOf(found.goods, id)]);
  };
  const write = (id: number, cents: number, before: Promise<void> = Promise.resolve()) =>
    db.transaction(async (tx) => {
      await tx.update(prices).set({ cents }).where(eq(prices.productId, id));
      await refreshShelf(tx, now, { productIds: [id] });
      written();
      await before;
    });
  let written = () => {};
  let commit = () => {};
  expect(await pricesNow()).toEqual([100, 100]);

  const isWritten = new Promise<void>((resolve) => {
    written = resolve;
  });
  const slowly = write(
    slow,
    200,
    new Promise((resolve) => {
      commit = resolve;
    }),
  );
  await isWritten;
  await write(quick, 300);
  noteChange(versions, null);
  expect(await pricesNow()).toEqual([100, 300]);

  commit();
  await slowly;
  noteChange(versions, null);
  expect(await pricesNow()).toEqual([200, 300]);
  await connection.close();
}, 60_000);
