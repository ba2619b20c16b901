import { expect, test } from 'vitest';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { makeRound, placePacked } from '#server/testing/rounds.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const [here, elsewhere] = [await makeOrderShop(t), await makeOrderShop(t)];
const chief = bearer((await makeStaff(t)).token);
const driverOf = ({ storeId }: { storeId: number }) =>
  makeSignedIn(t, { roles: ['CAN_DELIVER_ORDERS'], storeIds: [storeId] });
const [own, other] = [await driverOf(here), await driverOf(elsewhere)];
const limit = (id: number, storeIds: number[] | null) => t.call('PUT', `/customers/${id}`, { storeIds }, chief);
const place = async () => (await placePacked(t, chief, { storeId: here.storeId, productId: here.bread })).id;

test('a round is given to nobody who is there for other stores', async () => {
  const order = await place();
  const { drivers } = (await t.call('GET', `/round-orders?store_id=${here.storeId}`, undefined, chief)).body.data;
  const ids = drivers.map(({ id }: { id: number }) => id);
  expect([ids.includes(own.customer.id), ids.includes(other.customer.id)]).toEqual([true, false]);
  const make = (driver: number) =>
    t.call('POST', '/rounds', { store_id: here.storeId, order_ids: [order], driver_id: driver }, chief);
  expect(refusalOf(await make(other.customer.id))).toBe('422 driver_id=validation.invalid');
  const made = await make(own.customer.id);
  expect(made.status).toBe(200);
  const change = await t.call('PUT', `/rounds/${made.body.data.id}`, { driver_id: other.customer.id }, chief);
  expect(refusalOf(change)).toBe('422 driver_id=validation.invalid');
});

test('a driver who is there for other stores since has no round here any more, and may not hand over', async () => {
  const { customer, token } = await driverOf(here);
  const order = await place();
  const round = await makeRound(t, chief, { storeId: here.storeId, orderIds: [order], driverId: customer.id });
  const ask = async (method: string, path: string, body?: object) =>
    (await t.call(method, path, body, bearer(token))).status;
  expect(await ask('POST', `/rounds/${round.id}/start`, {})).toBe(200);
  await limit(customer.id, [elsewhere.storeId]);
  expect(await ask('GET', `/rounds/${round.id}`)).toBe(404);
  expect((await t.call('GET', '/rounds', undefined, bearer(token))).body.data.total).toBe(0);
  expect(await ask('POST', `/rounds/${round.id}/finish`, {})).toBe(404);
  expect(await ask('POST', `/orders/${order}/hand-over`, {})).toBe(404);
  await limit(customer.id, null);
  expect(await ask('GET', `/rounds/${round.id}`)).toBe(200);
});

test('an order is written in no other store, named or a customer’s own', async () => {
  const { token } = await makeSignedIn(t, { roles: ['CAN_MANAGE_ORDERS'], storeIds: [here.storeId] });
  const { customer } = await makeSignedIn(t, { defaultStoreId: elsewhere.storeId });
  const { store_id: _, ...draft } = guestOrder(elsewhere.storeId, elsewhere.bread, 1) as { store_id: number };
  const write = (sent: object) => t.call('POST', '/orders', { ...draft, status: 'draft', ...sent }, bearer(token));
  expect(refusalOf(await write({ store_id: elsewhere.storeId }))).toBe('403');
  expect(refusalOf(await write({ customer_id: customer.id }))).toBe('403');
  const order_items = [{ product_id: here.bread, quantity: 1 }];
  expect((await write({ store_id: here.storeId, customer_id: customer.id, order_items })).status).toBe(200);
});
