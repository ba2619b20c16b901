import { expect, test, vi } from 'vitest';
import type { Connection } from '#server/db/connection.ts';
import { createStoreVersions, noteChange } from '#server/services/memory/store-versions.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { openSharedDatabase } from '#server/testing/shared-app.ts';
import { followShelves, freshen, readShelves } from './follow-shelves.ts';

const connection = await openSharedDatabase();

test('while the shelves are still being read, who has waited long enough is told to come again', async () => {
  const storeId = await makeStore(connection.db);
  await makeProduct(connection.db, { cents: 150, stores: [storeId] });
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  const slow: Connection['hot'] = async (statement, values) => {
    await mayGoOn;
    return connection.hot(statement, values);
  };
  const versions = createStoreVersions();
  const deps = { connection: { catalogue: () => ({ hot: slow }) }, versions, clock: () => new Date() };
  const followed = followShelves(deps, { patience: 20 });
  const early = await Promise.allSettled([readShelves(followed, storeId), readShelves(followed, storeId)]);
  expect(early.map((one) => one.status === 'rejected' && one.reason)).toEqual([
    expect.objectContaining({ code: 'unavailable', retryAfter: 5 }),
    expect.objectContaining({ code: 'unavailable', retryAfter: 5 }),
  ]);
  goOn();
  const shelves = await vi.waitFor(() => readShelves(followed, storeId), { timeout: 20_000 });
  expect(shelves?.shelf.final.retail[0]).toBe(150);
});

test('warming waits as long as it takes', async () => {
  const storeId = await makeStore(connection.db);
  const slow: Connection['hot'] = async (statement, values) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return connection.hot(statement, values);
  };
  const versions = createStoreVersions();
  const deps = { connection: { catalogue: () => ({ hot: slow }) }, versions, clock: () => new Date() };
  const followed = followShelves(deps, { patience: 1 });
  await freshen(followed, storeId);
  expect(await readShelves(followed, storeId)).not.toBeNull();
});

test('who asks while a store changes again and again is answered by what it was when they asked', async () => {
  const storeId = await makeStore(connection.db);
  await makeProduct(connection.db, { cents: 150, stores: [storeId] });
  const versions = createStoreVersions();
  // Each statement of a reading is followed by another change, as while an import runs.
  const changing: Connection['hot'] = async (statement, values) => {
    noteChange(versions, [storeId]);
    return connection.hot(statement, values);
  };
  const deps = { connection: { catalogue: () => ({ hot: changing }) }, versions, clock: () => new Date() };
  const followed = followShelves(deps, { patience: 20_000 });
  for (let turn = 0; turn < 3; turn++)
    expect([...((await readShelves(followed, storeId))?.shelf.final.retail ?? [])]).toContain(150);
});
