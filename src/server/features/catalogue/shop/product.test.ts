import { expect, test } from 'vitest';
import { listFeaturedProducts } from '#contract/catalogue/catalogue.ts';
import { saidIn } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import { popularity } from '#server/db/tables/searches.ts';
import { identifyAll } from '#server/testing/accounts.ts';
import { makeProduct, makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-21T10:00:00Z');
const shop = await startSharedApp({ now, env: { PUBLIC_URL: 'https://shop.example' } });
const hidden = await makeStore(shop.db, { displayable: false, position: 0 });
const second = await makeStore(shop.db, { position: 5 });
const storeId = await makeStore(shop.db, { position: 1 });

const nutrition = { energyKj: 250, energyKcal: 60, fat: 3.5, salt: 0.1 };
const coffee = () => ({
  name: { fr: 'Café', en: 'Coffee', vi: 'Cà phê' },
  description: '<p>Bon</p>',
  ingredients: 'Café',
  category: 'THECAFE' as const,
  unit: 'P' as const,
  cents: 999,
  wholesaleCents: 800,
  discounts: [{ percent: 15, validTo: new Date('2026-12-01T00:00:00Z') }],
  quantityMilli: 4500,
  quantityStepMilli: 500,
  firstQuantityMilli: 1500,
  pieces: 12,
  packaging: 'box' as const,
  isWeightEstimated: true,
  barcode: `20000000${Math.floor(Math.random() * 89_999 + 10_000)}`,
  supplier: 'Halle',
  supplierCode: 'HAL-00001',
  unitWeightG: 250,
  articleWeightG: 260,
  tareWeightG: 10,
  volumeMl: 300,
  origin: 'VN',
  storageType: 'refrigerated' as const,
  allergens: ['milk'],
  diets: ['vegan'],
  nutrition,
  alcoholPercent: 5.5,
  minimumAge: 18,
  pictureIds: ['aaa', 'bbb'],
});

test('a product is told whole, in each language', async () => {
  const made = coffee();
  const id = await makeProduct(shop.db, made, now);
  for (const lng of languages) {
    const { status, body } = await shop.call('GET', `/store/product/${id}?storeId=${storeId}&lng=${lng}`);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id,
      name: saidIn(made.name, lng),
      slug: `cafe-${id}`,
      price: 8.49,
      priceBase: 9.99,
      discountInPercent: 15,
      reduction: null,
      category: 'THECAFE',
      htmlDescription: '<p>Bon</p>',
      quantityInStock: 4.5,
      inventory: true,
      quantityStep: 0.5,
      firstQuantity: 1.5,
      unitPrice: 33.96,
      unitPriceUnit: 'kg',
      vatInPercent: 5.5,
      storageType: 'refrigerated',
      minimumAge: 18,
      product: {
        picture: '/pictures/aaa-600.webp',
        pictures: ['/pictures/aaa-600.webp', '/pictures/bbb-600.webp'],
        pictureColor: '#eeeeee',
        barcode: made.barcode,
        unit: 'P',
        pieces: 12,
        packaging: 'box',
        supplier: 'Halle',
        supplierCode: 'HAL-00001',
        volume: 300,
        unitWeight: 250,
        isWeightEstimated: true,
        articleWeight: 260,
        tareWeight: 10,
      },
      storeId,
      origin: 'VN',
      ingredients: 'Café',
      allergens: ['milk'],
      allergensKnown: true,
      mayContain: [],
      diets: ['vegetarian', 'vegan'],
      nutrition,
      alcoholPercent: 5.5,
      discountEndsAt: '2026-12-01T00:00:00.000Z',
      lowestPrice30Days: null,
      ratingAverage: null,
      ratingCount: 0,
    });
  }
});

test('an approved wholesale customer sees wholesale prices, or retail ones where there are none', async () => {
  const ids = [await makeProduct(shop.db, coffee(), now), await makeProduct(shop.db, { cents: 500 }, now)];
  const { identify } = shop.deps;
  shop.deps.identify = identifyAll('wholesale');
  const seen = async (id = 0, headers = {}) => {
    const { body, headers: sent } = await shop.call(
      'GET',
      `/store/product/${id}?storeId=${storeId}`,
      undefined,
      headers,
    );
    return [body.data.priceBase, body.data.price, sent['cache-control']];
  };
  const bearer = { authorization: 'Bearer x' };
  expect(await seen(ids[0], bearer)).toEqual([8, 6.8, 'private, no-cache']);
  expect(await seen(ids[1], bearer)).toEqual([5, 5, 'private, no-cache']);
  expect(await seen(ids[0])).toEqual([9.99, 8.49, 'public, no-cache']);
  const { body } = await shop.call(
    'GET',
    `/store/${storeId}/product-collection?category=THECAFE&maxPrice=7`,
    undefined,
    bearer,
  );
  expect(body.data.items.map((p: { price: number }) => p.price)).toEqual(body.data.items.map(() => 6.8));
  expect(body.data.total).toBeGreaterThan(0);
  shop.deps.identify = identify;
  expect(
    (await shop.call('GET', `/store/${storeId}/product-collection?category=THECAFE&maxPrice=7`)).body.data.total,
  ).toBe(0);
});

test('untracked stock is told as 0, and what is not tracked is not sold out', async () => {
  const id = await makeProduct(shop.db, { inventory: false, quantityMilli: 7000 }, now);
  const { body } = await shop.call('GET', `/store/product/${id}?storeId=${storeId}`);
  expect([body.data.quantityInStock, body.data.inventory]).toEqual([0, false]);
});

test('without a store, the first displayable one answers', async () => {
  const id = await makeProduct(shop.db, { stores: [hidden, storeId, second] }, now);
  const read = async (query: string, of = id) => {
    const { status, body } = await shop.call('GET', `/store/product/${of}${query}`);
    return status === 200 ? body.data.storeId : status;
  };
  expect([await read(''), await read(`?storeId=${second}`)]).toEqual([storeId, second]);
  expect([await read(`?storeId=${hidden}`), await read('?storeId=999'), await read('', 99_999)]).toEqual([
    404, 404, 404,
  ]);
  expect([await read('?storeId=x'), await read('', 'x' as never)]).toEqual([422, 422]);
  const elsewhere = await makeProduct(shop.db, { stores: [second] }, now);
  const invisible = await makeProduct(shop.db, { visible: false }, now);
  expect([await read('', elsewhere), await read('', invisible)]).toEqual([404, 404]);
});

test('what is bought most leads what the store puts forward, sold-out goods last', async () => {
  const store = await makeStore(shop.db);
  const names = ['a', 'b', 'c'];
  const made = names.map((name) => ({ name, featured: true, quantityMilli: name === 'c' ? 0 : 1000, stores: [store] }));
  const [a = 0, b = 0, c = 0] = await makeProducts(shop.db, made, now);
  await shop.db.insert(popularity).values({ storeId: store, countedAt: now, productIds: [c, b], orders: [9, 4] });
  const { body } = await shop.call('GET', `/store/${store}/featured-product-list`);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([b, a, c]);
});

test('aisles are ranked by the orders in which their goods stood, as they come where nothing is sold', async () => {
  const store = await makeStore(shop.db);
  const categories = ['FRUIT', 'LEGUME', 'RIZ', 'RIZ', 'BOISSON'] as const;
  const ids = await makeProducts(
    shop.db,
    categories.map((category, i) => ({ name: `r${i}`, category, stores: [store] })),
    now,
  );
  const ranks = async () =>
    Object.fromEntries(
      (await shop.call('GET', `/store/${store}/product-category-list`)).body.data.map(
        (one: { id: string; popularRank: number }) => [one.id, one.popularRank],
      ),
    );
  expect(await ranks()).toEqual({ FRUIT: 1, LEGUME: 2, RIZ: 3, BOISSON: 4 });
  const other = await makeStore(shop.db);
  await makeProduct(shop.db, { category: 'ALCOOL', stores: [other] }, now);
  const [, vegetables, rice, more, drink] = ids as [number, number, number, number, number];
  await shop.db.insert(popularity).values({
    storeId: store,
    countedAt: new Date(now.getTime() + 1000),
    productIds: [vegetables, rice, more, drink],
    orders: [5, 4, 3, 6],
  });
  shop.deps.changes.publish('catalogue');
  await expect.poll(ranks).toEqual({ FRUIT: 4, LEGUME: 3, RIZ: 1, BOISSON: 2 });
});

test('the featured list holds twelve at most, those in stock first', async () => {
  const store = await makeStore(shop.db);
  const letters = 'abcdefghijklmno'.split('');
  await makeProducts(
    shop.db,
    letters.map((name, i) => ({ name, featured: i !== 1, quantityMilli: i < 3 ? 0 : 1000, stores: [store] })),
    now,
  );
  const names = async () => (await shop.apiAs()(listFeaturedProducts, { storeId: store })).map((p) => p.name);
  expect(await names()).toEqual('defghijklmno'.split(''));
});

test('the picture proxy leads to pictures that the catalogue names', async () => {
  await makeProduct(shop.db, { pictureIds: ['cafe01'] }, now);
  const ask = (url: string) => shop.call('GET', `/picture/proxy?url=${encodeURIComponent(url)}`);
  for (const path of ['/pictures/cafe01-600.webp', '/pictures/cafe01-160.webp'])
    for (const url of [path, `https://shop.example${path}`]) {
      const { status, headers } = await ask(url);
      expect([url, status, headers.location]).toEqual([url, 302, path]);
      // A day, as the specification keeps pictures.
      expect(headers['cache-control']).toBe(`public, max-age=${24 * 3600}`);
    }
});

const strange = [
  'http://127.0.0.1/pictures/cafe01-600.webp',
  'http://localhost./',
  'http://0.0.0.0/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://[fd00::1]/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'data:image/png;base64,AAAA',
  'https://shop.example@evil.example/pictures/cafe01-600.webp',
  'https://shop.example.evil.example/pictures/cafe01-600.webp',
  'https://shop.example:22/pictures/cafe01-600.webp',
  'https://shop.example:5432/pictures/cafe01-600.webp',
  'http://shop.example/pictures/cafe01-600.webp',
  'https://shop.example//pictures/cafe01-600.webp',
  '//evil.example/pictures/cafe01-600.webp',
  'https://①②⑦.⓪.⓪.①/pictures/cafe01-600.webp',
  '/pictures/cafe01-599.webp',
  '/pictures/cafe01-600.svg',
  '/pictures/cafe01-600.webp?x=1',
  '/pictures/cafe01-600.webp#x',
  '/pictures/../secret-key',
  '/pictures/..%2f..%2fsecret-key-600.webp',
  '/pictures/unknown-600.webp',
  '/pictures/-600.webp',
  "/pictures/x' or '1'='1-600.webp",
  '/api/v1/orders',
  'javascript:alert(1)',
  '\\\\evil.example\\share',
  'pictures/cafe01-600.webp',
];
test('an address of more than one line is none, and sets no header', async () => {
  const url = '/pictures/cafe01-600.webp\r\nSet-Cookie: a=b';
  const { status, headers } = await shop.call('GET', `/picture/proxy?url=${encodeURIComponent(url)}`);
  expect([status, headers.location, headers['set-cookie']]).toEqual([422, undefined, undefined]);
});

test.each(strange)('the picture proxy refuses %s', async (url) => {
  const { status, headers, body } = await shop.call('GET', `/picture/proxy?url=${encodeURIComponent(url)}`);
  const { body: other } = await shop.call('GET', '/picture/proxy?url=x');
  expect([status, headers.location, body]).toEqual([404, undefined, other]);
});
