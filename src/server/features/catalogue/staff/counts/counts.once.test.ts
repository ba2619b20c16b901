import { beforeEach, describe, expect, test } from 'vitest';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { deliver } from '#server/testing/invoices.ts';
import { bearer, guestOrder, placeOrder } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-24T10:00:00Z');
const t = await startSoundApp({ now });
const paris = await makeStore(t.db, { name: 'Paris' });
const lyon = await makeStore(t.db, { name: 'Lyon' });
const { token } = await makeStaff(t, ['CAN_MANAGE_PRODUCTS', 'CAN_MANAGE_ORDERS']);
const staff = bearer(token);
const ean = '3017620422003';
const hour = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

let sugar = 0;
beforeEach(async () => {
  t.deps.clock = () => now;
  await t.db.execute('delete from product_barcodes');
  sugar = await makeProduct(t.db, { name: 'Sucre', barcode: ean, cents: 250 }, new Date('2026-11-01T10:00:00Z'));
});

const send = (rows: object[], by = staff, storeId = paris, more: Record<string, string> = {}) =>
  t.call('POST', '/stock-counts', { store_id: storeId, rows }, { ...by, ...more });
const count = async (rows: object[]) => {
  const { status, body } = await send(rows);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const outcomes = async (rows: object[]) =>
  (await count(rows)).results.map(
    ({ result, change, errors }: { result: string; change: number; errors: { field: string; code: string }[] }) =>
      [result, change, ...errors.map(({ field, code }) => `${field}:${code}`)].join(' '),
  );
const history = async (id = sugar) =>
  (await t.call('GET', `/products/${id}/history?storeId=${paris}`, undefined, staff)).body.data.stock;
const listed = async (query = '') => (await t.call('GET', `/stock-counts?${query}`, undefined, staff)).body.data;

describe('a count', () => {
  test('writes its difference to the ledger, with its reason', async () => {
    expect(await count([{ barcode: ean, on_hand: 93, reason: 'theft' }])).toEqual({
      counts: { rows: 1, changed: 1, unchanged: 0, refused: 0 },
      results: [{ index: 0, result: 'changed', productId: sugar, expected: 100, change: -7, errors: [] }],
    });
    expect((await history())[0]).toMatchObject({ reason: 'theft', change: -7 });
    expect(await outcomes([{ product_id: sugar, on_hand: 93 }])).toEqual(['unchanged 0']);
    // Nothing that was found was stolen.
    await count([{ product_id: sugar, on_hand: 95, reason: 'theft' }]);
    expect((await history())[0]).toMatchObject({ reason: 'counted', change: 2 });
  });

  test('is of what stands there: what is reserved stays reserved', async () => {
    await placeOrder(t, guestOrder(paris, sugar, 6));
    expect(await outcomes([{ product_id: sugar, on_hand: 100 }])).toEqual(['unchanged 0']);
    expect(await outcomes([{ product_id: sugar, on_hand: 2 }])).toEqual(['changed -94 on_hand:reservedAbove']);
    const scanned = await t.call('GET', `/products/scan?product_id=${sugar}&store_id=${paris}`, undefined, staff);
    expect(scanned.body.data).toMatchObject({ onHand: 6, reserved: 6 });
  });

  test('leaves out what was handed over after it', async () => {
    const { id } = await placeOrder(t, guestOrder(paris, sugar, 10));
    t.deps.clock = () => new Date(hour(10));
    await deliver(t, staff, id);
    t.deps.clock = () => new Date(hour(20));
    // 98 stood there before ten were handed over.
    const row = { product_id: sugar, on_hand: 98, counted_at: hour(5) };
    expect(await outcomes([row])).toEqual(['changed -2']);
    expect((await listed(`store_id=${paris}`)).items[0]).toMatchObject({ onHand: 98, expected: 100, change: -2 });
    // The same, sent again without a key after its answer was lost.
    expect(await outcomes([row])).toEqual(['unchanged 0']);
    expect(await outcomes([{ ...row, on_hand: 97 }])).toEqual(['refused 0 counted_at:changedSince']);
    expect((await history())[0]).toMatchObject({ change: -2 });
  });

  test('that is sent again with its key counts once', async () => {
    const key = { 'idempotency-key': 'count-1-of-this-shelf' };
    const rows = [{ product_id: sugar, on_hand: 90 }];
    const first = await send(rows, staff, paris, key);
    expect((await send(rows, staff, paris, key)).body).toEqual(first.body);
    expect(await history()).toHaveLength(2);
    expect((await send([{ product_id: sugar, on_hand: 80 }], staff, paris, key)).status).toBe(422);
  });
});

test.each<[string, () => object[], string[]]>([
  ['a barcode that nobody has', () => [{ barcode: '4006381333931', on_hand: 1 }], ['refused 0 barcode:notFound']],
  ['a wrong check digit', () => [{ barcode: '4006381333932', on_hand: 1 }], ['refused 0 barcode:checkDigit']],
  ['a product that is not there', () => [{ product_id: 999_999, on_hand: 1 }], ['refused 0 product_id:notFound']],
  ['half a piece', () => [{ product_id: sugar, on_hand: 1.5 }], ['refused 0 on_hand:invalid']],
  [
    'a moment to come',
    () => [{ product_id: sugar, on_hand: 1, counted_at: hour(6) }],
    ['refused 0 counted_at:invalid'],
  ],
  [
    'the same twice',
    () => [
      { product_id: sugar, on_hand: 90 },
      { barcode: ean, on_hand: 90 },
    ],
    ['changed -10', 'unchanged 0'],
  ],
  [
    'two counts of one product beside another row',
    () => [
      { product_id: sugar, on_hand: 90 },
      { barcode: ean, on_hand: 80 },
      { product_id: 999_999, on_hand: 1 },
    ],
    ['refused 0 barcode:duplicate', 'refused 0 barcode:duplicate', 'refused 0 product_id:notFound'],
  ],
])('%s', async (_, rows, expected) => expect(await outcomes(rows())).toEqual(expected));

test.each([
  [[], 422],
  [[{ on_hand: 3 }], 422],
  [[{ product_id: 1, on_hand: -1 }], 422],
  [[{ product_id: 1, on_hand: 1, reason: 'sale' }], 422],
  [Array.from({ length: 501 }, () => ({ product_id: 1, on_hand: 1 })), 422],
])('rows that cannot be are refused', async (rows, status) => expect((await send(rows)).status).toBe(status));

test('counts are of one’s own stores, and for who manages products', async () => {
  const here = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'], storeIds: [paris] })).token);
  const there = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'], storeIds: [lyon] })).token);
  const orders = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  const rows = [{ product_id: sugar, on_hand: 50 }];
  expect((await send(rows, orders)).status).toBe(403);
  expect((await send(rows, there)).status).toBe(403);
  expect((await send(rows, here)).status).toBe(200);
  expect((await send(rows, staff, 999_999)).status).toBe(404);
  const all = async (by: Record<string, string>) =>
    (await t.call('GET', '/stock-counts', undefined, by)).body.data.items.map((one: { id: number }) => one.id);
  expect((await all(here)).length).toBeGreaterThan(0);
  expect(await all(there)).toEqual([]);
  expect((await t.call('GET', `/stock-counts?store_id=${paris}`, undefined, there)).status).toBe(403);
});

test('the list says what is missing and what was found by reason, at the price before discount', async () => {
  await t.db.execute('delete from stock_counts');
  const milk = await makeProduct(t.db, { name: 'Lait', unit: 'LITRE', cents: 399 }, now);
  await count([
    { product_id: sugar, on_hand: 96, reason: 'damaged' },
    { product_id: milk, on_hand: 101.5 },
  ]);
  const { items, total, sums } = await listed(`store_id=${paris}&from=2026-11-24&to=2026-11-24`);
  expect(total).toBe(2);
  expect(items.map(({ name, change, value }: Record<string, unknown>) => [name, change, value])).toEqual([
    ['Lait', 1.5, 5.99],
    ['Sucre', -4, -10],
  ]);
  expect(sums).toEqual([
    { reason: 'counted', counts: 1, found: 5.99, missing: 0 },
    { reason: 'damaged', counts: 1, found: 0, missing: 10 },
  ]);
  expect((await listed('reason=damaged')).items).toHaveLength(1);
  expect((await listed('to=2026-11-23')).total).toBe(0);
});

test('the goods of an aisle come in the order in which one walks past them', async () => {
  const store = await makeStore(t.db);
  const at = { stores: [store], category: 'RIZ' as const };
  const [far, near, none] = [
    await makeProduct(t.db, { ...at, name: 'Riz long' }, now),
    await makeProduct(t.db, { ...at, name: 'Riz rond' }, now),
    await makeProduct(t.db, { ...at, name: 'Riz noir' }, now),
  ];
  await makeProduct(t.db, { ...at, name: 'Jus', category: 'BOISSON' }, now);
  for (const [id, shelf] of [
    [far, 'A10'],
    [near, 'A2'],
  ])
    await t.call('PUT', `/products/${id}`, { stores: [{ storeId: store, shelf }] }, staff);
  const goods = async (aisle: string) =>
    (await t.call('GET', `/stock-counts/goods?store_id=${store}&aisle=${aisle}`, undefined, staff)).body.data;
  const ids = ({ items }: { items: { productId: number }[] }) => items.map(({ productId }) => productId);
  expect(ids(await goods('RIZ'))).toEqual([near, far, none]);
  await t.call('PUT', `/stores/${store}/aisles`, { aisles: [{ name: 'Sec', categories: ['RIZ'] }] }, staff);
  const found = await goods('Sec');
  expect([found.aisles, ids(found), found.isCapped]).toEqual([['Sec'], [near, far, none], false]);
  expect(ids(await goods('RIZ'))).toEqual([]);
});
