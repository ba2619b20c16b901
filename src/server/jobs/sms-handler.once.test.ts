import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { eq, like } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { createSmsSender } from '#server/mail/sms/sms-sender.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, home, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { eraseFilesHandler } from './erase-files-handler.ts';
import { deliverOutbox } from './outbox.ts';
import { smsHandler } from './sms-handler.ts';

type Taken = { body: unknown; headers: Record<string, unknown> };
const start = new Date('2026-11-25T10:00:00Z');
let staff: Record<string, string>;
let answers: number[] = [];
let taken: Taken[] = [];
const t = await startSharedApp({ now: start });
const shop = await makeOrderShop(t);
const { token } = await makeStaff(t);
await t.call('PUT', '/feature-config', { features: { notifications: true } }, bearer(token));
await vi.waitFor(() => expect(t.deps.flags.isOn('features.notifications')).toBe(true));
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const status = answers.shift() ?? 202;
    if (status < 300) taken.push({ body: JSON.parse(Buffer.concat(parts).toString()), headers: request.headers });
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('{}');
  });
});
await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
const smsUrl = `http://shop:p%40ss@127.0.0.1:${(service.address() as AddressInfo).port}/send`;
beforeEach(async () => {
  t.setNow(start);
  await t.db.delete(outbox);
  [answers, taken] = [[], []];
  staff = bearer((await makeStaff(t)).token);
});
afterAll(async () => {
  service.close();
});

type Wish = {
  sms?: boolean;
  language?: Language;
  phone?: string;
  customer_phone?: string;
  type?: 'delivery' | 'pickup';
};
/** An order, by default of a customer who wants SMS. */
async function placed({
  sms = true,
  language = 'fr',
  phone = '0612345678',
  customer_phone,
  type = 'delivery',
}: Wish = {}) {
  const { token, customer } = await makeSignedIn(t, { phone });
  const headers = { ...bearer(token), 'accept-language': language };
  const chosen = { smsDeliveryUpdates: sms };
  expect((await t.call('PUT', '/notification-preferences', chosen, headers)).status).toBe(200);
  const order_items = [{ product_id: shop.bread, quantity: 1 }];
  const to = type === 'delivery' ? home : { type };
  const body = { store_id: shop.storeId, ...to, status: 'submitted', order_items, customer_phone };
  const { data } = (await t.call('POST', '/order/create', body, headers)).body;
  return { id: data.id as number, number: data.orderNumber as string, customer, headers };
}
const move = async (id: number, ...statuses: string[]) => {
  for (const status of statuses)
    expect((await t.call('PUT', `/orders/${id}/status`, { status }, staff)).status).toBe(200);
};
const entries = () => t.db.select().from(outbox).where(like(outbox.kind, '%sms')).orderBy(outbox.id);
const deliver = (url: string | undefined = smsUrl) => {
  const { send } = createSmsSender({ ...t.deps.config, smsUrl: url });
  return deliverOutbox(t.deps, [smsHandler(t.deps, send), { ...mails }]);
};
/** Mails are of no interest here. */
const mails = {
  kinds: ['order-confirmation', 'order-moved'],
  lease: 1000,
  batch: 100,
  handle: async (rows: readonly { id: number }[]) => new Map(rows.map(({ id }) => [id, 'done'] as const)),
};
const texts = () => taken.map(({ body }) => (body as { text: string }).text);

describe('who has chosen SMS is told', () => {
  test('once of each move, by the service, which can know a repetition', async () => {
    const { id, number } = await placed();
    await move(id, 'processing', 'shipped', 'shipped', 'delivered');
    const rows = await entries();
    expect(rows.map(({ dedupeKey }) => dedupeKey)).toEqual([`order-sms:${id}:shipped`, `order-sms:${id}:delivered`]);
    await deliver();
    await deliver();
    expect(taken.map(({ body }) => body)).toEqual([
      { to: '+33612345678', text: `Votre commande ${number} est en route. Panier` },
      { to: '+33612345678', text: `Votre commande ${number} est livrée. Merci et à très vite. Panier` },
    ]);
    expect(taken[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': `${rows[0]?.id}-order-sms`,
      authorization: `Basic ${Buffer.from('shop:p@ss').toString('base64')}`,
    });
  });

  test.each([
    ['fr', 'vous attend en magasin', 'est retirée'],
    ['en', 'is ready at the store', 'has been collected'],
    ['vi', 'đã sẵn sàng tại cửa hàng', 'đã được nhận'],
  ] as const)('in %s, when it is ready and collected, in one SMS', async (language, ready, collected) => {
    const { id } = await placed({ language, type: 'pickup' });
    await move(id, 'processing', 'ready', 'delivered');
    await deliver();
    expect(texts()).toEqual([expect.stringContaining(ready), expect.stringContaining(collected)]);
    for (const text of texts()) expect(text.length).toBeLessThanOrEqual(language === 'vi' ? 134 : 160);
  });

  test('at the number of the order before that of the account', async () => {
    const { id } = await placed({ phone: '0699999999', customer_phone: '+33 (0)7 11 22 33 44' });
    await move(id, 'processing', 'shipped');
    await deliver();
    expect(taken[0]?.body).toMatchObject({ to: '+33711223344' });
  });
});

describe('nothing is sent', () => {
  test('to who has not chosen it', async () => {
    const { id } = await placed({ sms: false });
    await move(id, 'processing', 'shipped', 'delivered');
    expect(await entries()).toEqual([]);
  });

  test('without a number that can be one', async () => {
    const { id, customer } = await placed();
    await t.db.update(orders).set({ customerPhone: '12', customerPhoneE164: '' }).where(eq(orders.id, id));
    await t.db.update(customers).set({ phone: '', phoneE164: null }).where(eq(customers.id, customer.id));
    await move(id, 'processing', 'shipped', 'delivered');
    expect(await entries()).toEqual([]);
  });

  test('when an order is cancelled, nor to a guest', async () => {
    const { id } = await placed();
    await move(id, 'processing', 'cancelled');
    const guest = { ...home, customer_name: 'Ana', customer_email: 'a@b.example', customer_phone: '0612345678' };
    const order_items = [{ product_id: shop.bread, quantity: 1 }];
    const body = { store_id: shop.storeId, ...guest, status: 'submitted', order_items };
    const { data } = (await t.call('POST', '/order/create', body)).body;
    await move(data.id, 'processing', 'shipped');
    expect(await entries()).toEqual([]);
  });

  test('to who has changed their mind before it goes', async () => {
    const { id, headers } = await placed();
    await move(id, 'processing', 'shipped');
    await t.call('PUT', '/notification-preferences', { smsDeliveryUpdates: false }, headers);
    await deliver();
    expect(taken).toEqual([]);
    expect((await entries())[0]?.doneAt).toEqual(start);
  });
});

test.each([500, 404, 302])('an answer of %i is a failure, and is tried again after a while', async (status) => {
  const { id } = await placed();
  await move(id, 'processing', 'shipped');
  answers = [status];
  await deliver();
  const [row] = await entries();
  expect(row).toMatchObject({ tries: 1, doneAt: null, lastError: `Error: the SMS service answered ${status}` });
  await deliver();
  expect(taken).toEqual([]);
  t.setNow(new Date(start.getTime() + 10_000));
  await deliver();
  expect(taken).toHaveLength(1);
  expect((await entries())[0]).toMatchObject({ tries: 2, lastError: null });
});

test('two to one number go in turn: the second waits for an answer to the first, and is left when that failed', async () => {
  const { id } = await placed({ language: 'en', type: 'pickup' });
  await move(id, 'processing', 'ready', 'delivered');
  const arrived: string[] = [];
  let answered = 0;
  const send = async ({ text }: { text: string }) => {
    expect(arrived.length).toBe(answered);
    arrived.push(text);
    await new Promise((done) => setImmediate(done));
    answered++;
  };
  await deliverOutbox(t.deps, [smsHandler(t.deps, send), mails]);
  expect(arrived).toEqual([expect.stringContaining('is ready'), expect.stringContaining('collected')]);

  const other = await placed({ language: 'en', type: 'pickup' });
  await move(other.id, 'processing', 'ready', 'delivered');
  answers = [500];
  await deliver();
  expect(texts()).toEqual([]);
  expect((await entries()).slice(2)).toMatchObject([{ tries: 1, lastError: expect.any(String) }, { tries: 0 }]);
  await deliver();
  expect(texts()).toEqual([expect.stringContaining('collected')]);
});

test('one whose payload cannot be read holds up no other, and a service that is not there is no crash', async () => {
  const { id } = await placed();
  await move(id, 'processing', 'shipped');
  await t.db
    .insert(outbox)
    .values({ kind: 'order-sms', dedupeKey: 'odd', payload: { orderId: 'x' }, createdAt: start });
  await t.db.update(outbox).set({ nextTryAt: start });
  await deliver('http://127.0.0.1:1/');
  const expected = [expect.stringContaining('fetch failed'), expect.stringContaining('orderId')];
  expect((await entries()).map(({ lastError }) => lastError)).toEqual(expected);
});

test('without a service it is a file beside the mails, which goes with the account', async () => {
  const { id, number, customer } = await placed();
  await move(id, 'processing', 'shipped');
  await deliverOutbox(t.deps, [smsHandler(t.deps, createSmsSender(t.deps.config).send)]);
  const folder = join(t.deps.config.dataDir, 'outbox');
  const [row] = await entries();
  const path = join(folder, `${row?.id}-order-sms.txt`);
  expect(readFileSync(path, 'utf8')).toBe(`To: +33612345678\n\nVotre commande ${number} est en route. Panier\n`);
  await move(id, 'delivered');
  expect((await t.call('DELETE', `/customers/${customer.id}`, undefined, staff)).status).toBe(200);
  t.wait(61);
  await deliverOutbox(t.deps, [eraseFilesHandler(t.deps)]);
  expect(existsSync(path)).toBe(false);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('staff see whom it goes to, and whether a service is set', async () => {
  const { id } = await placed();
  await move(id, 'processing', 'shipped');
  const { items } = (await t.call('GET', '/outbox', undefined, staff)).body.data;
  expect(items.find(({ kind }: { kind: string }) => kind === 'order-sms')).toMatchObject({ to: '0612345678' });
  const expected = { isConfigured: false, host: null };
  expect((await t.call('GET', '/system-state', undefined, staff)).body.data.sms).toEqual(expected);
  expect(await t.db.$count(outbox, eq(outbox.kind, 'order-sms'))).toBe(1);
});
