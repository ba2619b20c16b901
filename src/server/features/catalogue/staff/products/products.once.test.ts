import { beforeEach, describe, expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-21T10:00:00Z');
const t = await startSoundApp({ now });
const [storeId, other] = [await makeStore(t.db), await makeStore(t.db)];
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);

const rice = {
  name: 'Riz gluant',
  category: 'RIZ',
  price: 3.5,
  ingredients: 'Riz',
  allergens: [],
  quantityInStock: 40,
};
const add = (product: object) => t.call('POST', '/products', product, staff);
const change = (id: number, changes: object) => t.call('PUT', `/products/${id}`, changes, staff);
const asShopper = async (id: number, store = storeId) =>
  (await t.call('GET', `/store/product/${id}?storeId=${store}`)).body.data;
const fieldsOf = ({ status, body }: { status: number; body: { data: { errors?: object } } }) => {
  return [status, Object.keys(body.data.errors ?? {})];
};

describe('a new product', () => {
  test('that has what the law asks is sold at once in every store', async () => {
    const { status, body } = await add({ ...rice, description: '<p>Bon<script>x</script></p>', weight: 1000 });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Riz gluant',
      names: { fr: 'Riz gluant', en: 'Riz gluant', vi: 'Riz gluant' },
      price: 3.5,
      originalPrice: 3.5,
      discount: 0,
      quantityInStock: 40,
      description: '<p>Bon</p>',
      visible: true,
      missing: [],
      vatInPercent: 5.5,
      rating: null,
    });
    const shown = { name: 'Riz gluant', price: 3.5, quantityInStock: 40 };
    for (const store of [storeId, other]) expect(await asShopper(body.data.id, store)).toMatchObject(shown);
  });

  test('that is alcohol is sold to adults, unless staff have set another age', async () => {
    const wine = { name: 'Vin rouge', category: 'ALCOOL', price: 9, allergens: ['sulphites'] };
    const made = async (more: object) =>
      (await add({ ...wine, name: `Vin ${Math.random()}`, ingredientsExemption: 'alcohol', ...more })).body.data;
    const red = await made({ alcoholPercent: 12.5 });
    expect([red.minimumAge, (await asShopper(red.id)).minimumAge]).toEqual([18, 18]);
    expect(await made({ alcoholPercent: 5, minimumAge: 16 })).toMatchObject({ minimumAge: 16 });
    const juice = await made({ alcoholPercent: 0 });
    expect(juice.minimumAge).toBeNull();
    expect((await change(juice.id, { alcoholPercent: 4 })).body.data).toMatchObject({ minimumAge: 18 });
  });

  test('that lacks what the law asks is kept as a draft that names it', async () => {
    const { body } = await add({ name: 'Riz', category: 'RIZ', price: 3 });
    expect(body.data).toMatchObject({ visible: false, missing: ['ingredients', 'allergens'] });
    expect(await asShopper(body.data.id)).not.toHaveProperty('name');
    const still = await change(body.data.id, { visible: true, allergens: [] });
    expect(still.body.data).toMatchObject({ visible: false, missing: ['ingredients'] });
    const done = await change(body.data.id, { visible: true, ingredients: 'Riz' });
    expect(done.body.data).toMatchObject({ visible: true, missing: [] });
    expect(await asShopper(body.data.id)).toMatchObject({ name: 'Riz', price: 3 });
  });

  test('that is declared to need no list of ingredients is sold without one, where the law says so', async () => {
    const salt = { name: 'Sel fin', category: 'EPICE', price: 1, allergens: [] };
    expect((await add(salt)).body.data).toMatchObject({ visible: false, missing: ['ingredients'] });
    const { body } = await add({ ...salt, ingredientsExemption: 'singleIngredient' });
    expect(body.data).toMatchObject({ visible: true, missing: [], ingredientsExemption: 'singleIngredient' });
    expect(await asShopper(body.data.id)).toMatchObject({ name: 'Sel fin' });
    // Taken back, it is a draft again.
    const { body: asked } = await change(body.data.id, { ingredientsExemption: null });
    expect(asked.data).toMatchObject({ visible: false, missing: ['ingredients'] });
    const wrong = await add({ ...salt, ingredientsExemption: 'whatever' });
    expect(fieldsOf(wrong)).toEqual([422, ['ingredientsExemption']]);
    const gin = { ...salt, name: 'Gin', category: 'ALCOOL', ingredientsExemption: 'alcohol' };
    expect((await add(gin)).body.data).toMatchObject({ missing: ['ingredients'] });
    expect((await add({ ...gin, alcoholPercent: 40 })).body.data).toMatchObject({ missing: [] });
  });

  test('outside food needs name, price and category alone', async () => {
    const { body } = await add({ name: 'Éponge', category: 'NONALIMENTAIRE', price: 2 });
    expect(body.data).toMatchObject({ visible: true, missing: [], vatInPercent: 20 });
  });

  test('has texts by language, the others filled from the first', async () => {
    const { body } = await add({ ...rice, name: { fr: 'Riz', vi: 'Gạo nếp' } });
    expect(body.data.names).toEqual({ fr: 'Riz', en: 'Riz', vi: 'Gạo nếp' });
    const inVietnamese = { ...staff, 'accept-language': 'vi' };
    const { body: vi } = await t.call('GET', `/products/${body.data.id}`, undefined, inVietnamese);
    expect(vi.data.name).toBe('Gạo nếp');
  });

  test('may differ by store', async () => {
    const { body } = await add({ ...rice, stores: [{ storeId: other, price: 4, discount: 0, quantityInStock: 7 }] });
    expect(await asShopper(body.data.id, storeId)).toMatchObject({ price: 3.5, quantityInStock: 40 });
    expect(await asShopper(body.data.id, other)).toMatchObject({ price: 4, quantityInStock: 7 });
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: undefined }],
    ['name', { name: {} }],
    ['name', { name: 'x'.repeat(201) }],
    ['category', { category: 'PAIN' }],
    ['vatInPercent', { vatInPercent: 5.555 }],
    ['category', { category: undefined }],
    ['price', { price: 0 }],
    ['price', { price: -1 }],
    ['price', { price: 1.234 }],
    ['price', { price: '3' }],
    ['price', { price: undefined }],
    ['price', { price: 3, originalPrice: 4, discount: 20 }],
    ['discount', { discount: 100 }],
    ['discount', { discount: -1 }],
    ['discount', { discount: 12.5 }],
    ['quantityInStock', { quantityInStock: -1 }],
    ['quantityInStock', { quantityInStock: 1.5 }],
    ['pictures', { pictures: ['https://elsewhere.example/pictures/abc-600.webp'] }],
    ['pictures', { pictures: ['unknown'] }],
    ['kind', { kind: 'no-such-kind' }],
    ['kind', { kind: ' ' }],
    ['firstQuantity', { unit: 'KG', quantityStep: 0.2, firstQuantity: 0.5 }],
    ['stores.0.storeId', { stores: [{ storeId: 999_999 }] }],
  ])('with a bad %s is refused there: %j', async (field, fault) => {
    const before = (await t.call('GET', '/products', undefined, staff)).body.data.total;
    expect(fieldsOf(await add({ ...rice, ...fault }))).toEqual([422, [field]]);
    expect((await t.call('GET', '/products', undefined, staff)).body.data.total).toBe(before);
  });

  test('is added once for one Idempotency-Key', async () => {
    const key = { ...staff, 'idempotency-key': 'riz-1' };
    const [one, two] = [await t.call('POST', '/products', rice, key), await t.call('POST', '/products', rice, key)];
    expect(two.body.data.id).toBe(one.body.data.id);
  });

  test('takes no rating and no version from outside', async () => {
    const { body } = await add({ ...rice, rating: 5, version: 40, id: 7, slug: 'mine' });
    expect(body.data).toMatchObject({ rating: null, version: 2 });
    expect(body.data.slug).toBe(`riz-gluant-${body.data.id}`);
  });
});

describe('a change', () => {
  let id = 0;
  beforeEach(async () => {
    id = (await add(rice)).body.data.id;
  });

  test.each([
    [{ price: 4 }, { price: 4, originalPrice: 4, discount: 0 }],
    [{ discount: 20 }, { price: 2.8, originalPrice: 3.5, discount: 20 }],
    [
      { originalPrice: 5, price: 4 },
      { price: 4, originalPrice: 5, discount: 20 },
    ],
    [
      { originalPrice: 5, discount: 10 },
      { price: 4.5, originalPrice: 5, discount: 10 },
    ],
    [{ quantityInStock: 0 }, { price: 3.5, quantityInStock: 0 }],
  ])('of %j makes %j, for shoppers too', async (changes, expected) => {
    const { status, body } = await change(id, changes);
    expect(status).toBe(200);
    expect(body.data).toMatchObject(expected);
    const { price, quantityInStock } = body.data;
    for (const store of [storeId, other]) expect(await asShopper(id, store)).toMatchObject({ price, quantityInStock });
  });

  test('of the discount ends the one before, and its days can be said', async () => {
    await change(id, { discount: 20 });
    const later = '2026-12-24T00:00:00.000Z';
    const { body } = await change(id, { discount: 30, discountFrom: later });
    expect(body.data).toMatchObject({ discount: 30, price: 2.45 });
    expect(body.data.stores[0]).toMatchObject({ discountFrom: later, discountTo: null });
    expect(await asShopper(id)).toMatchObject({ price: 3.5 });
    expect((await change(id, { discount: 0 })).body.data).toMatchObject({ discount: 0, price: 3.5 });
  });

  test.each<[string, { discountFrom?: string; discountTo?: string; stores?: { discountTo: string }[] }]>([
    ['discountTo', { discountFrom: '2026-12-24T00:00:00Z', discountTo: '2026-12-23T00:00:00Z' }],
    ['discountTo', { discountTo: '2026-12-20T00:00:00Z' }],
    ['discountFrom', { discountFrom: '2027-01-01T00:00:00Z' }],
    ['stores.0.discountTo', { stores: [{ discountTo: '2026-12-20T00:00:00Z' }] }],
  ])('of a discount that would end before it begins is refused at %s: %j', async (field, fault) => {
    await change(id, { discount: 20, discountFrom: '2026-12-22T00:00:00Z', discountTo: '2026-12-31T00:00:00Z' });
    const stores = fault.stores?.map((store) => ({ ...store, storeId }));
    const answer = await change(id, { ...fault, ...(stores && { stores }) });
    expect(fieldsOf(answer)).toEqual([422, [field]]);
    expect(answer.body.data.errors[field][0].message).toBe('stores.endsBeforeStart');
    expect((await change(id, { discount: 30 })).status).toBe(200);
  });

  test('leaves what is left out: a rename writes no stock, no price and no text of another language', async () => {
    const before = (await change(id, { name: { vi: 'Gạo' } })).body.data;
    expect(before).toMatchObject({ names: { fr: 'Riz gluant', en: 'Riz gluant', vi: 'Gạo' } });
    expect(before).toMatchObject({ price: 3.5, quantityInStock: 40, ingredients: { fr: 'Riz' }, visible: true });
  });

  test('with a stale version is refused with the product as it is', async () => {
    const { version } = (await change(id, { supplier: 'Maison A' })).body.data;
    expect((await change(id, { supplier: 'Maison B', version })).status).toBe(200);
    const late = await change(id, { supplier: 'Maison C', version });
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect(late.body.data).toMatchObject({ id, supplier: 'Maison B' });
    expect((await change(id, { price: 4, version: late.body.data.version })).status).toBe(200);
    expect((await change(id, { price: 5, version: late.body.data.version })).status).toBe(409);
  });

  test('that takes away what the law asks takes it out of the shop; others leave an incomplete one as it is', async () => {
    expect((await change(id, { ingredients: null })).body.data).toMatchObject({ visible: false });
    const fruit = await makeProduct(t.db, { category: 'FRUIT', allergens: null }, now);
    expect((await change(fruit, { price: 3 })).body.data).toMatchObject({ visible: true, price: 3 });
  });

  test('of a store alone stays there, and may take the product away from it', async () => {
    await change(id, { stores: [{ storeId: other, price: 9 }] });
    expect([(await asShopper(id)).price, (await asShopper(id, other)).price]).toEqual([3.5, 9]);
    await change(id, { stores: [{ storeId: other, isSold: false }] });
    expect(await asShopper(id, other)).not.toHaveProperty('price');
    // What the store does not sell is not brought back by a price for every store.
    await change(id, { price: 5 });
    expect(await asShopper(id, other)).not.toHaveProperty('price');
    expect((await asShopper(id)).price).toBe(5);
  });

  test('of what another product has is refused', async () => {
    const barcode = '3012345678902';
    await change(id, { barcode });
    expect(fieldsOf(await add({ ...rice, barcode }))).toEqual([422, ['barcode']]);
    expect((await change(id, { barcode })).status).toBe(200);
  });

  test('of two at once lands one after the other', async () => {
    const answers = await Promise.all([3, 4, 5, 6].map((price) => change(id, { price })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect([3, 4, 5, 6]).toContain((await asShopper(id)).price);
  });
});

test('the history says what it cost and how its stock moved, in one store or all', async () => {
  const { id } = (await add(rice)).body.data;
  await change(id, { stores: [{ storeId, originalPrice: 4, discount: 25, quantityInStock: 12 }] });
  const history = async (query = '') => (await t.call('GET', `/products/${id}/history${query}`, undefined, staff)).body;
  const { data } = await history(`?storeId=${storeId}`);
  expect(data.prices[0]).toMatchObject({ storeId, originalPrice: 4, discount: 25, since: now.toISOString() });
  expect(data.stock).toMatchObject([
    { storeId, reason: 'correction', change: -28, reserved: 0, orderId: null },
    { storeId, reason: 'opening', change: 40, reserved: 0, orderId: null },
  ]);
  const stores = new Set((await history()).data.stock.map((move: { storeId: number }) => move.storeId));
  expect(stores).toEqual(new Set([storeId, other]));
  expect((await t.call('GET', '/products/999999/history', undefined, staff)).status).toBe(404);
});

test('what is deleted is gone for shoppers and staff, its barcode free', async () => {
  const barcode = '3012345678919';
  const { id } = (await add({ ...rice, barcode })).body.data;
  expect((await t.call('DELETE', `/products/${id}`, undefined, staff)).body.data).toBeNull();
  expect((await t.call('GET', `/products/${id}`, undefined, staff)).status).toBe(404);
  expect((await change(id, { price: 1 })).status).toBe(404);
  expect((await t.call('DELETE', `/products/${id}`, undefined, staff)).status).toBe(404);
  expect((await t.call('GET', `/store/product/${id}`)).body.code).toBe('removed');
  expect((await add({ ...rice, barcode })).status).toBe(200);
});

test('the list is paged by ten, searched, filtered and sorted', async () => {
  for (let i = 0; i < 11; i++)
    await add({ ...rice, name: `Zeste ${String(i).padStart(2, '0')}`, supplierCode: `ZZ${i}` });
  const { id } = (await add({ name: 'Zeste brouillon', category: 'SAUCE', price: 1 })).body.data;
  const list = async (query: string) => (await t.call('GET', `/products?${query}`, undefined, staff)).body.data;
  const names = async (query: string) => (await list(query)).items.map(({ name }: { name: string }) => name);
  const first = await list('search=zeste');
  expect(first).toMatchObject({ total: 12, totalPage: 2, page: 1, perPage: 10 });
  expect(first.items.map(({ name }: { name: string }) => name).slice(0, 2)).toEqual(['Zeste 00', 'Zeste 01']);
  expect(await names('search=zeste&page=2')).toEqual(['Zeste 10', 'Zeste brouillon']);
  expect(await names('search=zeste&sortBy=name-desc&per_page=1')).toEqual(['Zeste brouillon']);
  expect(await names('search=zeste&category=SAUCE')).toEqual(['Zeste brouillon']);
  expect(await names('search=zeste&visible=false')).toEqual(['Zeste brouillon']);
  expect(await names('search=zz7')).toEqual(['Zeste 07']);
  expect(await names(`search=${id}`)).toContain('Zeste brouillon');
  expect(await names('search=100%25')).toEqual([]);
  expect((await t.call('GET', '/products?sortBy=price', undefined, staff)).status).toBe(422);
});

const day = 86_400;
/** Changes a product some seconds later, by somebody who has just signed in; what it is in the first store then. */
const changeAfter = async (id: number, seconds: number, changes: object) => {
  t.wait(seconds);
  const later = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
  const changed = await t.call('PUT', `/products/${id}`, changes, later);
  return changed.body.data.stores.find((one: { storeId: number }) => one.storeId === storeId);
};

test('a discount says what may be announced of it', async () => {
  const { body } = await add({ ...rice, price: 4, stores: [{ storeId: other, isSold: false }] });
  const { id } = body.data;
  const after = (seconds: number, changes: object) => changeAfter(id, seconds, changes);
  const none = { isReduced: false, reduction: null };
  expect(await after(3 * day, { originalPrice: 6, discount: 0 })).toMatchObject({ price: 6, ...none });
  // Dearer for a day; half of that is a quarter off the lowest price of the days before.
  const reduction = { percent: 25, priorPrice: 4 };
  expect(await after(day, { discount: 50 })).toMatchObject({ price: 3, isReduced: true, reduction });
  expect((await asShopper(id)).reduction).toEqual(reduction);
  expect(await after(day, { discount: 30 })).toMatchObject({ price: 4.2, isReduced: true, reduction: null });
  t.setNow(now);
});

test('a discount that is yet to begin says what may be announced of it then', async () => {
  const { id } = (await add({ ...rice, price: 6 })).body.data;
  const after = (seconds: number, changes: object) => changeAfter(id, seconds, changes);
  const inDays = (days: number) => new Date(now.getTime() + days * day * 1000).toISOString();
  const none = { isReduced: false, reduction: null, isPlanned: false, plannedReduction: null };
  expect(await after(0, {})).toMatchObject(none);
  expect(await after(3 * day, { originalPrice: 4 })).toMatchObject(none);
  expect(await after(3 * day, { originalPrice: 6 })).toMatchObject(none);
  // Half of 6: the 4 of some days counts as long as the 30 days before the first one have it, and no longer.
  const soon = { discount: 50, discountFrom: inDays(10), discountTo: inDays(60) };
  const planned = { isReduced: false, reduction: null, isPlanned: true };
  expect(await after(0, soon)).toMatchObject({ ...planned, plannedReduction: { percent: 25, priorPrice: 4 } });
  const late = { percent: 50, priorPrice: 6 };
  expect(await after(0, { discountFrom: inDays(40) })).toMatchObject({ ...planned, plannedReduction: late });
  const unannounced = { ...planned, plannedReduction: null };
  expect(await after(0, { discountFrom: inDays(10), discount: 20 })).toMatchObject(unannounced);
  expect(await after(0, { discountFrom: null })).toMatchObject({ isReduced: true, isPlanned: false });
  t.setNow(now);
});
