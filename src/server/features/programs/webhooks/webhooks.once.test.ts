import { Webhook } from 'standardwebhooks';
import { beforeEach, expect, test } from 'vitest';
import { desc, eq } from '#server/db/sql.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { webhookDeliveries, webhookEvents, webhooks } from '#server/db/tables/programs.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { createTurns } from '#server/jobs/webhooks/start-webhooks.ts';
import { makeStaff, signIn } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { startReceiver } from '#server/testing/webhook-receiver.ts';

const now = new Date('2026-03-02T09:00:00Z');
const receiver = await startReceiver();
const t = await startSoundApp({ now, env: { WEBHOOK_ALLOWED_HOSTS: receiver.host } });
const { storeId } = await makeOrderShop(t);
// It is counted, and there is enough of it.
const bread = await makeProduct(t.db, { stores: [storeId], name: 'Brioche', cents: 110 });
const { customer } = await makeStaff(t);
// The clock moves on by days: whoever calls has just signed in.
const staff = async () => bearer((await signIn(t, customer)).token);
const place = (quantity: number) => placeOrder(t, guestOrder(storeId, bread, quantity));
const failures: unknown[] = [];
const turns = createTurns(t.deps, (error) => failures.push(error), { wait: 2000 });
const run = async () => {
  await turns.turn();
  await turns.settled();
};
const call = async (method: string, path: string, body?: object) => t.call(method, path, body, await staff());
const make = async (events: string[], more: object = {}) =>
  (await call('POST', '/webhooks', { url: receiver.url, events, ...more })).body.data as { id: number; secret: string };
const deliveries = async (id: number) => (await call('GET', `/webhooks/${id}/deliveries?per_page=120`)).body.data.items;
const setPrice = (price: number) => call('PUT', `/products/${bread}`, { price });

beforeEach(async () => {
  await t.db.delete(webhooks);
  await t.db.delete(webhookEvents);
  receiver.received.length = 0;
  receiver.answer(204);
  t.setNow(now);
});

test('without a webhook, and with one that is off, nothing is written', async () => {
  let price = 1;
  const write = async () => {
    await place(1);
    await setPrice(++price);
    return t.db.$count(webhookEvents);
  };
  expect(await write()).toBe(0);
  const { id } = await make(['order.placed', 'stock.changed', 'product.changed']);
  await call('PUT', `/webhooks/${id}`, { is_active: false });
  expect(await write()).toBe(0);
  await call('PUT', `/webhooks/${id}`, { is_active: true });
  expect(await write()).toBeGreaterThan(2);
});

test('an order is told of with its figures, signed, and without whose it is', async () => {
  // Whoever verifies a signature asks how old it is.
  t.setNow(new Date());
  const { id, secret } = await make(['order.placed']);
  const order = { ...guestOrder(storeId, bread, 2), delivery_note: 'Troisième étage' };
  await placeOrder(t, order);
  await run();
  const [got] = receiver.received;
  expect(new Webhook(secret).verify(got?.body ?? '', got?.headers ?? {})).toBeTruthy();
  const [event] = receiver.events();
  expect(event).toMatchObject({
    type: 'order.placed',
    timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
    sequence: 1,
    data: { version: expect.any(Number), status: 'pending', storeId, items: [{ productId: bread, quantity: 2 }] },
  });
  for (const [name, value] of Object.entries(order))
    if (/^(customer_|shipping_|billing_|delivery_note)/.test(name)) expect(got?.body).not.toContain(value);
  expect(await deliveries(id)).toMatchObject([{ sequence: 1, state: 'delivered', tries: 1, statusCode: 204 }]);
});

test('a status, a payment, a change and a cancellation each have their event, in order', async () => {
  await make(['order.placed', 'order.status', 'order.changed', 'order.cancelled', 'payment.changed']);
  const order = await place(2);
  const { id } = order;
  await call('PUT', `/orders/${id}`, { order_items: [{ product_id: bread, quantity: 1 }] });
  await call('PUT', `/orders/${id}/payment`, { payment_status: 'paid', means: 'cash' });
  await call('PUT', `/orders/${id}/status`, { status: 'processing' });
  await call('PUT', `/orders/${id}/status`, { status: 'cancelled' });
  await run();
  const told = receiver.events();
  const own = told.filter(({ type }) => type !== 'payment.changed');
  expect(own.map(({ type }) => type)).toEqual(['order.placed', 'order.changed', 'order.status', 'order.cancelled']);
  expect(told.map(({ sequence }) => sequence)).toEqual(told.map((_, i) => i + 1));
  expect(told.every(({ data }) => data.id === id)).toBe(true);
  expect(own[2]?.data).toMatchObject({ from: 'pending', to: 'processing' });
  expect(told.some(({ type }) => type === 'payment.changed')).toBe(true);
});

test('stock is told of once in ten seconds for a product and a store', async () => {
  await make(['stock.changed']);
  for (let i = 0; i < 3; i++) await place(1);
  t.wait(9);
  await run();
  expect(receiver.events()).toEqual([]);
  await place(1);
  t.wait(1);
  await run();
  const [event, ...others] = receiver.events();
  expect(others).toEqual([]);
  expect(event).toMatchObject({ type: 'stock.changed', data: { id: bread, storeId, reserved: expect.any(Number) } });
  await place(1);
  t.wait(10);
  await run();
  expect(receiver.events().length).toBe(2);
});

test('a price, a fact and a deletion of a product are told of', async () => {
  await make(['product.changed', 'product.deleted']);
  await setPrice(7.77);
  await run();
  expect(receiver.events()).toMatchObject([{ type: 'product.changed', data: { id: bread } }]);
  const { version } = (await call('GET', `/products/${bread}`)).body.data;
  expect(receiver.events()[0]?.data.version).toBe(version);
  const sent = { name: 'Éponge', category: 'NONALIMENTAIRE', price: 4.5 };
  const made = (await call('POST', '/products', sent)).body.data;
  await run();
  expect(receiver.events().at(-1)).toMatchObject({ type: 'product.changed', data: { id: made.id } });
  expect((await call('DELETE', `/products/${made.id}`)).status).toBe(200);
  await run();
  expect(receiver.events().at(-1)).toMatchObject({ type: 'product.deleted', data: { id: made.id } });
  expect(receiver.events().filter(({ data }) => data.id === made.id).length).toBe(2);
});

test('a webhook of one store is told nothing of another', async () => {
  const other = await makeStore(t.db, { name: 'Ailleurs' });
  const { id } = await make(['order.placed', 'stock.changed'], { store_ids: [other] });
  await place(1);
  t.wait(11);
  await run();
  expect([await t.db.$count(webhookEvents), receiver.events(), await deliveries(id)]).toEqual([0, [], []]);
});

test('a change that is rolled back is not told of', async () => {
  await make(['order.placed', 'product.changed']);
  expect((await call('PUT', `/products/${bread}`, { price: 3, discount: 200 })).status).toBe(422);
  const failing = t.write(async ({ tx }) => {
    await tx.update(webhooks).set({ version: 2 });
    await tx.execute('update products set version = version + 1');
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await t.db.$count(webhookEvents)).toBe(0);
});

test('a failed delivery is tried again by itself, and the others go on', async () => {
  const { id } = await make(['product.changed']);
  receiver.answer(500);
  await setPrice(2.01);
  await run();
  receiver.answer(200);
  for (const price of [2.02, 2.03]) {
    await setPrice(price);
    await run();
  }
  expect(receiver.events().map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  const states = async () => (await deliveries(id)).map((one: { state: string }) => one.state);
  expect(await states()).toEqual(['delivered', 'delivered', 'retrying']);
  t.wait(10);
  await run();
  expect(receiver.events().map(({ sequence }) => sequence)).toEqual([1, 2, 3, 1]);
  expect(await states()).toEqual(['delivered', 'delivered', 'delivered']);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  expect(receiver.received[0]?.body).toBe(receiver.received[3]?.body);
});

test('what is not taken for three days is given up: the webhook is off, staff are told, and it goes on when it is on', async () => {
  const { id } = await make(['product.changed']);
  receiver.answer(503);
  await setPrice(3.01);
  await run();
  for (let day = 0; day < 3; day++) {
    t.wait(86_400);
    await run();
  }
  expect((await call('GET', `/webhooks/${id}`)).body.data).toMatchObject({ isActive: false, isGivenUp: true });
  expect(await deliveries(id)).toMatchObject([{ state: 'failed', statusCode: 503, error: 'status', nextTryAt: null }]);
  expect(await t.db.$count(outbox, eq(outbox.kind, 'webhook-given-up'))).toBe(1);
  const { body } = await call('GET', '/attention');
  expect(body.data.webhooksGivenUp).toMatchObject({ count: 1, first: [{ id, host: receiver.host }] });
  receiver.answer(200);
  await setPrice(3.02);
  await run();
  expect(await t.db.$count(webhookDeliveries)).toBe(1);
  const on = await call('PUT', `/webhooks/${id}`, { is_active: true });
  expect(on.body.data).toMatchObject({ isActive: true, isGivenUp: false });
  await call('POST', `/webhooks/${id}/deliveries/${(await deliveries(id))[0].id}/replay`, {});
  await setPrice(3.03);
  await run();
  expect((await deliveries(id)).map((one: { state: string }) => one.state)).toEqual(['delivered', 'delivered']);
});

test('a receiver that is slow keeps no other waiting', async () => {
  const slow = await startReceiver();
  const turnsOfTwo = createTurns(
    { ...t.deps, config: { ...t.deps.config, webhookAllowedHosts: [receiver.host, slow.host] } },
    (error) => failures.push(error),
  );
  const pending: (() => void)[] = [];
  slow.answer((_, response) => void pending.push(() => response.writeHead(200).end()));
  const { id } = await make(['product.changed']);
  await t.db.update(webhooks).set({ url: slow.url }).where(eq(webhooks.id, id));
  await make(['product.changed']);
  await setPrice(4.01);
  await turnsOfTwo.turn();
  await expect.poll(() => [slow.received.length, receiver.received.length]).toEqual([1, 1]);
  await setPrice(4.02);
  await expect
    .poll(async () => {
      await turnsOfTwo.turn();
      return [slow.received.length, receiver.received.length];
    })
    .toEqual([1, 2]);
  slow.answer(200);
  for (const answer of pending) answer();
  await turnsOfTwo.settled();
  await turnsOfTwo.turn();
  await turnsOfTwo.settled();
  expect(slow.events().map(({ sequence }) => sequence)).toEqual([1, 2]);
});

test('a delivery is replayed as it was, and a test is sent to a webhook that is off, once', async () => {
  const { id, secret } = await make(['product.changed']);
  await setPrice(5.01);
  await run();
  await call('PUT', `/webhooks/${id}`, { is_active: false });
  const test = await call('POST', `/webhooks/${id}/test`, {});
  expect(test.body.data).toMatchObject({ type: 'webhook.test', sequence: 2, state: 'waiting' });
  receiver.answer(500);
  await run();
  t.wait(3600);
  await run();
  const events = receiver.events();
  expect(events.map(({ type }) => type)).toEqual(['product.changed', 'webhook.test']);
  expect((await deliveries(id))[0]).toMatchObject({ state: 'failed', tries: 1, statusCode: 500 });
  await call('PUT', `/webhooks/${id}`, { is_active: true });
  receiver.answer(200);
  const [first] = await t.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.sequence, 1));
  expect((await call('POST', `/webhooks/${id}/deliveries/${first?.id}/replay`, {})).status).toBe(200);
  await run();
  const again = receiver.received.at(-1);
  expect(again?.body).toBe(receiver.received[0]?.body);
  expect(again?.headers['webhook-id']).toBe(receiver.received[0]?.headers['webhook-id']);
  const { 'webhook-id': sentId = '', 'webhook-signature': signature } = again?.headers ?? {};
  expect(new Webhook(secret).sign(sentId, t.deps.clock(), again?.body ?? '')).toBe(signature);
  const other = await make(['product.changed']);
  expect((await call('POST', `/webhooks/${other.id}/deliveries/${first?.id}/replay`, {})).status).toBe(404);
});

test('the secret is answered once, and stands nowhere in plain', async () => {
  const { id, secret } = await make(['order.placed']);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const rows = JSON.stringify([await t.db.select().from(webhooks), await t.db.select().from(auditEntries)]);
  for (const text of [rows, JSON.stringify((await call('GET', `/webhooks/${id}`)).body), t.logged.join('\n')])
    expect(text).not.toContain(secret.slice(6));
  const [entry] = await t.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ thing: 'webhook', thingId: String(id), label: receiver.host });
});

test.each([
  ['url', { url: 'http://erp.example/hook' }],
  ['url', { url: 'https://127.0.0.1/hook' }],
  ['url', { url: 'nonsense' }],
  ['url', { url: '' }],
  ['events', { events: [] }],
  ['events.0', { events: ['order.everything'] }],
  ['store_ids', { store_ids: [2_147_483_647] }],
])('refuses %s of %j', async (field, change) => {
  const asked = { url: 'https://erp.example/hook', events: ['order.placed'], ...change };
  const { status, body } = await call('POST', '/webhooks', asked);
  expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
});

test('a change keeps what it leaves out, and one of a stale version is refused', async () => {
  const { id } = await make(['order.placed']);
  const sent = { version: 1, events: ['order.status', 'stock.changed'], store_ids: [storeId] };
  const { body } = await call('PUT', `/webhooks/${id}`, sent);
  expect(body.data).toMatchObject({ url: receiver.url, events: sent.events, storeIds: [storeId], version: 2 });
  expect((await call('PUT', `/webhooks/${id}`, sent)).status).toBe(409);
  expect((await call('DELETE', `/webhooks/${id}`)).status).toBe(200);
  expect((await call('GET', `/webhooks/${id}`)).status).toBe(404);
});

test('deliveries are deleted after thirty days', async () => {
  const { id } = await make(['product.changed']);
  await setPrice(6.01);
  await run();
  await deleteExpired(t.deps, new Date(now.getTime() + 29 * 86_400_000));
  expect((await deliveries(id)).length).toBe(1);
  await deleteExpired(t.deps, new Date(now.getTime() + 31 * 86_400_000));
  expect(await deliveries(id)).toEqual([]);
});

test('no turn has failed by itself', () => {
  expect(failures).toEqual([]);
});
