import { beforeEach, describe, expect, test } from 'vitest';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, home, makeOrderShop, type OrderShop, refusalOf, stockOf } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

// Submitting what cannot be submitted, or not as it was seen: whatever happened between the draft and its placing was
// done by the calls of staff, as it is in a shop.
let shop: OrderShop;
let me: Record<string, string>;
const t = await startSoundApp();
const staff = bearer((await makeStaff(t)).token);
const other = bearer((await makeSignedIn(t, {})).token);
beforeEach(async () => {
  shop = await makeOrderShop(t);
  me = bearer((await makeSignedIn(t, { name: 'Camille Martin', phone: '+33 1 99 00 00 01' })).token);
});

const submit = (id: number, more: object = {}, headers = me) =>
  t.call('PUT', `/order/${id}`, { status: 'submitted', ...more }, headers);
const apples = (quantity: number) => ({ product_id: shop.apples, quantity });
const draft = async (more: object = {}) => {
  const sent = { store_id: shop.storeId, type: 'pickup', order_items: [apples(2)], ...more };
  return (await t.call('POST', '/order/create', sent, me)).body.data.id as number;
};
const asStaff = async (method: string, path: string, body?: object) => {
  const { status } = await t.call(method, path, body, staff);
  expect([path, status]).toEqual([path, 200]);
};
const read = async (id: number) => (await t.call('GET', `/order/${id}`, undefined, me)).body.data;

describe('an order that has left the draft', () => {
  test('and was placed is answered as it stands, and not placed again', async () => {
    const id = await draft();
    const first = await submit(id);
    expect((await submit(id, { order_items: [apples(9)] })).body.data).toEqual(first.body.data);
    expect(await stockOf(t, shop.apples)).toBe(8000);
  });

  test.each(['cancelled', 'rejected', 'delivered'])('and is %s stays so', async (state) => {
    const id = await draft();
    await submit(id);
    const moves = state === 'delivered' ? ['processing', 'ready', state] : [state];
    for (const status of moves) await asStaff('PUT', `/orders/${id}/status`, { status });
    const before = await read(id);
    const { status, body } = await submit(id);
    // What was delivered was placed: a repeated submit answers it; the other two are no order any more.
    expect([status, body.code]).toEqual(state === 'delivered' ? [200, undefined] : [409, 'moveNotAllowed']);
    expect(await read(id)).toEqual(before);
    expect(await stockOf(t, shop.apples)).toBe(state === 'delivered' ? 8000 : 10_000);
  });
});

test('another’s draft, nobody’s, and one without signing in', async () => {
  const id = await draft();
  expect((await submit(id, {}, other)).status).toBe(404);
  expect((await submit(2_000_000_000)).status).toBe(404);
  expect((await submit(id, {}, {})).status).toBe(401);
  expect((await submit(id, {}, bearer('wrong'))).status).toBe(401);
  expect(await read(id)).toMatchObject({ status: 'draft' });
  expect((await t.call('DELETE', `/order/${id}`, undefined, me)).status).toBe(200);
  expect((await submit(id)).status).toBe(404);
});

test('an empty one', async () => {
  const id = await draft({ order_items: [] });
  expect(refusalOf(await submit(id))).toBe('422 order_items=checkout.emptyOrder');
  expect(refusalOf(await submit(await draft(), { order_items: [] }))).toBe('422 order_items=checkout.emptyOrder');
});

test.each<[string, () => Promise<void>, string]>([
  ['deleted', () => asStaff('DELETE', `/products/${shop.apples}`), '422 order_items.0.product_id=checkout.notSoldHere'],
  [
    'hidden',
    () => asStaff('PUT', `/products/${shop.apples}`, { visible: false }),
    '422 order_items.0.product_id=checkout.notSoldHere',
  ],
  [
    'sold there no more',
    () => asStaff('PUT', `/products/${shop.apples}`, { stores: [{ storeId: shop.storeId, isSold: false }] }),
    '422 order_items.0.product_id=checkout.notSoldHere',
  ],
  [
    'short',
    () => asStaff('PUT', `/products/${shop.apples}`, { stores: [{ storeId: shop.storeId, quantityInStock: 1 }] }),
    '409 order_items.0.quantity=validation.notEnoughStock',
  ],
])('with goods that are %s since: the line is named, and nothing placed', async (_, change, expected) => {
  const id = await draft();
  await change();
  expect(refusalOf(await submit(id))).toBe(expected);
  expect(await read(id)).toMatchObject({ id, status: 'draft', orderNumber: null });
});

test.each<[string, object, number]>([
  ['dearer', { price: 2.6 }, 5.2],
  ['cheaper', { price: 2.4 }, 4.8],
  ['reduced', { originalPrice: 2.5, discount: 20 }, 4],
])('with goods that are %s since: shown first, then placed as seen', async (_, figures, total) => {
  const id = await draft();
  await asStaff('PUT', `/products/${shop.apples}`, { stores: [{ storeId: shop.storeId, ...figures }] });
  const { status, body } = await submit(id);
  expect([status, body.code]).toEqual([409, 'figuresChanged']);
  expect(body.data).toMatchObject({ id, status: 'draft', totalIncludeGst: total });
  expect(await stockOf(t, shop.apples)).toBe(10_000);
  // What was seen before is refused for as long as it is sent.
  expect((await submit(id, { total_include_gst: 5 })).status).toBe(409);
  expect((await submit(id, { total_include_gst: total })).body.data).toMatchObject({ totalIncludeGst: total });
});

const rule = (retail: number) => ({
  shippingRules: [
    { postalCode: '75013', orderAmount: 100, deliveryFeeForRetail: retail, deliveryFeeForWholesale: retail },
  ],
});
test.each<[string, object, string]>([
  ['brings nothing', { allowDelivery: false }, '422 type=checkout.storeDoesNotDeliver'],
  ['brings nothing there', rule(1000), '422 shipping_postal_code=checkout.deliveryNotAvailable'],
  ['asks more for it', rule(6), '409'],
])('by a store that %s since', async (_, change, expected) => {
  const id = await draft({ ...home, type: 'delivery' });
  await asStaff('PUT', `/stores/${shop.storeId}`, change);
  const answer = await submit(id);
  expect(refusalOf(answer)).toBe(expected);
  if (expected === '409') expect(answer.body.data).toMatchObject({ deliveryFee: 6, totalIncludeGst: 11 });
  expect(await stockOf(t, shop.apples)).toBe(10_000);
});
