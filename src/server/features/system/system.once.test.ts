import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flagPaths } from '#domain/access/feature-config.ts';
import type { OutboxKind } from '#domain/outbox/outbox.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { like, not } from '#server/db/sql.ts';
import { idempotencyKeys, outbox } from '#server/db/tables/outbox.ts';
import { shop } from '#server/db/tables/shop.ts';
import { storeHours } from '#server/db/tables/stores.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSmtpServer } from '#server/testing/smtp-server.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const now = new Date('2026-11-24T10:00:00Z');
const role = ['CAN_EDIT_FEATURES_CONFIGURATION'] as const;
const social = {
  SOCIAL_GOOGLE_ISSUER: 'https://accounts.google.com',
  SOCIAL_GOOGLE_CLIENT_ID: 'shop',
  SOCIAL_GOOGLE_CLIENT_SECRET: 'the-secret',
  SOCIAL_GOOGLE_LABEL: 'Notre Google',
};
const map = { MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=the-secret', MAP_ATTRIBUTION: 'x' };

/** A shop with these settings, and how its staff call it. */
async function open(env: Record<string, string> = {}) {
  const t = await startTestApp({ now, env });
  const staff = bearer((await makeStaff(t, [...role])).token);
  const call = (method: string, path: string, body?: unknown, headers = {}) =>
    t.call(method, path, body, { ...staff, ...headers });
  return { t, call, state: async () => (await call('GET', '/system-state')).body.data };
}

test('a shop without settings says so', async () => {
  const { t, state } = await open();
  expect(await state()).toMatchObject({
    mail: { by: 'files', host: null, waiting: 0, failed: 0, waitingSince: null },
    socialProviders: [
      { provider: 'google', label: 'Google', isConfigured: false },
      { provider: 'microsoft', isConfigured: false },
      { provider: 'apple', isConfigured: false },
    ],
    push: { isConfigured: false, contact: null },
    mapTiles: null,
    paymentProviders: [
      { method: 'card', isConfigured: false },
      { method: 'paypal', isConfigured: false },
    ],
    database: t.connection.kind,
    replica: null,
  });
  await t.close();
});

test('what is set is told without its secrets, with what waits and what has failed', async () => {
  const { t, state } = await open({
    SMTP_URL: 'smtp://user:the-secret@127.0.0.1:2525',
    SHOP_EMAIL: 'shop@mail.example',
    ...social,
    ...map,
  });
  for (const dedupeKey of ['a', 'b', 'c'])
    await enqueue(t.db, { kind: 'nothing' as OutboxKind, dedupeKey, payload: {}, now });
  await t.db.update(outbox).set({ lastError: 'Error: no' });
  await enqueue(t.db, { kind: 'nothing' as OutboxKind, dedupeKey: 'd', payload: {}, now });
  const answered = await state();
  expect(answered).toMatchObject({
    mail: { by: 'smtp', host: '127.0.0.1:2525', waiting: 4, failed: 3, waitingSince: now.toISOString() },
    push: { isConfigured: true, contact: 'shop@mail.example' },
    mapTiles: { host: 'tiles.example' },
  });
  expect(answered.socialProviders[0]).toEqual({ provider: 'google', label: 'Notre Google', isConfigured: true });
  expect(JSON.stringify(answered)).not.toContain('the-secret');
  await t.close();
});

test('each flag has a line: whether it acts, what it needs, and whether that is there', async () => {
  const { t, call, state } = await open({ SMTP_URL: 'smtp://127.0.0.1:2525' });
  const lines = async () => new Map((await state()).flags.map((line: { flag: string }) => [line.flag, line]));
  const first = await lines();
  expect([...first.keys()]).toEqual([...flagPaths]);
  const line = (flag: string, isOn: boolean, acts: boolean, needs: string | null, isMet: boolean) =>
    expect(first.get(flag)).toEqual({ flag, isOn, acts, needs, isMet });
  line('pages.products', true, true, null, true);
  line('features.socialLogins', false, true, 'socialProvider', false);
  line('features.notifications', false, true, 'mailServer', true);
  line('features.developmentMode', false, true, 'development', false);
  line('features.twoFactorForStaff', false, true, 'twoFactorAuth', false);
  line('paymentMethods.card', false, true, 'cardProvider', false);
  line('mockModes.cache', false, false, null, true);
  const config = (await t.call('GET', '/feature-config')).body.data;
  await call('PUT', '/feature-config', { ...config, features: { ...config.features, twoFactorAuth: true } });
  expect((await lines()).get('features.twoFactorForStaff')).toMatchObject({ isMet: true });
  await t.close();
});

describe('a test mail', () => {
  test('is a file where no mail server is set', async () => {
    const { t, call } = await open();
    const { status, body } = await call('POST', '/test-mail', { to: 'ana@mail.example' }, { 'idempotency-key': 'x' });
    expect([status, body.data]).toEqual([200, { handedOver: true, by: 'files', error: null }]);
    const again = await call('POST', '/test-mail', { to: 'ana@mail.example' }, { 'idempotency-key': 'x' });
    expect(again.body.data).toEqual(body.data);
    const folder = join(t.deps.config.dataDir, 'outbox');
    expect(existsSync(folder) && readdirSync(folder)).toHaveLength(1);
    await t.close();
  });

  test('sent twice at once under one key goes once; later the key answers what was sent, after a crash it is free', async () => {
    const { t, call } = await open();
    const post = (key: string) => call('POST', '/test-mail', { to: 'ana@mail.example' }, { 'idempotency-key': key });
    const answers = await Promise.all([post('x'), post('x'), post('x')]);
    const codes = answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.code]);
    expect(codes.every((refused) => String(refused) === '409,twinRunning')).toBe(true);
    expect(codes.length).toBeLessThan(3);
    const again = await post('x');
    expect([again.status, again.body.data.handedOver]).toEqual([200, true]);
    const mails = () => readdirSync(join(t.deps.config.dataDir, 'outbox')).length;
    expect(mails()).toBe(1);
    // The first ended with its process, before it could write what it had done.
    await t.db.delete(idempotencyKeys).where(not(like(idempotencyKeys.scope, '%:claim')));
    expect((await post('x')).status).toBe(409);
    t.setNow(new Date(now.getTime() + 61_000));
    expect((await post('x')).status).toBe(200);
    expect(mails()).toBe(2);
    await t.close();
  });

  test('is handed to the mail server at once', async () => {
    const server = await startSmtpServer();
    const { t, call } = await open({ SMTP_URL: server.url });
    const { body } = await call('POST', '/test-mail', { to: 'ana@mail.example' }, { 'accept-language': 'en' });
    expect(body.data).toEqual({ handedOver: true, by: 'smtp', error: null });
    expect(server.taken()).toBe(1);
    expect(server.heard()).toMatch(/RCPT TO:<ana@mail\.example>[\s\S]*Subject: \S*Test_email/);
    await t.close();
    await server.close();
  });

  test('says what went wrong, and does not wait for a server that says nothing', async () => {
    const { t, call } = await open({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const refused = await call('POST', '/test-mail', { to: 'ana@mail.example' });
    expect(refused.body.data).toMatchObject({ handedOver: false, by: 'smtp' });
    expect(refused.body.data.error).toMatch(/ECONNREFUSED|refused/);
    await t.close();
    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const other = await open({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const began = performance.now();
    const { body } = await other.call('POST', '/test-mail', { to: 'ana@mail.example' });
    expect(body.data.handedOver).toBe(false);
    expect(performance.now() - began).toBeLessThan(11_000);
    await other.t.close();
    silent.close();
  }, 20_000);

  test('goes to an address, and to twenty an hour', async () => {
    const { t, call } = await open();
    for (const to of ['', 'ana', 'a@b.example\r\nBcc: c@d.example', undefined])
      expect((await call('POST', '/test-mail', { to })).status).toBe(422);
    for (let i = 0; i < 20; i++) await call('POST', '/test-mail', { to: 'ana@mail.example' });
    expect((await call('POST', '/test-mail', { to: 'ana@mail.example' })).status).toBe(429);
    await t.close();
  });
});

describe('what a new shop still lacks', () => {
  let t: TestApp;
  let call: Awaited<ReturnType<typeof open>>['call'];
  beforeAll(async () => {
    ({ t, call } = await open());
  });
  afterAll(() => t.close());
  const done = async () => {
    const { data } = (await call('GET', '/setup-state')).body;
    const steps: { step: string; isDone: boolean }[] = data.steps;
    return [data.isComplete, ...steps.filter(({ isDone }) => isDone).map(({ step }) => step)];
  };

  test('is told step by step, as each is done', async () => {
    expect(await done()).toEqual([false]);
    expect((await call('PUT', '/shop', { name: 'Chez Ana', email: 'a@b.example', phone: '0102030405' })).status).toBe(
      200,
    );
    // Neither an address nor a number: the legal notice does not say yet who sells.
    expect(await done()).toEqual([false]);
    await call('PUT', '/shop', { legalNumbers: { SIREN: '' } });
    expect(await done()).toEqual([false]);
    await call('PUT', '/shop', { legalNumbers: { SIREN: '123 456 789' } });
    expect(await done()).toEqual([false, 'identity']);
    await call('PUT', '/shop', { legalNumbers: {}, registeredAddress: { lines: '12 rue des Halles', city: 'Paris' } });
    expect(await done()).toEqual([false, 'identity']);
    await makeStore(t.db, { displayable: false });
    expect(await done()).toEqual([false, 'identity']);
    const storeId = await makeStore(t.db, { rules: [] });
    expect(await done()).toEqual([false, 'identity', 'store']);
    await t.db.insert(storeHours).values({ storeId, weekday: 2, opens: '08:30', closes: '20:00' });
    expect(await done()).toEqual([false, 'identity', 'store', 'hours']);
    await makeProduct(t.db, { stores: [storeId] });
    expect(await done()).toEqual([true, 'identity', 'store', 'hours', 'products']);
    await call('PUT', `/stores/${storeId}`, {
      shippingRules: [{ postalCode: '*****', orderAmount: 0, deliveryFeeForRetail: 0, deliveryFeeForWholesale: 0 }],
    });
    expect(await done()).toEqual([true, 'identity', 'store', 'hours', 'deliveryRules', 'products']);
    const window = { type: 'pickup', weekday: 2, start: '09:00', end: '11:00', orders: 5, pickingMinutes: 60 };
    const { status } = await call('PUT', `/stores/${storeId}/slot-rules`, {
      windows: [{ ...window, cutOffMinutes: 60, fee: 0 }],
    });
    expect(status).toBe(200);
    expect(await done()).toEqual([true, 'identity', 'store', 'hours', 'deliveryRules', 'slots', 'products']);
    await call('PUT', '/shop', { iban: 'FR1420041010050500013M02606', account_holder: 'Chez Ana' });
    const all = ['identity', 'store', 'hours', 'deliveryRules', 'slots', 'products', 'bankAccount'];
    expect(await done()).toEqual([true, ...all]);
    expect(await t.db.$count(shop)).toBe(1);
  });
});
