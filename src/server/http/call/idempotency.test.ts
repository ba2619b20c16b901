import { beforeEach, expect, test } from 'vitest';
import { rateLimits } from '#server/db/tables/accounts.ts';
import { contactMessages } from '#server/db/tables/messages.ts';
import { orders } from '#server/db/tables/orders.ts';
import { countTry } from '#server/services/session/limits.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, person } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ env: { TRUST_PROXY: 'true' } });
const shop = await makeOrderShop(t);
const me = bearer((await makeSignedIn(t)).token);
beforeEach(async () => {
  await t.db.delete(rateLimits);
});

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
    t.call('POST', `/order/create${query}`, { ...guestOrder(shop.storeId, shop.apples, 1), ...person }, headers);
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

const message = (text = 'Avez-vous du pain frais ?') => {
  return { from_name: 'Camille Martin', from_email: 'camille@panier.example', subject: 'Une question', message: text };
};
const write = (headers: Record<string, string>, text?: string) =>
  t.call('POST', '/messenger/send', message(text), headers);
/** As many tries as there are from the network of these tests. */
const spend = async () => {
  const limit = { name: 'contact-message', tries: 5, seconds: 3600 };
  for (let i = 0; i < 5; i++) await countTry(t.deps, limit, '127.0.0.1');
};

test.each([
  ['a guest', () => ({})],
  ['a customer', () => me],
])('%s has a request answered again without its being counted', async (_, who) => {
  const headers = withKey(who());
  const first = await write(headers);
  expect(first.status).toBe(200);
  const before = await t.db.$count(contactMessages);
  for (let i = 0; i < 6; i++) expect(await write(headers)).toMatchObject({ status: 200, body: first.body });
  expect((await write(withKey(who()))).status).toBe(200);
  await spend();
  expect((await write(headers)).status).toBe(200);
  expect((await write(withKey(who()))).status).toBe(429);
  expect(await t.db.$count(contactMessages)).toBe(before + 1);
});

test('another content with a known key is refused as such, and counted', async () => {
  const headers = withKey(me);
  await write(headers);
  for (let i = 1; i < 5; i++)
    expect((await write(headers, `Question ${i}`)).body).toMatchObject({ status: 422, code: 'keyReused' });
  expect((await write(headers, 'Question 5')).status).toBe(429);
  expect((await write(headers)).status).toBe(200);
});
