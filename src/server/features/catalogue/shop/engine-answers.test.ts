import { beforeEach, expect, test } from 'vitest';
import { prices } from '#server/db/tables/prices.ts';
import { dropResponses } from '#server/services/memory/response-cache.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { followByEngine, startSearchEngine } from '#server/testing/engine/engine-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const now = new Date('2026-11-21T10:00:00Z');
const stand = await startSearchEngine();
const t = await startSharedApp({ now, env: { ...stand.env, METRICS_PORT: '0' } });
const storeId = await makeStore(t.db);
const names = ['Pomme', 'Poire', 'Banane', 'Cerise'];
await makeProducts(
  t.db,
  names.map((name, i) => ({ name, cents: 100 + i })),
  now,
);
await (await followByEngine(t, stand.env)).syncAll();

/** Another process of the same shop, which has read nothing yet. */
async function withProcess<T>(work: (shop: TestApp) => Promise<T>, env: Record<string, string> = stand.env) {
  const { connection } = t;
  // Whoever closes it must not close the database of the others.
  const shared = { ...connection, close: async () => undefined };
  const shop = await startTestApp({ now, connection: shared, env: { ...env, METRICS_PORT: '0' } });
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}
const namesOf = async (shop: TestApp, query = 'sortBy=price-asc') => {
  dropResponses(shop.deps.answers);
  const { status, body } = await shop.call('GET', `/store/${storeId}/product-collection?${query}`);
  expect(status).toBe(200);
  return body.data.items.map((item: { name: string }) => item.name);
};
const outcomes = async (shop: TestApp) => {
  const text = (await shop.deps.meters?.read())?.text ?? '';
  const found = text.matchAll(/^panier_search_engine_total\{outcome="(\w+)"\} (\d+)/gm);
  const shelves = /^panier_shelves_read_total (\d+)/m.exec(text)?.[1];
  return {
    ...Object.fromEntries([...found].map(([, outcome, count]) => [outcome, Number(count)])),
    shelves: Number(shelves),
  };
};
beforeEach(() => {
  stand.be('well');
  stand.asked.length = 0;
});

test('a list and a search of a store that is not in memory are answered by the engine, and no shelf is read', async () => {
  await withProcess(async (shop) => {
    expect(await namesOf(shop)).toEqual(names);
    expect(await namesOf(shop, 'search=poire')).toEqual(['Poire']);
    expect(await namesOf(shop, 'sortBy=price-asc&page=2&per_page=3')).toEqual(['Cerise']);
    expect(await outcomes(shop)).toEqual({ answered: 3, shelves: 0 });
    expect(new Set(stand.asked)).toEqual(new Set(['POST /multi_search']));
    // What reads the shelf brings the store into memory: from then on it answers.
    expect((await shop.call('GET', `/store/${storeId}/product-category-list`)).status).toBe(200);
    expect(await namesOf(shop)).toEqual(names);
    expect(await outcomes(shop)).toEqual({ answered: 3, shelves: 1 });
  });
});

test('a card shows the price of the database, whatever the engine sorts by', async () => {
  await withProcess(async (shop) => {
    await t.db.update(prices).set({ cents: 7 });
    await t.db.execute('update shelf set base_cents = 7');
    const { body } = await shop.call('GET', `/store/${storeId}/product-collection?sortBy=price-desc`);
    expect(body.data.items.map((item: { price: number }) => item.price)).toEqual([0.07, 0.07, 0.07, 0.07]);
    expect(await outcomes(shop)).toMatchObject({ answered: 1 });
    await t.db.execute('update shelf set base_cents = 99 + product_id');
  });
});

const hasty = { ...stand.env, SEARCH_ENGINE_PATIENCE: '300' };

test.each(['down', { slow: 2000 }] as const)(
  'an engine that is %o: the shelf is read, and it is let alone a while',
  async (how) => {
    await withProcess(async (shop) => {
      stand.be(how);
      expect(await namesOf(shop)).toEqual(names);
      expect(await outcomes(shop)).toEqual({ failed: 1, shelves: 1 });
      expect(shop.logged.join()).toContain('The search engine does not answer');
    }, hasty);
  },
);

test.each([
  ['of another key', { ...stand.env, SEARCH_ENGINE_KEY: 'wrong' }],
  ['that nobody has filled', { ...(await startSearchEngine()).env }],
])('an engine %s: the shelf is read', async (_, env) => {
  await withProcess(async (shop) => {
    expect(await namesOf(shop)).toEqual(names);
    expect(await outcomes(shop)).toEqual({ failed: 1, shelves: 1 });
  }, env);
});

test('an engine that nobody brings in line any more is not believed', async () => {
  await withProcess(async (shop) => {
    shop.setNow(new Date(now.getTime() + 61_000));
    expect(await namesOf(shop)).toEqual(names);
    expect(await outcomes(shop)).toEqual({ behind: 1, shelves: 1 });
  });
});

test('while it does not answer, other stores wait for it no more', async () => {
  const other = await makeStore(t.db);
  await withProcess(async (shop) => {
    stand.be('down');
    await namesOf(shop);
    stand.asked.length = 0;
    expect((await shop.call('GET', `/store/${other}/product-collection`)).status).toBe(200);
    expect(stand.asked).toEqual([]);
    expect(await outcomes(shop)).toMatchObject({ failed: 1, muted: 1 });
  });
});

test('without the setting nobody is asked', async () => {
  await withProcess(async (shop) => {
    expect(await namesOf(shop)).toEqual(names);
    expect(stand.asked).toEqual([]);
    expect(await outcomes(shop)).toEqual({ shelves: 1 });
  }, {});
});
