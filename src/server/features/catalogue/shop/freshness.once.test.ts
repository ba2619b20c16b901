import { expect, test, vi } from 'vitest';
import { editStore } from '#server/features/catalogue/staff/edit-store.ts';
import { createTurn } from '#server/jobs/discount-clock.ts';
import { makeProduct, makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { changeProduct } from '#server/testing/change-product.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const start = new Date('2026-11-21T10:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const shop = await startSharedApp({ now: start });

type Item = { name: string; price: number; discountInPercent: number | null; quantityInStock: number };
async function list(storeId: number, query = ''): Promise<Item[]> {
  const { body } = await shop.call('GET', `/store/${storeId}/product-collection?${query}`);
  return body.data.items;
}

test('a change of price shows in a kept list at once', async () => {
  const storeId = await makeStore(shop.db);
  const productId = await makeProduct(shop.db, { cents: 200, stores: [storeId] }, start);
  expect((await list(storeId)).map((p) => p.price)).toEqual([2]);
  await changeProduct(shop, productId, { stores: [{ storeId, originalPrice: 3 }] });
  expect((await list(storeId)).map((p) => p.price)).toEqual([3]);
  expect((await list(storeId, 'minPrice=2.5')).length).toBe(1);
});

test('a product that moves to another category is listed there at once', async () => {
  shop.setNow(start);
  const storeId = await makeStore(shop.db);
  // Whatever the law asks: what lacks it would be listed nowhere.
  const own = { category: 'FRUIT' as const, ingredients: 'Fruits', allergens: [], stores: [storeId] };
  const [productId = 0] = await makeProducts(
    shop.db,
    [
      { name: 'a', ...own },
      { name: 'b', ...own },
    ],
    start,
  );
  const names = async (category: string) => (await list(storeId, `category=${category}`)).map(({ name }) => name);
  expect([await names('FRUIT'), await names('LEGUME')]).toEqual([['a', 'b'], []]);
  await changeProduct(shop, productId, { category: 'LEGUME' });
  expect([await names('FRUIT'), await names('LEGUME')]).toEqual([['b'], ['a']]);
});

test('a sale shows in the detail at once, and in lists and their order within ten seconds', async () => {
  shop.setNow(start);
  const storeId = await makeStore(shop.db);
  const made = [{ name: 'a' }, { name: 'b' }].map((p) => ({ ...p, stores: [storeId] }));
  const [first = 0] = await makeProducts(shop.db, made, start);
  const detail = async () =>
    (await shop.call('GET', `/store/product/${first}?storeId=${storeId}`)).body.data.quantityInStock;
  const names = async () => (await list(storeId)).map((p) => [p.name, p.quantityInStock]);
  expect([await names(), await detail()]).toEqual([
    [
      ['a', 100],
      ['b', 100],
    ],
    100,
  ]);
  await changeProduct(shop, first, { stores: [{ storeId, quantityInStock: 0 }] });
  expect(await detail()).toBe(0);
  shop.setNow(after(4));
  await list(storeId, 'page=1');
  shop.setNow(after(10));
  expect(await names()).toEqual([
    ['b', 100],
    ['a', 0],
  ]);
});

test('discounts start and end by the clock alone', async () => {
  shop.setNow(start);
  const storeId = await makeStore(shop.db, {
    discountPercent: 20,
    discountIsActive: true,
    discountFrom: after(200),
    discountTo: after(300),
  });
  const own = [
    { percent: 10, validFrom: after(100), validTo: after(250) },
    { percent: 30, isActive: false },
  ];
  await makeProducts(
    shop.db,
    [
      { name: 'a', cents: 1000, discounts: own },
      { name: 'b', cents: 1000 },
    ].map((p) => ({ ...p, stores: [storeId] })),
    start,
  );
  const turn = createTurn(shop.deps);
  // Seconds, the discounts that show then, how many seconds there are until the next moment.
  const steps: [number, (number | null)[], number][] = [
    [99, [null, null], 1],
    [100, [10, null], 60],
    [199, [10, null], 1],
    [200, [20, 20], 50.001],
    [260, [20, 20], 40.001],
    [300, [20, 20], 0.001],
    [300.001, [null, null], 60],
  ];
  for (const [seconds, percents, pause] of steps) {
    shop.setNow(after(seconds));
    await list(storeId);
    expect([seconds, (await turn()) / 1000]).toEqual([seconds, pause]);
    const items = await list(storeId);
    expect([seconds, items.map((p) => p.discountInPercent)]).toEqual([seconds, percents]);
    expect(items.map((p) => p.price)).toEqual(percents.map((p) => 10 - (p ?? 0) / 10));
    expect((await list(storeId, 'hasOffer=true')).length).toBe(percents.filter(Boolean).length);
  }
});

test('a store that is no longer displayed closes its lists', async () => {
  const storeId = await makeStore(shop.db);
  await makeProduct(shop.db, { stores: [storeId] }, start);
  expect((await shop.call('GET', `/store/${storeId}/product-collection`)).status).toBe(200);
  await shop.write((write) => editStore(write, storeId, { displayable: false }));
  expect((await shop.call('GET', `/store/${storeId}/product-collection`)).status).toBe(404);
});

test('a list costs one statement, one more for products not shown before, and one when something has changed', async () => {
  const storeId = await makeStore(shop.db);
  const made = Array.from({ length: 30 }, () => ({ name: 'Chocolat', stores: [storeId] }));
  const [first = 0] = await makeProducts(shop.db, made, start);
  let statements = 0;
  const { execute } = shop.db;
  const { hot } = shop.connection;
  shop.db.execute = ((query: Parameters<typeof execute>[0]) => {
    statements++;
    return execute.call(shop.db, query);
  }) as typeof execute;
  shop.deps.connection.hot = (...args) => {
    statements++;
    return hot(...args);
  };
  const costs: Record<string, number> = {};
  const count = async (path: string) => {
    statements = 0;
    expect((await shop.call('GET', `/store/${storeId}/${path}`)).status).toBe(200);
    costs[path] = statements;
  };
  await count('product-collection?page=1&per_page=12');
  await count('product-collection?page=2&per_page=12');
  await count('product-collection?sortBy=price-asc&minPrice=1&without=milk');
  await count('product-collection?search=chocolat');
  await count('product-collection?search=chocolta');
  await count('product-collection?search=xyz');
  await count('search-suggestions?search=choc');
  await count('product-category-list');
  await changeProduct(shop, first, { stores: [{ storeId, originalPrice: 3 }] });
  await count('product-collection?page=1&per_page=13');
  shop.db.execute = execute;
  shop.deps.connection.hot = hot;
  expect(costs).toEqual({
    'product-collection?page=1&per_page=12': 5,
    'product-collection?page=2&per_page=12': 2,
    'product-collection?sortBy=price-asc&minPrice=1&without=milk': 0,
    'product-collection?search=chocolat': 1,
    'product-collection?search=chocolta': 1,
    'product-collection?search=xyz': 0,
    'search-suggestions?search=choc': 1,
    'product-category-list': 1,
    'product-collection?page=1&per_page=13': 2,
  });
});

test('a price in one store leaves all that is kept of another', async () => {
  const [changed, other] = [await makeStore(shop.db), await makeStore(shop.db)];
  const productId = await makeProduct(shop.db, { cents: 200, stores: [changed, other] }, start);
  const asked = vi.spyOn(shop.deps.connection, 'hot');
  const costOf = async (storeId: number, query: string) => {
    asked.mockClear();
    const [item] = await list(storeId, query);
    return [item?.price, asked.mock.calls.length];
  };
  for (const storeId of [changed, other]) await list(storeId, 'sortBy=price-asc');
  await changeProduct(shop, productId, { stores: [{ storeId: changed, originalPrice: 3 }] });
  // The kept answer; the shelf is fresh and the list known, so another answer reads what it shows alone.
  expect(await costOf(other, 'sortBy=price-asc')).toEqual([2, 0]);
  expect(await costOf(other, 'sortBy=price-asc&per_page=7')).toEqual([2, 1]);
  expect(await costOf(changed, 'sortBy=price-asc')).toEqual([3, 2]);
  asked.mockRestore();
});

test('many who ask for the same at once share one answer', async () => {
  const storeId = await makeStore(shop.db);
  await makeProduct(shop.db, { stores: [storeId] }, start);
  const { hot } = shop.connection;
  let statements = 0;
  shop.deps.connection.hot = (...args) => {
    statements++;
    return hot(...args);
  };
  await Promise.all(Array.from({ length: 50 }, () => list(storeId)));
  shop.deps.connection.hot = hot;
  // What has changed, the new shelf, goods that nobody has read, then their stock and their cards.
  expect(statements).toBe(5);
});

test('what has not changed is answered 304', async () => {
  const storeId = await makeStore(shop.db);
  const productId = await makeProduct(shop.db, { stores: [storeId], featured: true }, start);
  const paths = ['product-collection', 'featured-product-list', 'product-category-list'].map(
    (p) => `/store/${storeId}/${p}`,
  );
  for (const path of [...paths, `/store/product/${productId}?storeId=${storeId}`]) {
    const first = await shop.call('GET', path);
    const etag = String(first.headers.etag);
    const again = await shop.call('GET', path, undefined, { 'if-none-match': etag });
    expect([path, again.status, again.body, again.headers.etag]).toEqual([path, 304, '', etag]);
    const other = await shop.call('GET', path, undefined, { 'if-none-match': '"other"' });
    expect([path, other.status, other.body]).toEqual([path, 200, first.body]);
  }
  await changeProduct(shop, productId, { stores: [{ storeId, quantityInStock: 1 }] });
  const stale = await shop.call('GET', `/store/product/${productId}?storeId=${storeId}`);
  expect(stale.body.data.quantityInStock).toBe(1);
});
