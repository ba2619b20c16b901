import { expect, test } from 'vitest';
import { makeProduct, makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const shop = await startSharedApp();
const here = await makeStore(shop.db);
const there = await makeStore(shop.db);
const hidden = await makeStore(shop.db, { displayable: false });
const rice = { category: 'RIZ' as const, unitWeightG: 1000 };
const wanted = await makeProduct(shop.db, { ...rice, name: 'Riz jasmin Bông Lúa', cents: 300, stores: [here] });
await makeProducts(shop.db, [
  { ...rice, name: 'Riz gluant', cents: 310, stores: [there] },
  { ...rice, name: 'Riz jasmin du Delta', cents: 450, stores: [there] },
  { ...rice, name: 'Riz jasmin du Nord', cents: 320, wholesaleCents: 290, stores: [there] },
  { ...rice, name: 'Riz jasmin épuisé', cents: 300, quantityMilli: 0, stores: [there] },
  { ...rice, name: 'Riz jasmin sans compte', cents: 400, quantityMilli: 0, inventory: false, stores: [there] },
  { ...rice, name: 'Riz jasmin caché', cents: 300, visible: false, stores: [there] },
  { ...rice, name: 'Riz jasmin d’ici', cents: 300, stores: [here] },
  { ...rice, name: 'Riz jasmin en or', cents: 2000, stores: [there] },
  { ...rice, category: 'FARINE', name: 'Riz jasmin moulu', cents: 300, stores: [there] },
]);

/** As a write does it: what is new is announced. */
async function bring(products: Parameters<typeof makeProducts>[1]): Promise<void> {
  await makeProducts(shop.db, products);
  shop.deps.changes.publish('catalogue');
}

const ask = (storeId: number | string, id: number | string, query = '') =>
  shop.call('GET', `/store/${storeId}/product/${id}/equivalents${query}`);

test('of the category, in stock there, nearest by name and then by unit price', async () => {
  const { status, body } = await ask(there, wanted);
  expect(status).toBe(200);
  const expected = ['Riz jasmin du Nord', 'Riz jasmin du Delta', 'Riz jasmin sans compte'];
  expect(body.data.map((p: { name: string }) => p.name)).toEqual(expected);
  expect(body.data[0]).toMatchObject({ price: 3.2, unitPrice: 3.2, unitPriceUnit: 'kg', quantityInStock: 100 });
});

test('never the product itself, though the store has it', async () => {
  const { body } = await ask(here, wanted);
  expect(body.data.map((p: { name: string }) => p.name)).toEqual(['Riz jasmin d’ici']);
});

test('unknown products and stores that are not shown are not found; what is no number is refused', async () => {
  for (const [storeId, id] of [
    [there, 99_999],
    [99_999, wanted],
    [hidden, wanted],
  ] as const)
    expect([storeId, id, (await ask(storeId, id)).status]).toEqual([storeId, id, 404]);
  expect((await ask(there, 'riz')).status).toBe(422);
  expect((await ask(there, wanted, '?lng=en')).status).toBe(200);
});

test('the brand makes nothing alike: names are told by the rest', async () => {
  const made = { category: 'SAUCE' as const, brand: 'Atelier Kumo', stores: [there] };
  const mirin = await makeProduct(shop.db, { ...made, name: 'Mirin doux Atelier Kumo', stores: [here] });
  await bring([
    { ...made, name: 'Vinaigre de riz Atelier Kumo' },
    { ...made, brand: 'Marmite', name: 'Mirin Marmite' },
  ]);
  const { body } = await ask(there, mirin, '?lng=vi');
  expect(body.data[0].name).toBe('Mirin Marmite');
});

test('a product that is on no shelf any more is still told by its name', async () => {
  const gone = await makeProduct(shop.db, { category: 'RIZ', name: 'Riz gluant noir', visible: false });
  const { body } = await ask(there, gone);
  expect(body.data[0].name).toBe('Riz gluant');
});

test('nothing that the shopper of the first could not have: allergens, traces, what is unknown, diets, age', async () => {
  const made = { category: 'BOISSON' as const, stores: [there] };
  const cola = { ...made, diets: ['vegan'], allergens: [] };
  const wished = await makeProduct(shop.db, { ...cola, name: 'Cola cerise', stores: [here] });
  await bring([
    { ...cola, name: 'Cola cerise au lait', allergens: ['milk'] },
    { ...cola, name: 'Cola cerise aux traces', mayContain: ['nuts'] },
    { ...cola, name: 'Cola cerise inconnu', allergens: null },
    { ...cola, name: 'Cola cerise au miel', diets: ['vegetarian'] },
    { ...cola, name: 'Cola cerise au rhum', minimumAge: 18 },
    { ...cola, name: 'Cola bio', diets: ['vegan', 'organic'] },
  ]);
  const { body } = await ask(there, wished);
  expect(body.data.map((p: { name: string }) => p.name)).toEqual(['Cola bio']);
});

test('what is of no kind that the store has gets no equivalent', async () => {
  const wished = await makeProduct(shop.db, { category: 'RIZ', name: 'Quinoa blond', stores: [here] });
  expect((await ask(there, wished)).body.data).toEqual([]);
});
