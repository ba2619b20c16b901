import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { eq } from '#server/db/sql.ts';
import { accountTokens } from '#server/db/tables/account-tokens.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { storeFeatureConfig } from '#server/services/shop/flags.ts';
import { makeCustomer } from '#server/testing/accounts.ts';
import { deliverMails, linkTokenOf } from '#server/testing/mails.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const start = new Date('2026-11-02T09:00:00Z');
const t = await startSharedApp({ now: start, env: { TRUST_PROXY: 'true', PUBLIC_URL: 'https://shop.example' } });
beforeEach(async () => {
  await deliverMails(t);
});

let networks = 0;
const anAddress = () => {
  networks += 1;
  return { 'x-forwarded-for': `10.3.${networks >> 8}.${networks & 255}` };
};
const forgot = (identifier: unknown, headers: Record<string, string> = anAddress(), more: object = {}) =>
  t.call('POST', '/authentication/forgot-password', { identifier, ...more }, headers);

test.each([
  ['fr', 'Choisissez un nouveau mot de passe'],
  ['en', 'Choose a new password'],
  ['vi', 'Chọn mật khẩu mới'],
] as const)(
  'the mail in %s has a link to the shop’s own address, whatever host was asked',
  async (language, heading) => {
    const { email } = await makeCustomer(t.db, { language, name: '<b>Zoé</b>' });
    const headers = { ...anAddress(), host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const { status, body } = await forgot(email.toUpperCase(), headers);
    expect([status, body.data]).toEqual([200, null]);
    const [mail, ...others] = await deliverMails(t);
    expect(others).toEqual([]);
    expect(mail?.to).toEqual([{ name: '<b>Zoé</b>', address: email }]);
    const link = `https://shop.example/auth/reset-password/${linkTokenOf(mail, 'reset-password')}`;
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(heading);
      expect(part).toContain(link);
      expect(part).not.toContain('evil.example');
    }
    expect(mail?.html).not.toContain('<b>Zoé');
    expect(linkTokenOf(mail, 'reset-password')).toMatch(/^[\w-]{43}$/);
  },
);

describe('an unknown address', () => {
  // What jobs do meanwhile is not counted.
  const within = new AsyncLocalStorage<true>();
  const statementsOf = async (work: () => Promise<unknown>) => {
    const seen: string[] = [];
    const session = (t.db as unknown as { session: object }).session;
    // Transactions have a session of their own, of the same class.
    const proto = Object.getPrototypeOf(session) as { prepareQuery: (...args: never[]) => unknown };
    const original = proto.prepareQuery;
    const watch = vi.spyOn(proto, 'prepareQuery').mockImplementation(function (this: unknown, ...args: never[]) {
      if (within.getStore()) seen.push((args[0] as unknown as { sql: string }).sql);
      return original.apply(this, args);
    });
    await within.run(true, work);
    watch.mockRestore();
    return seen;
  };

  test('is answered as a known one, by the same statements, and gets no mail', async () => {
    const { email } = await makeCustomer(t.db, { password: 'Panier2024' });
    const closed = await makeCustomer(t.db, { active: false });
    const answers: unknown[] = [];
    const work: string[][] = [];
    for (const identifier of [email, 'nobody@panier.example', closed.email]) {
      const statements = await statementsOf(async () => {
        const { status, body } = await forgot(identifier);
        answers.push([status, body]);
      });
      work.push(statements);
    }
    expect(answers[0]).toEqual([200, { status: 200, message: 'OK', data: null }]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(work[0]?.length).toBeGreaterThan(2);
    expect(work[1]).toEqual(work[0]);
    expect(work[2]).toEqual(work[0]);
    expect((await deliverMails(t)).map((mail) => mail.to?.[0]?.address)).toEqual([email]);
  });

  test('counts as a known one does', async () => {
    const { email } = await makeCustomer(t.db);
    for (const identifier of [email, 'stranger@panier.example'])
      for (let i = 0; i < 7; i++) expect((await forgot(identifier)).status).toBe(200);
    expect(await deliverMails(t)).toHaveLength(1); // the newest: the older links are of no use
    const rows = await t.db.select().from(accountTokens).where(eq(accountTokens.email, email));
    expect(rows).toHaveLength(5);
  });
});

test('one network is stopped with 429, and others are not', async () => {
  const here = anAddress();
  const statuses: number[] = [];
  for (let i = 0; i < 52; i++) statuses.push((await forgot(`victim-${i}@panier.example`, here)).status);
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(200));
  expect(statuses.slice(50)).toEqual([429, 429]);
  const refused = await forgot('victim@panier.example', here);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await forgot('victim@panier.example')).status).toBe(200);
});

test('neighbours of one IPv6 network count together', async () => {
  const from = (i: number) => ({ 'x-forwarded-for': `2001:db8:7:7::${(i + 1).toString(16)}` });
  const statuses: number[] = [];
  for (let i = 0; i < 51; i++) statuses.push((await forgot(`six-${i}@panier.example`, from(i))).status);
  expect(statuses.at(-1)).toBe(429);
});

test('neither the outbox nor the database holds the token', async () => {
  const { email } = await makeCustomer(t.db);
  await forgot(email);
  const [mail] = await deliverMails(t);
  const token = linkTokenOf(mail, 'reset-password');
  const stored = JSON.stringify([await t.db.select().from(outbox), await t.db.select().from(accountTokens)]);
  expect(token).not.toBe('');
  expect(stored).not.toContain(token);
});

test.each([
  [undefined, 'validation.required'],
  ['', 'validation.required'],
  ['not an address', 'validation.email'],
])('%j is refused on its field', async (identifier, key) => {
  const { status, body } = await forgot(identifier);
  expect([status, body.data.errors.identifier[0].message]).toEqual([422, key]);
});

test('an unknown client is refused', async () => {
  expect((await forgot('a@panier.example', anAddress(), { client_id: 'somebody' })).status).toBe(400);
  expect((await forgot('a@panier.example', anAddress(), { client_id: 'panier-web' })).status).toBe(200);
});

test('while the flag is off, all three calls answer 404', async () => {
  const setFlag = async (forgotPassword: boolean) => {
    const features = { ...defaultFeatureConfig.features, forgotPassword };
    await storeFeatureConfig(t.db, { ...defaultFeatureConfig, features }, new Date(), null);
    t.deps.changes.publish('flags');
    await expect.poll(() => t.deps.flags.isOn('features.forgotPassword')).toBe(forgotPassword);
  };
  await setFlag(false);
  const statuses: number[] = [];
  for (const path of ['forgot-password', 'verify-reset-password-token', 'reset-password'])
    statuses.push((await t.call('POST', `/authentication/${path}`, {})).status);
  await setFlag(true);
  expect(statuses).toEqual([404, 404, 404]);
});

test('a sign-up by an address that somebody asked for is no way around: the row is the account’s', async () => {
  await forgot('later@panier.example');
  const { id } = await makeCustomer(t.db, { email: 'later@panier.example' });
  expect(await deliverMails(t)).toEqual([]);
  expect(await t.db.$count(accountTokens, eq(accountTokens.customerId, id))).toBe(0);
  await t.db.delete(customers).where(eq(customers.id, id));
});
