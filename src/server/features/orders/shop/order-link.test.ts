import { expect, test } from 'vitest';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeSignedIn, signIn } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const day = 24 * 3600;
const t = await startSharedApp({ now: new Date('2026-11-03T09:00:00Z') });
const shop = await makeOrderShop(t);

/** What the signed link of an order is answered by each call that takes it. */
const byLink = async (id: number) => {
  const token = orderToken(t.deps.secret, id);
  const order_items = [{ product_id: shop.apples, quantity: 1 }];
  const answers = [
    await t.call('GET', `/order/${id}?token=${token}`),
    await t.call('GET', `/order/${id}/calendar?token=${token}`),
    await t.call('GET', `/order/${id}/invoice?token=${token}`),
    await t.call('POST', `/order/${id}/change`, { order_items, token }),
    await t.call('POST', `/order/${id}/cancel`, { token }),
  ];
  return answers.map(({ status, body }) => `${status} ${body.code}`);
};

test('the signed link ends 60 days after the order has; the account reads it as before', async () => {
  const { customer, token } = await makeSignedIn(t);
  const staff = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_ORDERS'] })).token);
  const order = guestOrder(shop.storeId, shop.apples, 2);
  const { id } = (await t.call('POST', '/order/create', order, bearer(token))).body.data;
  for (const status of ['processing', 'ready', 'delivered'])
    expect((await t.call('PUT', `/orders/${id}/status`, { status }, staff)).status).toBe(200);
  t.wait(60 * day - 1);
  const link = `/order/${id}?token=${orderToken(t.deps.secret, id)}`;
  expect((await t.call('GET', link)).status).toBe(200);
  t.wait(1);
  expect(await byLink(id)).toEqual(Array(5).fill('401 invalidToken'));
  expect((await t.call('GET', `${link}x`)).status).toBe(404);
  const again = bearer((await signIn(t, customer)).token);
  expect((await t.call('GET', `/order/${id}`, undefined, again)).status).toBe(200);
});

test('that of a guest’s order which is under way without a slot goes on', async () => {
  const order = guestOrder(shop.storeId, shop.apples, 2);
  const { id } = (await t.call('POST', '/order/create', order)).body.data;
  t.wait(90 * day);
  expect((await t.call('GET', `/order/${id}?token=${orderToken(t.deps.secret, id)}`)).status).toBe(200);
});
