import { expect, test } from 'vitest';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, home, makeOrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const shop = await makeOrderShop(t);

const item = (product_id: number, quantity: number) => ({ product_id, quantity });
type Asked = {
  lines: { product_id: number; quantity: number }[];
  store_id?: number;
  type?: string;
  postal_code?: string;
};
function ask({ lines, ...more }: Asked, headers = {}) {
  const pairs = lines.map(({ product_id, quantity }) => `${product_id}:${quantity}`).join(',');
  const query = new URLSearchParams({ store_id: `${more.store_id ?? shop.storeId}`, ...(pairs && { lines: pairs }) });
  for (const key of ['type', 'postal_code'] as const) if (more[key]) query.set(key, more[key]);
  return t.call('GET', `/cart/figures?${query}`, undefined, headers);
}

test('a visitor’s cart costs what an order of it would', async () => {
  const lines = [item(shop.wine, 2), item(shop.carrots, 0.3)];
  const { body } = await ask({ lines, postal_code: '75013' });
  expect(body.data).toMatchObject({ goods: 19.2, fee: 4.9, isDeliverable: true, missingToFree: null, total: 24.1 });
  expect(body.data.lines.map((line: { lineTotal: number }) => line.lineTotal)).toEqual([18, 1.2]);
  expect(body.data.lines[0].product).toMatchObject({ id: shop.wine, price: 9, priceBase: 12 });
  expect(body.data.lines[0].product.htmlDescription).toBeUndefined();
  const { token } = await makeSignedIn(t);
  const order = { store_id: shop.storeId, ...home, order_items: lines };
  const draft = (await t.call('POST', '/order/create', order, bearer(token))).body.data;
  expect([body.data.total, body.data.vat]).toEqual([draft.totalIncludeGst, draft.totalGst]);
});

test.each([
  ['picked up', { type: 'pickup' }, { fee: 0, missingToFree: null, total: 2.5 }],
  ['no postal code yet', {}, { fee: null, isDeliverable: true, missingToFree: null }],
  ['not there', { postal_code: '99999' }, { fee: null, isDeliverable: false }],
  ['no postal code at all', { postal_code: 'abc' }, { fee: null, isDeliverable: true, missingToFree: null }],
])('%s', async (_, input, expected) => {
  const { body } = await ask({ lines: [item(shop.apples, 1)], ...input });
  expect(body.data).toMatchObject(expected);
});

test('a postal code is compared in capitals, as an order of it would be', async () => {
  const rule = { orderAmountCents: 5000, feeWholesaleCents: 0 };
  const rules = [
    { ...rule, postalCode: 'K1A 0B1', feeRetailCents: 300 },
    { ...rule, postalCode: '*****', feeRetailCents: 900 },
  ];
  const store_id = await makeStore(t.db, { rules });
  const apple = await makeProduct(t.db, { stores: [store_id] });
  const feeAt = async (postal_code: string) =>
    (await ask({ lines: [item(apple, 1)], store_id, postal_code })).body.data.fee;
  expect([await feeAt(' k1a 0b1 '), await feeAt('K1A 0B1'), await feeAt('K1A 0B2')]).toEqual([3, 3, 9]);
});

test('a wholesale customer has prices of their own', async () => {
  const { token } = await makeSignedIn(t, { customerType: 'wholesale' });
  const lines = [item(shop.bread, 10)];
  expect((await ask({ lines })).body.data.goods).toBe(11);
  expect((await ask({ lines }, bearer(token))).body.data.goods).toBe(9);
});

test('what is not sold here is named and counts for nothing; what is short counts as asked', async () => {
  const hidden = await makeProduct(t.db, { visible: false });
  const { body } = await ask({ lines: [item(hidden, 1), item(999_999, 3), item(shop.apples, 99)] });
  expect(body.data).toMatchObject({ goods: 247.5, missing: [hidden, 999_999] });
  expect(body.data.lines[0].product.quantityInStock).toBe(10);
});

test('an empty cart costs nothing', async () => {
  expect((await ask({ lines: [] })).body.data).toMatchObject({ goods: 0, total: 0, lines: [], missing: [] });
});

test('bad lines are refused', async () => {
  expect(refusalOf(await ask({ lines: [item(shop.apples, 0)] }))).toBe('422 lines.0.quantity=validation.quantity');
  expect(refusalOf(await ask({ lines: [item(shop.apples, -1)] }))).toBe('422 lines=validation.invalid');
  expect(refusalOf(await ask({ lines: Array(201).fill(item(shop.apples, 1)) }))).toBe('422 lines=validation.tooMany');
  expect(refusalOf(await ask({ store_id: 999_999, lines: [] }))).toBe('422 store_id=checkout.unknownStore');
});
