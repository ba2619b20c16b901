import { expect, test } from 'vitest';
import type { Category } from '#domain/catalogue/category.ts';
import { inEach } from '#domain/language/by-language.ts';
import { kinds } from '#server/db/tables/catalogue.ts';
import { makeProducts, makeStore, type NewProduct } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const kind = (code: string, parent: string | null, category: Category, position: number) => ({
  code,
  parent,
  category,
  position,
  words: { fr: [], en: [], vi: [] },
  names: inEach((language) => `${code} ${language}`),
});
const good = (of: string | null, name: string, more: NewProduct = {}): NewProduct => {
  return { kind: of, name, category: 'FRUIT', stores: [storeId], ...more };
};
const shop = await startSharedApp();
const storeId = await makeStore(shop.db);
const otherId = await makeStore(shop.db);
await shop.db
  .insert(kinds)
  .values([
    kind('fruits', null, 'FRUIT', 0),
    kind('citrus', 'fruits', 'FRUIT', 1),
    kind('apple', 'fruits', 'FRUIT', 2),
    kind('mango', 'fruits', 'FRUIT', 3),
    kind('orange', 'citrus', 'FRUIT', 4),
    kind('blood-orange', 'orange', 'FRUIT', 5),
    kind('drinks', null, 'BOISSON', 6),
    kind('juice', 'citrus', 'BOISSON', 7),
  ]);
await makeProducts(shop.db, [
  good('citrus', 'Agrumes mêlés', { diets: ['organic'] }),
  good('orange', 'Orange à jus'),
  good('blood-orange', 'Orange sanguine'),
  good('apple', 'Pomme', { cents: 900 }),
  good('fruits', 'Corbeille'),
  good(null, 'Fruit inconnu'),
  good('orange', 'Orange invisible', { visible: false }),
  good('juice', 'Jus', { category: 'BOISSON' }),
  good('mango', 'Mangue', { stores: [otherId] }),
]);

const listing = async (query: string) => {
  const { status, body } = await shop.call('GET', `/store/${storeId}/product-collection?${query}`);
  expect(status, query).toBe(200);
  return body.data as { total: number; items: { name: string }[] };
};
const namesOf = async (query: string) => (await listing(query)).items.map(({ name }) => name).join(', ');
type Row = {
  id: string;
  name: string;
  label: string;
  category: string;
  parent: string | null;
  numberOfProducts: number;
};
const kindsOf = async (category: string, { store = storeId, lng = 'fr' } = {}): Promise<Row[]> => {
  const { status, body } = await shop.call('GET', `/store/${store}/product-kind-list?category=${category}&lng=${lng}`);
  expect(status).toBe(200);
  return body.data;
};

test.each([
  ['kind=orange', 'Orange à jus, Orange sanguine'],
  ['kind=blood-orange', 'Orange sanguine'],
  ['kind=citrus', 'Agrumes mêlés, Jus, Orange à jus, Orange sanguine'],
  ['kind=citrus&category=FRUIT', 'Agrumes mêlés, Orange à jus, Orange sanguine'],
  ['kind=citrus&category=BOISSON', 'Jus'],
  ['kind=citrus&sortBy=name-desc', 'Orange sanguine, Orange à jus, Jus, Agrumes mêlés'],
  ['kind=apple&category=BOISSON', ''],
  ['kind=mango', ''],
  ['kind=nothing', ''],
  ['kind=citrus&search=orange&sortBy=name-desc', 'Orange sanguine, Orange à jus'],
  ['kind=citrus&diet=organic', 'Agrumes mêlés'],
  ['kind=fruits&minPrice=5', 'Pomme'],
  ['kind=&category=BOISSON', 'Jus'],
])('the listing of %s', async (query, names) => {
  expect(await namesOf(query)).toBe(names);
});

test('a category lists its kinds with goods in this store, the wider first, in the language asked for', async () => {
  const row = (code: string, parent: string | null, numberOfProducts: number) => ({
    id: code,
    name: code,
    label: `${code} fr`,
    category: 'FRUIT',
    parent,
    numberOfProducts,
  });
  expect(await kindsOf('FRUIT')).toEqual([
    row('citrus', null, 3),
    row('apple', null, 1),
    row('orange', 'citrus', 2),
    row('blood-orange', 'orange', 1),
  ]);
  expect((await kindsOf('FRUIT', { store: otherId, lng: 'vi' })).map(({ label }) => label)).toEqual(['mango vi']);
  // The wider kind is of another category, and stands in that one's list alone.
  expect(await kindsOf('BOISSON')).toMatchObject([{ id: 'juice', parent: null, numberOfProducts: 1 }]);
  expect(await kindsOf('RIZ')).toEqual([]);
  expect(await kindsOf('NOTHING')).toEqual([]);
});

test('a kind counts what the listing with its category and itself holds', async () => {
  for (const { id, category, numberOfProducts } of [...(await kindsOf('FRUIT')), ...(await kindsOf('BOISSON'))])
    expect((await listing(`kind=${id}&category=${category}`)).total, id).toBe(numberOfProducts);
});

test('the list of kinds refuses a store that is not there and a category that is not named', async () => {
  expect((await shop.call('GET', '/store/999/product-kind-list?category=FRUIT')).status).toBe(404);
  expect((await shop.call('GET', `/store/${storeId}/product-kind-list`)).status).toBe(422);
  expect((await shop.call('GET', `/store/${storeId}/product-kind-list?category=`)).status).toBe(422);
});
