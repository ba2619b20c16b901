import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { startCuttingProxy } from '#server/testing/cutting-proxy.ts';
import { deliver } from '#server/testing/invoices.ts';
import { bearer, guestOrder, makeOrderShop, type OrderShop, placeOrder, stockOf } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

let shop: OrderShop;
let me: Record<string, string>;
const t = await startSoundApp();
const staff = bearer((await makeStaff(t)).token);
await t.app.listen({ port: 0, host: '127.0.0.1' });
const bound = t.app.server.address();
const network = await startCuttingProxy(typeof bound === 'object' ? (bound?.port ?? 0) : 0);
beforeEach(async () => {
  shop = await makeOrderShop(t);
  me = bearer((await makeSignedIn(t, { name: 'Camille Martin', phone: '+33 1 99 00 00 01' })).token);
});
afterAll(async () => {
  await network.close();
});

type Write = { method: 'POST' | 'PUT'; path: string; body: object; headers: Record<string, string> };
/** Sends over the network that fails; rejects when it does. */
async function send({ method, path, body, headers }: Write, key: string) {
  const answer = await fetch(`${network.address}/api/v1${path}`, {
    method,
    body: JSON.stringify(body),
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key, connection: 'close' },
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the wire as it is
  return { status: answer.status, body: (await answer.json()) as any };
}
/** All that a write can add, and the stock of apples. */
const traces = async () => [
  await t.db.$count(orders),
  await t.db.$count(outbox),
  await stockOf(t, shop.apples),
  await stockOf(t, shop.carrots),
];

const apples = (quantity: number) => [{ product_id: shop.apples, quantity }];
const pickup = () => ({ store_id: shop.storeId, type: 'pickup', status: 'submitted', order_items: apples(4) });
const place = async () => (await placeOrder(t, pickup(), me)).id;
const writes: [string, () => Promise<Write> | Write, (body: { data: Record<string, unknown> }) => unknown][] = [
  [
    'a guest’s order',
    () => ({ method: 'POST', path: '/order/create', body: guestOrder(shop.storeId, shop.apples, 2), headers: {} }),
    ({ data }) => data.orderNumber,
  ],
  [
    'an order in one call',
    () => ({
      method: 'POST',
      path: '/order/create',
      headers: me,
      body: { store_id: shop.storeId, type: 'pickup', status: 'submitted', order_items: apples(2) },
    }),
    ({ data }) => data.orderNumber,
  ],
  [
    'the submission of a draft',
    async () => {
      const draft = { store_id: shop.storeId, type: 'pickup', order_items: apples(2) };
      const { id } = (await t.call('POST', '/order/create', draft, me)).body.data;
      return { method: 'PUT', path: `/order/${id}`, body: { status: 'submitted' }, headers: me };
    },
    ({ data }) => data.orderNumber,
  ],
  [
    'a change',
    async () => ({
      method: 'POST',
      path: `/order/${await place()}/change`,
      headers: me,
      body: { order_items: [...apples(1), { product_id: shop.carrots, quantity: 1 }] },
    }),
    ({ data }) => (data.changes as object[]).length === 1 && data.totalIncludeGst,
  ],
  [
    'a cancellation',
    async () => ({ method: 'POST', path: `/order/${await place()}/cancel`, body: { reason: 'Parti' }, headers: me }),
    ({ data }) => data.status === 'cancelled',
  ],
  [
    'what staff take back',
    async () => {
      const id = await place();
      await deliver(t, staff, id);
      const body = { order_items: apples(1), reason: 'Abîmé' };
      return { method: 'POST', path: `/orders/${id}/returns`, body, headers: staff };
    },
    ({ data }) => (data.invoices as object[]).length === 2,
  ],
];

describe.each(writes)('%s', (name, prepare, read) => {
  const key = (what: string) => `${what} ${writes.findIndex(([each]) => each === name)}`;
  test('whose answer is lost after the commit is had again with its key, done once', async () => {
    const write = await prepare();
    const before = await traces();
    const kept = network.kept();
    network.cut('answer');
    await expect(send(write, key('lost'))).rejects.toThrow();
    expect(network.kept()).toBe(kept + 1);
    const done = await traces();
    expect(done).not.toEqual(before);
    // Lost once more, and then had.
    await expect(send(write, key('lost'))).rejects.toThrow();
    network.cut(null);
    const answer = await send(write, key('lost'));
    expect([answer.status, read(answer.body)]).toEqual([200, expect.anything()]);
    expect(read(answer.body)).not.toBe(false);
    expect(await send(write, key('lost'))).toEqual(answer);
    expect(await traces()).toEqual(done);
  });

  test('that is lost on the way is not done, and done with its key the next time', async () => {
    const write = await prepare();
    const before = await traces();
    network.cut('request');
    await expect(send(write, key('gone'))).rejects.toThrow();
    network.cut(null);
    expect(await traces()).toEqual(before);
    const answer = await send(write, key('gone'));
    expect([answer.status, read(answer.body)]).toEqual([200, expect.anything()]);
    expect(await traces()).not.toEqual(before);
  });

  test('with another content under its key is refused, and nothing changes', async () => {
    const write = await prepare();
    network.cut(null);
    const first = await send(write, key('same'));
    expect(first.status).toBe(200);
    const done = await traces();
    const others = [{ delivery_note: 'Autre' }, { order_items: apples(3) }, { reason: 'Autre' }];
    for (const other of others) {
      const { status, body } = await send({ ...write, body: { ...write.body, ...other } }, key('same'));
      // A guest is known by what is sent alone: another content is somebody else's order.
      if (write.headers === me || write.headers === staff) expect([status, body.code]).toEqual([422, 'keyReused']);
      else expect(body.data.id).not.toBe(first.body.data.id);
    }
    if (write.headers === me || write.headers === staff) expect(await traces()).toEqual(done);
  });
});
