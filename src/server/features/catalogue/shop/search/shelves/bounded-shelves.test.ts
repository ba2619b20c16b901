import { expect, test } from 'vitest';
import { createStoreVersions } from '#server/services/memory/store-versions.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { openSharedDatabase } from '#server/testing/shared-app.ts';
import { bytesOf, hasRoom } from './bounded-shelves.ts';
import { followShelves, readShelves } from './follow-shelves.ts';

const connection = await openSharedDatabase();
const stores: number[] = [];
for (let i = 0; i < 4; i++) {
  const storeId = await makeStore(connection.db);
  await makeProduct(connection.db, { cents: 100 + i, stores: [storeId] });
  stores.push(storeId);
}
const follow = (mostBytes?: number) =>
  followShelves(
    {
      connection: { catalogue: () => connection },
      versions: createStoreVersions(),
      clock: () => new Date('2026-11-29T10:00:00Z'),
    },
    mostBytes === undefined ? {} : { mostBytes },
  );
const priceIn = async (followed: ReturnType<typeof follow>, storeId: number) => {
  const shelf = (await readShelves(followed, storeId))?.shelf;
  return shelf && [...shelf.final.retail].filter((_, slot) => shelf.isSold[slot] === 1);
};

test('shelves that do not fit are forgotten, those asked for longest ago first, and read again when they are asked for', async () => {
  const whole = follow();
  for (const storeId of stores) await priceIn(whole, storeId);
  const sizes = [...whole.data.stores.values()].map(({ shelf }) => bytesOf(shelf));
  const followed = follow(2.5 * Math.max(...sizes));
  const known = () => [...followed.data.stores.keys()];
  const [first, second, third, fourth] = stores as [number, number, number, number];
  expect([await priceIn(followed, first), await priceIn(followed, second)]).toEqual([[100], [101]]);
  // Asked for again: the other is the oldest now.
  await priceIn(followed, first);
  expect(await priceIn(followed, third)).toEqual([102]);
  expect(known()).toEqual([first, third]);
  expect(await priceIn(followed, second)).toEqual([101]);
  expect(await priceIn(followed, fourth)).toEqual([103]);
  expect(known()).toEqual([second, fourth]);
  expect(hasRoom(followed.data, followed.mostBytes)).toBe(false);
  // Many at once: each is answered, and none keeps more than there is room for.
  const all = await Promise.all([...stores, ...stores].map((storeId) => priceIn(followed, storeId)));
  expect(all).toEqual([[100], [101], [102], [103], [100], [101], [102], [103]]);
  await priceIn(followed, first);
  expect(known().length).toBeLessThanOrEqual(4);
});

test('a shelf that is larger than all room there is serves those who ask for it', async () => {
  const followed = follow(1);
  expect(await priceIn(followed, stores[0] ?? 0)).toEqual([100]);
  expect(await priceIn(followed, stores[1] ?? 0)).toEqual([101]);
  expect([...followed.data.stores.keys()]).toEqual([stores[1]]);
});

test('what a shelf takes is what its columns hold', async () => {
  const followed = follow();
  await priceIn(followed, stores[0] ?? 0);
  const [{ shelf } = { shelf: null }] = followed.data.stores.values();
  if (!shelf) throw new Error('Not read');
  expect(bytesOf(shelf)).toBe(20 * shelf.isSold.length + shelf.isSoldOut.length + 4 * shelf.sales.length);
});
