import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { stock } from '#server/db/tables/stock.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import {
  bearer,
  guestOrder,
  home,
  makeOrderShop,
  type OrderShop,
  person,
  placeOrder,
  stockOf,
} from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

let shop: OrderShop;
let staff: Record<string, string>;

const t = await startSoundApp();
beforeEach(async () => {
  shop = await makeOrderShop(t);
  const { token } = await makeSignedIn(t, { name: 'Dominique', roles: ['CAN_MANAGE_ORDERS'] });
  staff = bearer(token);
});

const place = (more: object = {}) => placeOrder(t, { ...guestOrder(shop.storeId, shop.apples, 3), ...more });
const move = (id: number, status: string) => t.call('PUT', `/orders/${id}/status`, { status }, staff);
const mailsOf = async (id: number) =>
  (await t.db.select().from(outbox)).map((row) => row.dedupeKey).filter((key) => key.split(':')[1] === String(id));

test.each([
  ['GET', '/orders'],
  ['GET', '/orders/1'],
  ['PUT', '/orders/1/status'],
])('%s %s is for those who may', async (method, path) => {
  const customer = bearer((await makeSignedIn(t)).token);
  const others = bearer(
    (await makeStaff(t, ['CAN_MANAGE_PRODUCTS', 'CAN_MANAGE_CUSTOMERS', 'CAN_EDIT_FEATURES_CONFIGURATION'])).token,
  );
  expect((await t.call(method, path)).status).toBe(401);
  expect((await t.call(method, path, undefined, customer)).status).toBe(403);
  expect((await t.call(method, path, undefined, others)).status).toBe(403);
});

describe('moving an order', () => {
  test('pickup goes to the customer in three steps, each noted with who and when', async () => {
    const { id } = await place();
    const moves = [];
    for (const status of ['processing', 'ready', 'delivered']) moves.push((await move(id, status)).body.data);
    expect(moves.map((order) => order.status)).toEqual(['processing', 'ready', 'delivered']);
    expect(moves[0].nextStatuses).toEqual(['ready', 'cancelled']);
    expect(moves[2]).toMatchObject({ nextStatuses: [], totalAmount: 7.5, shippingFee: 0 });
    expect(moves[2].events).toMatchObject([
      { by: null, from: null, to: 'pending' },
      { by: 'Dominique', from: 'pending', to: 'processing' },
      { by: 'Dominique', from: 'processing', to: 'ready' },
      { by: 'Dominique', from: 'ready', to: 'delivered' },
    ]);
    expect(await stockOf(t, shop.apples)).toBe(7000);
    expect(await mailsOf(id)).toEqual([
      `order-confirmation:${id}`,
      `order-moved:${id}:ready`,
      `order-moved:${id}:delivered`,
    ]);
  });

  test('the customer sees it completed', async () => {
    const { customer, token } = await makeSignedIn(t, { name: 'Camille', phone: '+33 1 99 00 00 01' });
    const order = { store_id: shop.storeId, ...home, status: 'submitted' };
    const order_items = [{ product_id: shop.apples, quantity: 1 }];
    const placed = await t.call('POST', '/order/create', { ...order, order_items }, bearer(token));
    const { id } = placed.body.data;
    for (const status of ['processing', 'shipped', 'delivered']) await move(id, status);
    const { body } = await t.call('GET', `/order/${id}`, undefined, bearer(token));
    expect(body.data).toMatchObject({ status: 'completed', fulfilment: 'delivered', customerEmail: customer.email });
  });

  test.each(['cancelled', 'rejected'])('%s gives the stock back once', async (status) => {
    const { id } = await place();
    expect(await stockOf(t, shop.apples)).toBe(7000);
    const moved = await Promise.all(Array.from({ length: 10 }, () => move(id, status)));
    expect(moved.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    expect(moved[0]?.body.data).toMatchObject({ status, nextStatuses: [] });
    expect(await stockOf(t, shop.apples)).toBe(10_000);
    expect((await move(id, status)).status).toBe(200);
    expect((await move(id, 'processing')).body.code).toBe('moveNotAllowed');
    expect((await move(id, status === 'cancelled' ? 'rejected' : 'cancelled')).status).toBe(409);
    expect(await stockOf(t, shop.apples)).toBe(10_000);
    expect(await mailsOf(id)).toHaveLength(2);
  });

  test('an order reserves, picking takes, and what was picked comes back into the store', async () => {
    const inStore = async () => {
      const [row] = await t.db.select().from(stock).where(eq(stock.productId, shop.apples));
      return [row?.onHandMilli, row?.reservedMilli];
    };
    expect(await inStore()).toEqual([10_000, 0]);
    const { id } = await place();
    expect(await inStore()).toEqual([10_000, 3000]);
    await move(id, 'processing');
    expect(await inStore()).toEqual([10_000, 3000]);
    await Promise.all([move(id, 'ready'), move(id, 'ready')]);
    expect(await inStore()).toEqual([7000, 0]);
    expect(await brokenInvariants(t.db)).toEqual({});
    await Promise.all([move(id, 'cancelled'), move(id, 'cancelled')]);
    expect(await inStore()).toEqual([10_000, 0]);
    expect(await brokenInvariants(t.db)).toEqual({});
  });

  test('gives back what was taken, though the goods are no longer counted', async () => {
    const { id } = await place();
    await t.db.update(stock).set({ inventory: false }).where(eq(stock.productId, shop.apples));
    await move(id, 'cancelled');
    expect(await stockOf(t, shop.apples)).toBe(10_000);
  });

  test('nothing comes back of goods that were not counted when sold', async () => {
    const { id } = await place({ order_items: [{ product_id: shop.bread, quantity: 4 }] });
    await t.db.update(stock).set({ inventory: true }).where(eq(stock.productId, shop.bread));
    await move(id, 'cancelled');
    expect(await stockOf(t, shop.bread)).toBe(0);
    await t.db.update(stock).set({ inventory: false }).where(eq(stock.productId, shop.bread));
  });

  test.each([
    ['delivered', 409],
    ['shipped', 409],
    ['ready', 409],
    ['pending', 200],
    ['nowhere', 422],
  ])('a pending pickup to %s: %i', async (status, expected) => {
    const { id } = await place();
    expect((await move(id, status)).status).toBe(expected);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  test('a draft is none of the staff’s', async () => {
    const { token } = await makeSignedIn(t);
    const { body } = await t.call('POST', '/order/create', { store_id: shop.storeId, order_items: [] }, bearer(token));
    expect((await move(body.data.id, 'cancelled')).status).toBe(404);
    expect((await t.call('GET', `/orders/${body.data.id}`, undefined, staff)).status).toBe(404);
    expect((await move(999_999, 'cancelled')).status).toBe(404);
  });
});

describe('the list', () => {
  const list = async (query: string) => (await t.call('GET', `/orders?${query}`, undefined, staff)).body.data;

  test('is paged by ten, the newest first, drafts left out', async () => {
    const { token } = await makeSignedIn(t);
    await t.call('POST', '/order/create', { store_id: shop.storeId, order_items: [] }, bearer(token));
    const bread = { order_items: [{ product_id: shop.bread, quantity: 1 }] };
    const ids: number[] = [];
    for (let i = 0; i < 12; i++) ids.push((await place(bread)).id);
    const first = await list(`storeId=${shop.storeId}`);
    expect(first).toMatchObject({ total: 12, totalPage: 2, page: 1, perPage: 10 });
    expect(first.items.map((row: { id: number }) => row.id)).toEqual(ids.toReversed().slice(0, 10));
    expect((await list(`storeId=${shop.storeId}&page=2`)).items).toHaveLength(2);
    expect((await list(`storeId=${shop.storeId}&sortBy=date-asc`)).items[0].id).toBe(ids[0]);
  });

  test('finds by number, name and email, whatever the case; % is a letter', async () => {
    const wanted = await place({ customer_name: 'Zoë 100% Nguyễn', customer_email: 'Zoe@panier.example' });
    for (const search of [wanted.orderNumber.toLowerCase(), 'nguyễn', 'ZOE@PANIER', '100%']) {
      const { items } = await list(`storeId=${shop.storeId}&search=${encodeURIComponent(search)}`);
      expect(items.map((row: { id: number }) => row.id)).toEqual([wanted.id]);
    }
    expect((await list(`storeId=${shop.storeId}&search=1%25%25%25`)).total).toBe(0);
  });

  test('filters by state and type, sorts by total', async () => {
    const small = await place();
    const large = await place({ order_items: [{ product_id: shop.bread, quantity: 100 }] });
    await move(small.id, 'rejected');
    await move(large.id, 'cancelled');
    const ids = async (query: string) =>
      (await list(`storeId=${shop.storeId}&${query}`)).items.map((row: { id: number }) => row.id);
    expect(await ids('status=rejected')).toEqual([small.id]);
    expect(await ids('status=cancelled')).toEqual([large.id]);
    expect(await ids('type=delivery')).toEqual([]);
    expect(await ids('sortBy=total-desc')).toEqual([large.id, small.id]);
    expect(await ids('sortBy=total-asc')).toEqual([small.id, large.id]);
  });
});

test('the detail has the lines by the name they were sold under', async () => {
  const product = await makeProduct(t.db, { name: 'Poire', stores: [shop.storeId] });
  const { id } = await place({ order_items: [{ product_id: product, quantity: 2 }] });
  const { body } = await t.call('GET', `/orders/${id}`, undefined, staff);
  expect(body.data.items).toEqual([
    {
      id: expect.any(Number),
      productId: product,
      productName: 'Poire',
      quantity: 2,
      unit: 'P',
      price: 2,
      originalPrice: 2,
      discountInPercent: null,
      returnedQuantity: 0,
      vatInPercent: 5.5,
      lineTotal: 4,
      orderedQuantity: null,
      substituteFor: null,
      substitution: null,
    },
  ]);
});

test('the detail tells whom to call, where to bring it, how it is paid and what was asked', async () => {
  const asked = { payment_method: 'bank_transfer', delivery_note: 'Sonnez deux fois' };
  const { id } = await place({ ...person, ...home, type: 'delivery', ...asked });
  expect((await t.call('GET', `/orders/${id}`, undefined, staff)).body.data).toMatchObject({
    customerName: person.customer_name,
    email: person.customer_email,
    customerPhone: person.customer_phone,
    shippingAddress: home.shipping_address,
    shippingCity: home.shipping_city,
    shippingPostalCode: home.shipping_postal_code,
    totalAmount: 12.4,
    shippingFee: 4.9,
    paymentMethod: 'bank_transfer',
    deliveryNote: 'Sonnez deux fois',
  });
});
