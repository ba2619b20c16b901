import { expect, test } from 'vitest';
import { makeProducts, makeStore, type NewProduct } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const goods: NewProduct[] = [
  { name: 'beurre', allergens: ['milk'], diets: ['vegetarian', 'gluten-free'] },
  { name: 'biscuit', allergens: ['gluten', 'milk', 'eggs'], diets: ['vegetarian'] },
  {
    name: 'chocolat',
    category: 'SNACKDESSERT',
    allergens: ['soybeans'],
    mayContain: ['milk', 'nuts'],
    diets: ['vegan'],
  },
  { name: 'mystère', allergens: null, diets: ['organic'] },
  { name: 'pomme', allergens: [], diets: ['vegan', 'gluten-free', 'organic'] },
  { name: 'savon', allergens: [], category: 'NONALIMENTAIRE' },
];
const shop = await startSharedApp();
const storeId = await makeStore(shop.db);
const ids = await makeProducts(shop.db, goods);

async function namesOf(query: string): Promise<string> {
  const { status, body } = await shop.call('GET', `/store/${storeId}/product-collection?${query}`);
  expect(status).toBe(200);
  expect(body.data.total).toBe(body.data.items.length);
  return body.data.items.map((p: { name: string }) => p.name).join(' ');
}

test.each([
  ['without=', 'beurre biscuit chocolat mystère pomme savon'],
  ['without=milk', 'pomme savon'],
  ['without=MILK', 'pomme savon'],
  ['without=gluten', 'beurre chocolat pomme savon'],
  ['without=gluten,soybeans', 'beurre pomme savon'],
  ['without=GLUTEN%2C%20MILK', 'pomme savon'],
  ['without=nuts', 'beurre biscuit pomme savon'],
  ['diet=vegetarian', 'beurre biscuit chocolat pomme'],
  ['diet=vegan', 'chocolat pomme'],
  ['diet=vegan,gluten-free', 'pomme'],
  ['diet=lactose-free', 'pomme'],
  ['diet=organic', 'mystère pomme'],
  ['diet=organic&without=fish', 'pomme'],
  ['diet=halal', ''],
  ['diet=vegetarian&search=bis', 'biscuit'],
])('%s', async (query, expected) => {
  expect(await namesOf(query)).toBe(expected);
});

test.each(['without=water', 'diet=tasty', 'diet=vegan,', 'without=gluten,,milk'])('%s', async (query) => {
  const { status } = await shop.call('GET', `/store/${storeId}/product-collection?${query}`);
  expect(status).toBe(/water|tasty/.test(query) ? 422 : 200);
});

test('the product tells known allergens from unknown ones', async () => {
  const read = async (i: number) => (await shop.call('GET', `/store/product/${ids[i]}?storeId=${storeId}`)).body.data;
  expect(await read(2)).toMatchObject({ allergens: ['soybeans'], allergensKnown: true, mayContain: ['milk', 'nuts'] });
  expect(await read(3)).toMatchObject({ allergens: [], allergensKnown: false, mayContain: [] });
  expect(await read(4)).toMatchObject({ allergens: [], allergensKnown: true, mayContain: [] });
});

test('gluten-free finds single foods without gluten that claim nothing, and the product does not claim it', async () => {
  const other = await makeStore(shop.db);
  shop.deps.changes.publish('stores', null);
  const [pear = 0] = await makeProducts(shop.db, [
    { name: 'poire', allergens: [], stores: [other] },
    { name: 'porc', category: 'VIANDE', allergens: [], ingredients: 'Viande de porc.', stores: [other] },
    { name: 'saucisse', category: 'VIANDE', allergens: [], ingredients: 'Porc, eau, sel.', stores: [other] },
    { name: 'mystère', allergens: null, stores: [other] },
  ]);
  const { body } = await shop.call('GET', `/store/${other}/product-collection?diet=gluten-free`);
  expect(body.data.items.map(({ name }: { name: string }) => name)).toEqual(['poire', 'porc']);
  expect((await shop.call('GET', `/store/product/${pear}?storeId=${other}`)).body.data.diets).toEqual(['lactose-free']);
});

test('the product tells the diets that are declared of it or follow from what is in it', async () => {
  const read = async (i: number) => (await shop.call('GET', `/store/product/${ids[i]}?storeId=${storeId}`)).body.data;
  expect((await read(0)).diets).toEqual(['vegetarian', 'gluten-free']);
  expect((await read(2)).diets).toEqual(['vegetarian', 'vegan']);
  expect((await read(3)).diets).toEqual(['organic']);
  expect((await read(4)).diets).toEqual(['vegetarian', 'vegan', 'gluten-free', 'lactose-free', 'organic']);
  expect((await read(5)).diets).toEqual([]);
});
