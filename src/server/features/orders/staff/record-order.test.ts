import { expect, test } from 'vitest';
import { makeCustomer, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeWindows } from '#server/testing/slots.ts';

const t = await startSharedApp();
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t)).token);

const items = (more: object = {}) => ({ order_items: [{ product_id: shop.apples, quantity: 2, ...more }] });
const change = async (id: number, body: object) => {
  const answer = await t.call('PUT', `/orders/${id}`, body, staff);
  expect(answer.status).toBe(200);
  const [entry] = (await t.call('GET', `/audit?thing=order&id=${id}`, undefined, staff)).body.data.items;
  return { order: answer.body.data, changes: entry?.changes ?? [] };
};
const field = (name: string, before: unknown, after: unknown) => {
  return { field: name, before, after, isErased: false, isHidden: false };
};

test('another slot of a placed order is recorded by its hours', async () => {
  const [first, second] = await makeWindows(t, staff, shop.storeId, [{}, { weekday: 3 }], { daysAhead: 7 });
  const placed = { ...guestOrder(shop.storeId, shop.apples, 2), slot_id: first?.id };
  const { id } = (await t.call('POST', '/order/create', placed)).body.data;
  const { slot } = (await t.call('GET', `/orders/${id}`, undefined, staff)).body.data;
  const { order, changes } = await change(id, { slot_id: second?.id });
  const expected = [field('slot.start', slot.start, order.slot.start), field('slot.end', slot.end, order.slot.end)];
  expect(changes).toEqual(expected);
});

test('the wish of a line is recorded where it is not that of the order', async () => {
  const placed = { ...guestOrder(shop.storeId, shop.apples, 2), substitution: 'refund' };
  const { id } = (await t.call('POST', '/order/create', placed)).body.data;
  const line = { productId: shop.apples, quantity: 2, price: 2.5 };
  const { changes } = await change(id, items({ substitution: 'ask_me' }));
  expect(changes).toEqual([field('items', [line], [{ ...line, substitution: 'ask_me' }])]);
});

test('of a draft the age, the external number and the credit are recorded', async () => {
  const customer = await makeCustomer(t.db);
  await t.call('POST', `/customers/${customer.id}/credit`, { amount: 4, reason: 'Test' }, staff);
  const draft = { customer_id: customer.id, store_id: shop.storeId, type: 'pickup', ...items() };
  const { id } = (await t.call('POST', '/orders', draft, staff)).body.data;
  expect((await change(id, { age_confirmed: true })).changes).toEqual([field('ageConfirmed', false, true)]);
  expect((await change(id, { external_id: 'T-7' })).changes).toEqual([field('externalId', null, 'T-7')]);
  expect((await change(id, { use_store_credit: true })).changes).toEqual([field('storeCreditAmount', null, 4)]);
});
