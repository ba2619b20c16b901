import { describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { productBarcodes, products } from '#server/db/tables/catalogue.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, nameShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-24T10:00:00Z');
const t = await startSoundApp({ now });
const paris = await makeStore(t.db, { name: 'Paris', discountPercent: 10, discountIsActive: true });
const lyon = await makeStore(t.db, { name: 'Lyon' });
await nameShop(t, { scaleBarcodes: ['21IIIIIPPPPPC', '22IIIIIWWWWWC'] });
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS', 'CAN_MANAGE_ORDERS'])).token);
const sugar = await makeProduct(
  t.db,
  {
    name: 'Sucre',
    barcode: '3017620422003',
    cents: 200,
    unitWeightG: 500,
    category: 'FARINE',
    stores: [paris],
    discounts: [{ percent: 25 }],
  },
  now,
);
const cheese = await makeProduct(t.db, { name: 'Comté', unit: 'KG', cents: 2000, scaleCode: '4711' }, now);

const scan = (query: string, by = staff) => t.call('GET', `/products/scan?${query}`, undefined, by);
const scanned = async (query: string) => {
  const { status, body } = await scan(query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

describe('a scanned product', () => {
  test('says where it stands, how many are there and what it costs in the store', async () => {
    await placeOrder(t, guestOrder(paris, sugar, 6));
    await t.call('PUT', `/stores/${paris}/aisles`, { aisles: [{ name: 'Sec', categories: ['FARINE'] }] }, staff);
    const place = { stores: [{ storeId: paris, shelf: 'A12' }] };
    await t.call('PUT', `/products/${sugar}`, place, staff);
    const found = await scanned(`code=3017620422003&store_id=${paris}`);
    expect(found).toMatchObject({
      product: { id: sugar, name: 'Sucre', barcode: '3017620422003', visible: true },
      onHand: 100,
      reserved: 6,
      isCounted: true,
      aisle: 'Sec',
      shownPrice: 1.5,
      shownDiscount: 25,
      unitPrice: { price: 3, per: 'kg' },
      label: null,
      lotOf: null,
      lots: [],
    });
    expect(found.product.stores.find((one: { storeId: number }) => one.storeId === paris)).toMatchObject({
      shelf: 'A12',
      quantityInStock: 94,
      originalPrice: 2,
      discount: 25,
    });
  });

  test('is found with the zeros before its digits, and by its id', async () => {
    for (const query of ['code=03017620422003', `product_id=${sugar}`])
      expect((await scanned(`${query}&store_id=${paris}`)).product.id).toBe(sugar);
  });

  test('is read in a store that does not sell it, without a price', async () => {
    expect(await scanned(`product_id=${sugar}&store_id=${lyon}`)).toMatchObject({
      onHand: 0,
      shownPrice: null,
      unitPrice: null,
      aisle: null,
    });
  });
});

test.each([
  ['2204711012507', paris, { weight: 1.25, price: 22.5 }],
  ['2104711018007', paris, { weight: 1, price: 18 }],
  ['2104711020000', lyon, { weight: 1, price: 20 }],
])('the label %s of a scale says its weight and its price', async (code, storeId, label) => {
  const { product, ...found } = await scanned(`code=${code}&store_id=${storeId}`);
  expect([product.id, found.label]).toEqual([cheese, label]);
});

test.each([
  ['code=4006381333931', paris, 404],
  ['code=abc', paris, 404],
  ['product_id=999999', paris, 404],
  [`product_id=${sugar}`, 999_999, 404],
  ['', paris, 422],
  [`code=3017620422003&product_id=${sugar}`, paris, 422],
])('%s in store %i is %i', async (query, storeId, status) => {
  const { status: answered, body } = await scan(`${query}&store_id=${storeId}`);
  expect(answered).toBe(status);
  if (status === 404) expect(body.message).toBe('Ce que vous cherchez n’existe pas.');
});

test('what was deleted is not found', async () => {
  const id = await makeProduct(t.db, { barcode: '4006381333931' }, now);
  await t.db.update(products).set({ deletedAt: now }).where(eq(products.id, id));
  expect((await scan(`code=4006381333931&store_id=${paris}`)).status).toBe(404);
  await t.db.delete(productBarcodes).where(eq(productBarcodes.productId, id));
});

test('only staff of products scan, each in their stores', async () => {
  const path = `product_id=${sugar}&store_id=${paris}`;
  const orders = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  const here = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'], storeIds: [paris] })).token);
  const there = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'], storeIds: [lyon] })).token);
  const statuses = await Promise.all([orders, here, there].map(async (by) => (await scan(path, by)).status));
  expect(statuses).toEqual([403, 200, 403]);
  const own = (await scan(path, here)).body.data.product.stores;
  expect(own.map((one: { storeId: number }) => one.storeId)).toEqual([paris]);
});
