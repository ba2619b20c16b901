import { expect, test } from 'vitest';
import { productBarcodes } from '#server/db/tables/catalogue.ts';
import { shelfPlaces } from '#server/db/tables/picking.ts';
import { makeProduct, makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { selectAllowedSubstitute, selectSubstitutes } from './select-substitutes.ts';
import { substituteCents } from './substitute.ts';
import type { InStore } from './substitute-statements.ts';

const t = await startSharedApp();
const here = await makeStore(t.db);
const there = await makeStore(t.db);
const at: InStore = { storeId: here, priceType: 'retail', language: 'en', now: t.deps.clock() };
const rice = { category: 'RIZ' as const, unitWeightG: 1000, stores: [here] };
const names = async (id: number, where: Partial<InStore> = {}) =>
  (await selectSubstitutes(t.db, { ...at, ...where }, [id])).get(id)?.map(({ name }) => name) ?? [];
const original = await makeProduct(t.db, { ...rice, name: 'Riz jasmin', cents: 300, allergens: [] });
const known = { ...rice, allergens: [] };

test('of one kind and in stock in that store, the nearest first, six at most', async () => {
  await makeProducts(t.db, [
    { ...known, name: 'Riz gluant', cents: 310 },
    { ...known, name: 'Riz jasmin du Delta', cents: 450 },
    { ...known, name: 'Riz jasmin du Nord', cents: 320 },
    { ...known, name: 'Riz jasmin épuisé', cents: 300, quantityMilli: 0 },
    { ...known, name: 'Riz jasmin sans compte', cents: 400, quantityMilli: 0, inventory: false },
    { ...known, name: 'Riz jasmin caché', cents: 300, visible: false },
    { ...known, name: 'Riz jasmin d’ailleurs', cents: 300, stores: [there] },
    { ...known, name: 'Riz jasmin en or', cents: 2000 },
    { ...known, category: 'FARINE', name: 'Riz jasmin moulu', cents: 300 },
  ]);
  expect(await names(original)).toEqual([
    'Riz jasmin du Nord',
    'Riz jasmin du Delta',
    'Riz jasmin sans compte',
    'Riz gluant',
  ]);
  expect(await names(original, { storeId: there })).toEqual(['Riz jasmin d’ailleurs']);
  await makeProducts(
    t.db,
    Array.from({ length: 5 }, (_, i) => ({ ...known, name: `Riz jasmin ${i}`, cents: 300 })),
  );
  expect(await names(original)).toHaveLength(6);
});

test('never with an allergen, a trace or an age more, nor without a diet or a label that the original declares', async () => {
  const cola = { category: 'BOISSON' as const, diets: ['vegan', 'organic'], allergens: ['nuts'], stores: [here] };
  const wanted = await makeProduct(t.db, { ...cola, name: 'Cola cerise' });
  await makeProducts(t.db, [
    { ...cola, name: 'Cola cerise au lait', allergens: ['nuts', 'milk'] },
    { ...cola, name: 'Cola cerise aux traces', mayContain: ['milk'] },
    { ...cola, name: 'Cola cerise inconnu', allergens: null },
    { ...cola, name: 'Cola cerise au miel', diets: ['vegetarian', 'organic'] },
    { ...cola, name: 'Cola cerise ordinaire', diets: ['vegan'] },
    { ...cola, name: 'Cola cerise au rhum', minimumAge: 18 },
    { ...cola, name: 'Cola cerise léger' },
  ]);
  expect(await names(wanted)).toEqual(['Cola cerise léger']);
});

test('each with its name in the language, its own price, its codes and where it stands', async () => {
  const milk = { category: 'LAITDECOCO' as const, allergens: [], unit: 'P' as const, vatBp: 550 };
  const wanted = await makeProduct(t.db, { ...milk, name: 'Lait de coco', volumeMl: 500, cents: 200, stores: [here] });
  const other = await makeProduct(t.db, {
    ...milk,
    name: { fr: 'Lait de coco léger', en: 'Light coconut milk' },
    volumeMl: 250,
    scaleCode: '00031',
    barcode: '5449000000996',
    stores: [{ storeId: here, cents: 200, wholesaleCents: 120, quantityMilli: 7000, discounts: [{ percent: 25 }] }],
  });
  await t.db.insert(productBarcodes).values({ code: '00000040170725', productId: other, position: 1, digits: 8 });
  await t.db.insert(shelfPlaces).values({ storeId: here, productId: other, shelf: 'A2' });
  const [found] = (await selectSubstitutes(t.db, at, [wanted, 999_999])).get(wanted) ?? [];
  if (!found) throw new Error('nothing is offered');
  expect(found).toEqual({
    productId: other,
    name: 'Light coconut milk',
    pictureId: null,
    unit: 'P',
    weightG: null,
    volumeMl: 250,
    ownCents: 150,
    vatBp: 550,
    barcodes: ['5449000000996', '40170725'],
    scaleCode: '00031',
    category: 'LAITDECOCO',
    storageType: expect.any(String),
    shelf: 'A2',
    availableMilli: 7000,
    minimumAge: null,
  });
  const agreed = { unit: 'P' as const, weightG: null, volumeMl: 500, unitCents: 200 };
  expect(substituteCents(found, agreed)).toBe(100);
  expect(substituteCents(found, { ...agreed, unitCents: 900 })).toBe(150);
  const [wholesale] = (await selectSubstitutes(t.db, { ...at, priceType: 'wholesale' }, [wanted])).get(wanted) ?? [];
  expect(wholesale?.ownCents).toBe(90);
});

test('what a picker has put in the place of another is allowed if it would be offered, however little of it is left', async () => {
  const tea = { category: 'THECAFE' as const, allergens: [], stores: [here] };
  const green = await makeProduct(t.db, { ...tea, name: 'Thé vert' });
  const mint = await makeProduct(t.db, { ...tea, name: 'Thé vert menthe', quantityMilli: 0 });
  const milky = await makeProduct(t.db, { ...tea, name: 'Thé vert lait', allergens: ['milk'] });
  const coffee = await makeProduct(t.db, { ...tea, name: 'Café moulu' });
  const elsewhere = await makeProduct(t.db, { ...tea, name: 'Thé vert ailleurs', stores: [there] });
  expect(await names(green)).toEqual([]);
  const allowed = (productId: number) => selectAllowedSubstitute(t.db, at, { originalId: green, productId });
  expect(await allowed(mint)).toMatchObject({ productId: mint, availableMilli: 0 });
  for (const other of [milky, coffee, elsewhere, green, 999_999])
    expect([other, await allowed(other)]).toEqual([other, null]);
});
