import { expect, test, vi } from 'vitest';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { startTestApp } from '#server/testing/test-app.ts';

test('a shop that listens reads its shelves before anybody asks, and the first list reads only what it shows', async () => {
  const shop = await startTestApp({ now: new Date() });
  const storeId = await makeStore(shop.db);
  await makeProduct(shop.db, { stores: [storeId] });
  const asked = vi.spyOn(shop.deps.connection, 'hot');
  const names = () => asked.mock.calls.map(([statement]) => statement.name);
  await shop.app.listen({ port: 0 });
  // What the next process begins from is looked up when the shelves have been read, and once before them.
  const isWarm = () => expect(names().slice(-2)).toEqual(['shelf-part', 'kept-shelves-of']);
  await vi.waitFor(isWarm, { timeout: 20_000 });
  await Promise.all(asked.mock.results.map((result) => result.value));
  asked.mockClear();
  expect((await shop.call('GET', `/store/${storeId}/product-collection`)).body.data.total).toBe(1);
  expect(names()).toEqual(['shown-cards-fr-retail', 'shown-stock']);
  await shop.close();
}, 60_000);

test('a shop that closes at once ends the reading', async () => {
  const shop = await startTestApp();
  for (let i = 0; i < 3; i++) await makeStore(shop.db);
  await shop.app.listen({ port: 0 });
  await shop.close();
}, 60_000);
