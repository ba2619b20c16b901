import { afterAll, expect, test } from 'vitest';
import type { Connection } from '#server/db/connection.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startTestApp } from '#server/testing/test-app.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';

// One database in both places: what matters is where each statement is sent.
const database = await openTestDatabase();
const sent = { primary: new Set<string>(), replica: new Set<string>() };
let changes = 0;
const via = (place: keyof typeof sent): Connection['hot'] => {
  return (statement, values) => {
    sent[place].add(statement.name);
    return database.hot(statement, values);
  };
};
const connection: Connection = {
  ...database,
  hot: via('primary'),
  catalogue: () => ({ hot: via('replica') }),
  replica: () => ({ isRead: true, lagMilliseconds: 150 }),
  noteChange: () => {
    changes += 1;
  },
};
const t = await startTestApp({ connection, env: { ANSWER_CACHE: 'off' } });
afterAll(() => t.close());
const { storeId, apples } = await makeOrderShop(t);

test('what guests see of goods is asked of the replica, the count of orders and what staff list of the primary', async () => {
  for (const path of ['product-collection?page=1', 'new-arrival-list', 'best-seller-list', 'product-category-list'])
    expect((await t.call('GET', `/store/${storeId}/${path}`)).status).toBe(200);
  expect((await t.call('GET', `/store/product/${apples}?storeId=${storeId}`)).status).toBe(200);
  expect([...sent.replica].sort()).toEqual([
    'catalogue-changes',
    'categories',
    'goods-next',
    'product-detail-fr-retail',
    'products-by-id-fr-retail',
    'shelf-part',
    'shop-words',
    'shown-cards-fr-retail',
    'shown-stock',
    'strip-new-arrivals',
  ]);
  expect([...sent.replica].filter((name) => sent.primary.has(name))).toEqual([]);
  expect(sent.primary).toContain('strip-best-sellers');
  sent.replica.clear();
  const staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS', 'CAN_MANAGE_ORDERS'])).token);
  const { id } = await placeOrder(t, guestOrder(storeId, apples, 1));
  for (const path of [`/cart/figures?store_id=${storeId}&lines=${apples}:1`, `/orders/${id}`, '/products?page=1'])
    expect((await t.call('GET', path, undefined, staff)).status).toBe(200);
  expect([...sent.replica]).toEqual([]);
});

test('a change of goods or stores keeps guests off the replica until it has it, an order does not', async () => {
  changes = 0;
  await placeOrder(t, guestOrder(storeId, apples, 1));
  expect(changes).toBe(0);
  for (const topic of ['catalogue', 'stores'] as const) await t.write(async ({ announce }) => announce(topic));
  expect(changes).toBe(2);
});

test('staff are told whether the replica is read', async () => {
  const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
  const { body } = await t.call('GET', '/system-state', undefined, staff);
  expect(body.data.replica).toEqual({ isRead: true, lagMilliseconds: 150 });
});
