import { beforeEach, describe, expect, test } from 'vitest';
import type { ProductOutcome } from '#contract/catalogue/staff-products.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-24T10:00:00Z');
const t = await startSoundApp({ now });
const paris = await makeStore(t.db);
const far = await makeStore(t.db, { timeZone: 'America/Guadeloupe' });
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS', 'CAN_EDIT_FEATURES_CONFIGURATION'])).token);

const rice = { category: 'RIZ', price: 2.5, ingredients: 'Riz', allergens: [], quantityInStock: 4 };
let count = 0;
const add = async (more: object = {}): Promise<{ id: number; version: number }> =>
  (await t.call('POST', '/products', { ...rice, name: `Riz ${++count}`, ...more }, staff)).body.data;
const read = async (id: number) => (await t.call('GET', `/products/${id}`, undefined, staff)).body.data;
const send = (products: object[], change: object, headers: object = {}) =>
  t.call('POST', '/products/changes', { products, change }, { ...staff, ...headers });
async function outcomes(products: { id: number; version?: number }[], change: object): Promise<ProductOutcome[]> {
  const { status, body } = await send(products, change);
  expect(status, JSON.stringify(body)).toBe(200);
  const results = body.data.results as ProductOutcome[];
  return products.map(({ id }) => results.find((one) => one.id === id) as ProductOutcome);
}
/** The same of products as they are, whoever has saved them. */
const resultsOf = async (products: { id: number }[], change: object) =>
  (
    await outcomes(
      products.map(({ id }) => ({ id })),
      change,
    )
  ).map(({ result }) => result);

let some: { id: number; version: number }[] = [];
beforeEach(async () => {
  some = [await add(), await add({ price: 2.99 }), await add()];
});
const week = { from: '2026-11-30T00:00', to: '2026-12-06T23:59' };

describe('an offer on many', () => {
  test('holds from day to day by the clock of each store, and comes to its price there', async () => {
    expect(await resultsOf(some, { offer: { percent: 20, ...week } })).toEqual(['changed', 'changed', 'changed']);
    const { stores } = await read(some[1]?.id ?? 0);
    expect(stores).toEqual([
      expect.objectContaining({
        storeId: paris,
        price: 2.39,
        discount: 20,
        discountFrom: '2026-11-29T23:00:00.000Z',
        discountTo: '2026-12-06T22:59:59.999Z',
        isPlanned: true,
      }),
      expect.objectContaining({
        storeId: far,
        discount: 20,
        discountFrom: '2026-11-30T04:00:00.000Z',
        discountTo: '2026-12-07T03:59:59.999Z',
      }),
    ]);
    expect(await resultsOf(some, { offer: { percent: 20, ...week } })).toEqual(['same', 'same', 'same']);
    expect(await resultsOf(some, { offer: null })).toEqual(['changed', 'changed', 'changed']);
    expect((await read(some[0]?.id ?? 0)).stores).toMatchObject([{ discount: 0 }, { discount: 0 }]);
    expect(await resultsOf(some, { offer: null })).toEqual(['same', 'same', 'same']);
  });

  test('of an amount takes off at least that, and is refused of what costs no more', async () => {
    const cheap = await add({ price: 0.4 });
    const found = await outcomes([...some, cheap], { offer: { amountOff: 0.5 } });
    expect(found.map(({ result, product }) => [result, product?.discount])).toEqual([
      ['changed', 20],
      ['changed', 17],
      ['changed', 20],
      ['invalid', 0],
    ]);
    expect(found[3]?.errors).toHaveProperty(['change.offer.amountOff']);
  });

  test('holds in the stores that are named, where they sell it', async () => {
    const elsewhere = await add({ price: undefined, stores: [{ storeId: paris, price: 3 }] });
    const found = await outcomes([...some, elsewhere], { offer: { percent: 10, storeIds: [far] } });
    expect(found.map(({ result }) => result)).toEqual(['changed', 'changed', 'changed', 'notSold']);
    expect(found[0]?.product?.stores).toMatchObject([{ discount: 0 }, { discount: 10 }]);
  });

  test.each<[string, object]>([
    ['change.offer.percent', { percent: 0 }],
    ['change.offer.percent', { percent: 100 }],
    ['change.offer.percent', {}],
    ['change.offer.percent', { percent: 10, amountOff: 1 }],
    ['change.offer.to', { percent: 10, from: '2026-12-06T00:00', to: '2026-12-01T23:59' }],
    ['change.offer.from', { percent: 10, from: '2026-02-31T00:00' }],
    ['change.offer.from', { percent: 10, from: '30/11/2026' }],
    ['change.offer.storeIds', { percent: 10, storeIds: [] }],
  ])('names %s of %o', async (field, offer) => {
    const { status, body } = await send(some, { offer });
    expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
  });
});

test('aisle, VAT, featured and shown are written of all, and of what is so already nothing', async () => {
  const [first] = some;
  await t.call('PUT', `/products/${first?.id}`, { featured: true }, staff);
  expect(await resultsOf(some, { featured: true })).toEqual(['same', 'changed', 'changed']);
  expect(await resultsOf(some, { category: 'EPICE', vatInPercent: 20 })).toEqual(['changed', 'changed', 'changed']);
  expect(await read(first?.id ?? 0)).toMatchObject({ category: 'EPICE', vatInPercent: 20, featured: true });
  expect(await resultsOf(some, { visible: false })).toEqual(['changed', 'changed', 'changed']);
  expect((await t.call('GET', `/store/product/${first?.id}?storeId=${paris}`)).status).toBe(404);
  expect(await resultsOf(some, { visible: true })).toEqual(['changed', 'changed', 'changed']);
});

test('what lacks what the law asks is not shown, nor taken off sale by another aisle', async () => {
  const draft = await add({ allergens: undefined });
  const soap = await add({ category: 'NONALIMENTAIRE', ingredients: undefined, allergens: undefined });
  expect(await resultsOf([draft, ...some], { visible: true })).toEqual(['factsMissing', 'same', 'same', 'same']);
  expect(await resultsOf([soap, ...some], { category: 'EPICE' })).toEqual([
    'factsMissing',
    'changed',
    'changed',
    'changed',
  ]);
  expect(await read(soap.id)).toMatchObject({ category: 'NONALIMENTAIRE', visible: true });
});

test('a store begins to sell at the price of the first, and ends', async () => {
  const [one] = await outcomes(some, { soldIn: [{ storeId: far, isSold: false }] });
  expect(one?.product?.stores).toMatchObject([{ price: 2.5 }, { price: null }]);
  const [again] = await outcomes(
    some.map(({ id }) => ({ id })),
    { soldIn: [{ storeId: far, isSold: true }] },
  );
  expect(again?.product?.stores).toMatchObject([{ price: 2.5 }, { price: 2.5, discount: 0 }]);
  expect(await resultsOf(some, { soldIn: [{ storeId: far, isSold: true }] })).toEqual(['same', 'same', 'same']);
});

test('who has saved meanwhile is told with the product as it is; what is not there is named; the others are changed', async () => {
  const [first, second, third] = some as [(typeof some)[0], (typeof some)[0], (typeof some)[0]];
  await t.call('PUT', `/products/${second.id}`, { brand: 'Autre' }, staff);
  await t.call('DELETE', `/products/${third.id}`, undefined, staff);
  const found = await outcomes([first, second, third], { featured: true });
  expect(found.map(({ result, product }) => [result, product?.featured, product?.brand])).toEqual([
    ['changed', true, null],
    ['conflict', false, 'Autre'],
    ['notFound', undefined, undefined],
  ]);
  expect((await send([third], { featured: true })).status).toBe(404);
});

test('sent again under its key it is one change, and each product has its entry in the audit', async () => {
  const key = { 'idempotency-key': `many-${count}` };
  const [first, again] = [await send(some, { vatInPercent: 10 }, key), await send(some, { vatInPercent: 10 }, key)];
  expect(again.body).toEqual(first.body);
  const { items } = (await t.call('GET', '/audit?thing=product&per_page=50', undefined, staff)).body.data;
  type Entry = { action: string; thing: { id: string }; changes: { field: string }[] };
  const ours = (items as Entry[]).filter(({ action }) => action === 'updateProducts');
  for (const { id } of some)
    expect(ours.filter(({ thing }) => thing.id === String(id)).map(({ changes }) => changes)).toEqual([
      [expect.objectContaining({ field: 'vatInPercent' })],
    ]);
});

test.each<[object[], object]>([
  [[], { featured: true }],
  [Array.from({ length: 101 }, (_, i) => ({ id: i + 1 })), { featured: true }],
  [[{ id: 1 }], {}],
])('takes 1 to 100 products and a change', async (products, change) =>
  expect((await send(products, change)).status).toBe(422),
);
