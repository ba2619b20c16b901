import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers, sessions } from '#server/db/tables/accounts.ts';
import { pushDevices } from '#server/db/tables/push.ts';
import { makeCustomer, makeSignedIn, signIn } from '#server/testing/accounts.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startPushService } from '#server/testing/push-service.ts';
import { turnPushOn } from '#server/testing/push-shop.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-29T10:00:00Z');
const service = await startPushService();
const env = { PUSH_ALLOWED_HOSTS: service.host, SHOP_EMAIL: 'shop@panier.example' };
const t = await startSharedApp({ now, env });

const list = async (token: string) => (await t.call('GET', '/push-devices', undefined, bearer(token))).body.data;
const add = (token: string, body: object) => t.call('POST', '/push-devices', body, bearer(token));
const on = (token: string) => turnPushOn(t, service, { token });
const renew = (body: object) => t.call('POST', '/push-devices/renew', body);
const idsOf = async (token: string) => (await list(token)).devices.map(({ id }: { id: number }) => id);

test('while the flag is off there are no such calls', async () => {
  const { token } = await makeSignedIn(t);
  expect((await t.call('GET', '/push-devices', undefined, bearer(token))).status).toBe(404);
  await turnOn(t, 'features.notifications');
  expect(await list(token)).toMatchObject({ key: expect.stringMatching(/^B[\w-]{86}$/), devices: [] });
});

test('a browser is added, known again, listed to its owner alone and taken away', async () => {
  const [me, other] = [await makeSignedIn(t), await makeSignedIn(t)];
  const { id, subscription } = await on(me.token);
  const again = await add(me.token, subscription);
  expect(again.body.data).toMatchObject({ id, endpoint: subscription.endpoint, lastSentAt: null });
  expect(await idsOf(me.token)).toEqual([id]);
  expect(await idsOf(other.token)).toEqual([]);
  expect((await t.call('DELETE', `/push-devices/${id}`, undefined, bearer(other.token))).status).toBe(404);
  expect((await t.call('DELETE', `/push-devices/${id}`, undefined, bearer(me.token))).status).toBe(200);
  expect((await t.call('DELETE', `/push-devices/${id}`, undefined, bearer(me.token))).status).toBe(404);
  expect(await idsOf(me.token)).toEqual([]);
});

test('of eleven the oldest leaves', async () => {
  const { token } = await makeSignedIn(t);
  const ids: number[] = [];
  for (let i = 0; i < 11; i++) {
    t.wait(1);
    ids.push((await on(token)).id);
  }
  expect(await idsOf(token)).toEqual(ids.slice(1).reverse());
});

test('whoever turned it on last in a browser is told there', async () => {
  const [first, second] = [await makeSignedIn(t), await makeSignedIn(t)];
  const { subscription } = await on(first.token);
  expect((await add(second.token, subscription)).status).toBe(200);
  expect([await idsOf(first.token), (await idsOf(second.token)).length]).toEqual([[], 1]);
});

test('it ends with the session in which it was turned on, wherever that is ended', async () => {
  const customer = await makeCustomer(t.db);
  const [here, there] = [await signIn(t, customer), await signIn(t, customer)];
  await on(there.token);
  const mine = await on(here.token);
  expect(await idsOf(here.token)).toHaveLength(2);
  const ended = t.call('DELETE', `/authentication/sessions/${there.sessionId}`, undefined, bearer(here.token));
  expect((await ended).status).toBe(200);
  expect(await idsOf(here.token)).toEqual([mine.id]);
  await t.db.delete(sessions).where(eq(sessions.id, here.sessionId));
  expect(await t.db.$count(pushDevices, eq(pushDevices.id, mine.id))).toBe(0);
});

test('a browser’s new subscription takes the place of the old one, for who knows its secret', async () => {
  const { token } = await makeSignedIn(t);
  const { id, subscription } = await on(token);
  const next = service.subscribe('').subscription;
  const old = { old_endpoint: subscription.endpoint, old_auth: subscription.keys.auth };
  expect((await renew({ ...old, old_auth: next.keys.auth, ...next })).status).toBe(404);
  expect((await renew({ ...old, old_endpoint: `${subscription.endpoint}x`, ...next })).status).toBe(404);
  expect(refusalOf(await renew({ ...old, ...next, endpoint: 'https://10.0.0.1/x' }))).toBe(
    '422 endpoint=validation.invalid',
  );
  expect((await renew({ ...old, ...next })).status).toBe(200);
  expect((await list(token)).devices).toMatchObject([{ id, endpoint: next.endpoint }]);
  expect((await renew({ ...old, ...next })).status).toBe(404);
});

test.each([
  ['http://push.example/x'],
  ['https://127.0.0.1/x'],
  ['https://[::1]/x'],
  ['https://169.254.169.254/x'],
  ['https://user:word@push.example/x'],
  ['push.example'],
])('the shop is not made to call %s', async (endpoint) => {
  const { token } = await makeSignedIn(t);
  const { keys } = service.subscribe('').subscription;
  expect(refusalOf(await add(token, { endpoint, keys }))).toBe('422 endpoint=validation.invalid');
  expect((await add(token, { endpoint: 'https://push.example/x', keys })).status).toBe(200);
});

test('what nothing can be encrypted for is refused', async () => {
  const { token } = await makeSignedIn(t);
  const { endpoint, keys } = service.subscribe('').subscription;
  const bad = async (wrong: object) => refusalOf(await add(token, { endpoint, keys: { ...keys, ...wrong } }));
  expect(await bad({ p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe('422 keys.p256dh=validation.invalid');
  expect(await bad({ p256dh: 'x' })).toBe('422 keys.p256dh=validation.invalid');
  expect(await bad({ auth: 'x' })).toBe('422 keys.auth=validation.invalid');
});

test('thirty are added in an hour', async () => {
  const { token } = await makeSignedIn(t);
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++) statuses.push((await add(token, service.subscribe('').subscription)).status);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
});

test('the export has the browsers without what opens them, and erasing the account removes them', async () => {
  const { token, customer } = await makeSignedIn(t);
  const { subscription } = await on(token);
  const { body } = await t.call('GET', '/customer-profiles/me/export', undefined, bearer(token));
  expect(body.pushDevices).toMatchObject([{ endpoint: subscription.endpoint, language: 'fr' }]);
  expect(JSON.stringify(body)).not.toContain(subscription.keys.auth);
  expect((await t.call('DELETE', '/customer-profiles/me', undefined, bearer(token))).status).toBe(200);
  expect(await t.db.$count(customers, eq(customers.id, customer.id))).toBe(0);
  expect(await t.db.$count(pushDevices, eq(pushDevices.endpoint, subscription.endpoint))).toBe(0);
});

test('a shop that nobody can reach, or that wants none, gives no key', async () => {
  const { config } = t.deps;
  const { token } = await makeSignedIn(t);
  const usual = { shopEmail: config.shopEmail, push: config.push };
  for (const less of [{ shopEmail: undefined }, { push: { ...config.push, contact: null } }]) {
    Object.assign(config, less);
    expect((await list(token)).key).toBeNull();
    expect((await add(token, service.subscribe('').subscription)).status).toBe(409);
    Object.assign(config, usual);
  }
  expect((await list(token)).key).not.toBeNull();
});
