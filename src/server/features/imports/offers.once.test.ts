import { beforeEach, describe, expect, test } from 'vitest';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, placeOrder } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-24T10:00:00Z');
const t = await startSoundApp({ now });
const paris = await makeStore(t.db, { name: 'Paris', code: 'PAR' });
const lyon = await makeStore(t.db, { name: 'Lyon' });
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);

const ean = '03017620422003';
let sugar = 0;
let coffee = 0;
let count = 0;
beforeEach(async () => {
  await t.db.execute('delete from product_barcodes');
  await t.db.execute('update products set supplier_code = null');
  sugar = await makeProduct(t.db, { name: `Sucre ${++count}`, barcode: ean.slice(1), category: 'NONALIMENTAIRE' }, now);
  coffee = await makeProduct(t.db, { supplierCode: 'CAF-1', supplier: 'Malo' }, now);
});

const send = (rows: object[], path = '/offers') => t.call('PUT', path, { rows }, staff);
const sent = async (rows: object[], path = '/offers') => {
  const { status, body } = await send(rows, path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const outcomes = async (rows: object[]) =>
  (await sent(rows)).results.map(({ result, errors }: { result: string; errors: { field: string; code: string }[] }) =>
    [result, ...errors.map(({ field, code }) => `${field}:${code}`)].join(' '),
  );
const read = async (id: number, storeId = paris) => {
  const { stores, ...product } = (await t.call('GET', `/products/${id}`, undefined, staff)).body.data;
  return { ...product, ...stores.find((store: { storeId: number }) => store.storeId === storeId) };
};
const listed = async (id: number, storeId = paris) =>
  (await t.call('GET', `/store/${storeId}/product-collection?per_page=120`)).body.data.items.find(
    (one: { id: number }) => one.id === id,
  );

test('prices, stock and visibility are written, seen at once by shoppers, and a second time nothing changes', async () => {
  const rows = [
    { barcode: '3017620422003', store: 'PAR', price: 1.8, on_hand: 7 },
    { barcode: ean, store: 'Lyon', price: 2.1 },
    { supplier_code: 'caf-1', store: lyon, on_hand: 3, visible: false },
  ];
  expect(await sent(rows)).toEqual({
    counts: { rows: 3, changed: 3, unchanged: 0, refused: 0 },
    results: [0, 1, 2].map((index) => ({ index, result: 'changed', errors: [] })),
  });
  expect(await read(sugar)).toMatchObject({ price: 1.8, quantityInStock: 7 });
  expect(await read(sugar, lyon)).toMatchObject({ price: 2.1, quantityInStock: 100 });
  expect(await read(coffee, lyon)).toMatchObject({ quantityInStock: 3, visible: false });
  expect(await listed(sugar)).toMatchObject({ price: 1.8, quantityInStock: 7 });
  expect(await listed(coffee, lyon)).toBeUndefined();
  expect((await sent(rows)).counts).toEqual({ rows: 3, changed: 0, unchanged: 3, refused: 0 });
  const { stock } = (await t.call('GET', `/products/${sugar}/history?storeId=${paris}`, undefined, staff)).body.data;
  expect(stock[0]).toMatchObject({ reason: 'correction', change: -93 });
});

test('a running discount stays, on another price', async () => {
  const id = await makeProduct(t.db, { discounts: [{ percent: 20 }] }, now);
  expect(await outcomes([{ product_id: id, store: 'PAR', price: 5 }])).toEqual(['changed']);
  expect(await read(id)).toMatchObject({ originalPrice: 5, price: 4, discount: 20 });
});

describe('stock', () => {
  test('is what stands in the store: what is reserved is not to be had, and is never undercut', async () => {
    await placeOrder(t, guestOrder(paris, sugar, 6));
    expect(await outcomes([{ product_id: sugar, store: 'PAR', on_hand: 10 }])).toEqual(['changed']);
    expect(await read(sugar)).toMatchObject({ quantityInStock: 4 });
    expect(await outcomes([{ product_id: sugar, store: 'PAR', on_hand: 2 }])).toEqual([
      'changed on_hand:reservedAbove',
    ]);
    expect(await read(sugar)).toMatchObject({ quantityInStock: 0 });
    expect(await outcomes([{ product_id: sugar, store: 'PAR', sold: 1 }])).toEqual(['unchanged sold:reservedAbove']);
  });

  test('that was sold is taken off', async () => {
    expect(await outcomes([{ product_id: coffee, store: 'PAR', sold: 3 }])).toEqual(['changed']);
    expect(await read(coffee)).toMatchObject({ quantityInStock: 97 });
  });
});

test.each<[string, () => object[], string[]]>([
  ['a barcode that nobody has', () => [{ barcode: '4006381333931', store: 'PAR' }], ['refused barcode:notFound']],
  ['a wrong check digit', () => [{ barcode: '4006381333932', store: 'PAR' }], ['refused barcode:checkDigit']],
  [
    'a code of another supplier',
    () => [{ supplier_code: 'CAF-1', supplier: 'Zed', store: 'PAR' }],
    ['refused supplier_code:notFound'],
  ],
  [
    'a code with its supplier',
    () => [{ supplier_code: 'CAF-1', supplier: 'malo', store: 'PAR', price: 3 }],
    ['changed'],
  ],
  ['no store, where there are two', () => [{ product_id: sugar, price: 1 }], ['refused store:missing']],
  ['no store, where none is needed', () => [{ product_id: sugar, visible: false }], ['changed']],
  ['a store that is not there', () => [{ product_id: sugar, store: 'Nice', price: 1 }], ['refused store:notFound']],
  ['a product that is not there', () => [{ product_id: 999_999, store: 'PAR', price: 1 }], ['refused null:notFound']],
  ['half a piece', () => [{ product_id: sugar, store: 'PAR', on_hand: 1.5 }], ['refused on_hand:invalid']],
  [
    'a count and what was sold of it',
    () => [{ product_id: sugar, store: 'PAR', on_hand: 1, sold: 1 }],
    ['refused sold:invalid'],
  ],
  ['a tenth of a cent', () => [{ product_id: sugar, store: 'PAR', price: 1.005 }], ['refused price:invalid']],
  [
    'the same twice',
    () => [
      { product_id: sugar, store: 'PAR', price: 1 },
      { barcode: ean, store: 'PAR', price: 1 },
    ],
    ['changed', 'unchanged'],
  ],
  [
    'two prices of one',
    () => [
      { product_id: sugar, store: 'PAR', price: 1 },
      { barcode: ean, store: 'PAR', price: 2 },
      { barcode: ean, store: 'Lyon', price: 2.5 },
    ],
    ['refused barcode:duplicate', 'refused barcode:duplicate', 'changed'],
  ],
  ['what lacks what the law asks', () => [{ product_id: coffee, visible: true }], ['unchanged']],
])('%s', async (_, rows, expected) => expect(await outcomes(rows())).toEqual(expected));

test('what two suppliers call alike needs its supplier', async () => {
  await makeProduct(t.db, { supplierCode: 'CAF-1', supplier: 'Zed' }, now);
  expect(await outcomes([{ supplier_code: 'CAF-1', store: 'PAR', price: 3 }])).toEqual([
    'refused supplier_code:ambiguous',
  ]);
  expect(await outcomes([{ supplier_code: 'CAF-1', supplier: 'Zed', store: 'PAR', price: 3 }])).toEqual(['changed']);
});

test('a draft that lacks what the law asks is not shown, and the row says so', async () => {
  const id = await makeProduct(t.db, { visible: false, category: 'RIZ' }, now);
  await t.db.execute(`update products set allergens = null where id = ${id}`);
  expect(await outcomes([{ product_id: id, visible: true }])).toEqual(['unchanged visible:missing']);
});

test.each([
  ['/offers', [], 422],
  ['/offers', Array.from({ length: 1001 }, () => ({ product_id: 1 })), 422],
  ['/offers', [{ price: 3 }], 422],
  ['/offers', [{ product_id: 1, price: 0 }], 422],
  ['/stock-levels', [{ product_id: 1, price: 3 }], 422],
  ['/stock-levels', [{ product_id: 1, on_hand: -1 }], 422],
])('%s of rows that cannot be', async (path, rows, status) => expect((await send(rows, path)).status).toBe(status));

test('stock alone, by a call of its own; the audit has one entry for a call', async () => {
  const rows = [sugar, coffee].map((id) => ({ product_id: id, store: 'PAR', on_hand: 12 }));
  expect((await sent(rows, '/stock-levels')).counts.changed).toBe(2);
  const admin = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
  const { items } = (await t.call('GET', '/audit', undefined, admin)).body.data;
  expect(items[0]).toMatchObject({ action: 'writeStockLevels', thing: { kind: 'import', id: 'stock-levels' } });
});

test('a thousand rows are a few statements', async () => {
  const rows = Array.from({ length: 1000 }, (_, i) => ({ barcode: ean, store: 'PAR', price: 1 + i }));
  expect((await sent(rows)).counts).toEqual({ rows: 1000, changed: 0, unchanged: 0, refused: 1000 });
});
