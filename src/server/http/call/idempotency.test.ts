import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#server/db/tables/orders.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let shop: OrderShop;
let me: Record<string, string>;
beforeAll(async () => {
  t = await startTestApp();
  shop = await makeOrderShop(t);
  me = bearer((await makeSignedIn(t)).token);
});
afterAll(() => t.close());

let keys = 0;
const withKey = (headers: Record<string, string> = {}) => ({ ...headers, 'idempotency-key': `key-${++keys}` });

test('a body too deep to be told from others is no request that can be read', async () => {
  const headers = { ...withKey(me), 'content-type': 'application/json' };
  const deep = (depth: number) => `{"name":"Weekly","more":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const { status, body } = await t.call('POST', '/shopping-lists', deep(100_000), headers);
  expect([status, body.code]).toEqual([400, 'malformed']);
  expect((await t.call('POST', '/shopping-lists', deep(50), headers)).status).toBe(200);
});

test('another language of the messages makes no other request of it', async () => {
  const headers = withKey();
  const send = (query: string) =>
    t.call('POST', `/order/create${query}`, guestOrder(shop.storeId, shop.apples, 1), headers);
  const before = await t.db.$count(orders);
  const first = await send('?lng=fr');
  for (const query of ['?lng=vi', '', '?&lng=en', '?lng'])
    expect(await send(query)).toMatchObject({ status: 200, body: first.body });
  expect(await t.db.$count(orders)).toBe(before + 1);
});

test('another parameter of the address does', async () => {
  const headers = withKey(me);
  const send = (query: string) => t.call('POST', `/shopping-lists${query}`, { name: 'Weekly' }, headers);
  expect((await send('?lng=fr&for=a')).status).toBe(200);
  expect((await send('?for=a&lng=vi')).status).toBe(200);
  for (const query of ['?for=b', '?language=fr&for=a', ''])
    expect((await send(query)).body).toMatchObject({ status: 422, code: 'keyReused' });
});
