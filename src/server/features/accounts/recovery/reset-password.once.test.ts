import { describe, expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { identities, passkeys, twoFactors } from '#server/db/tables/sign-in-means.ts';
import { storeFeatureConfig } from '#server/services/shop/flags.ts';
import { type Customer, makeCustomer, signIn } from '#server/testing/accounts.ts';
import { deliverMails, linkTokenOf } from '#server/testing/mails.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-11-02T09:00:00Z'), env: { TRUST_PROXY: 'true' } });

const fresh = 'Fresh-basket-7';
let networks = 0;
const post = (path: string, body: object) => {
  networks += 1;
  return t.call('POST', `/authentication/${path}`, body, {
    'x-forwarded-for': `10.4.${networks >> 8}.${networks & 255}`,
  });
};
const verify = (token: unknown, more: object = {}) => post('verify-reset-password-token', { token, ...more });
const reset = (token: unknown, password: unknown = fresh) => post('reset-password', { token, password });
const login = (customer: Customer, password: string) => post('login_check', { identifier: customer.email, password });
const profile = (token: string) => t.call('GET', '/authentication/customer/get-profile', undefined, bearer(token));
const askLink = async (customer: Customer) => {
  await post('forgot-password', { identifier: customer.email });
  const mails = await deliverMails(t);
  return linkTokenOf(mails.at(-1), 'reset-password');
};
const begin = async (traits = {}) => {
  const customer = await makeCustomer(t.db, { password: 'Panier2024', emailVerifiedAt: new Date(), ...traits });
  return { customer, token: await askLink(customer) };
};

test('the link signs in as often as it is opened; the new password takes it', async () => {
  const { customer, token } = await begin();
  for (let i = 0; i < 2; i++) {
    const { status, body } = await verify(token);
    expect(status).toBe(200);
    expect([body.token, body.refresh_token]).toEqual([body.data.token, body.data.refresh_token]);
    expect((await profile(body.token)).body.data.id).toBe(customer.id);
  }
  expect((await reset(token)).body).toEqual({ status: 200, message: 'OK', data: null });
  expect((await login(customer, fresh)).status).toBe(200);
  expect((await login(customer, 'Panier2024')).status).toBe(401);
  for (const again of [await verify(token), await reset(token, 'Another-basket-8')])
    expect([again.status, again.body.code]).toEqual([401, 'invalidToken']);
});

test('obeys use_cookie and remember_me', async () => {
  const { token } = await begin();
  const short = await verify(token, { use_cookie: true });
  expect(short.body.refresh_token).toBeUndefined();
  expect(short.headers['set-cookie']).toMatch(/^panier_refresh=[\w-]{43}; Path/);
  const long = await verify(token, { use_cookie: true, remember_me: true });
  expect(long.headers['set-cookie']).toContain('Max-Age=2592000');
});

test('all sessions end, also the one that the link has opened', async () => {
  const { customer, token } = await begin();
  const elsewhere = (await signIn(t, customer)).token;
  const here = (await verify(token)).body.token;
  await reset(token);
  expect((await profile(elsewhere)).status).toBe(401);
  expect((await profile(here)).status).toBe(401);
});

describe('a password that is refused leaves the link good', () => {
  test.each([
    ['Abcde12', 'auth.passwordTooShort'],
    ['abcdefg1', 'auth.passwordTooWeak'],
    ['Password1', 'auth.passwordTooCommon'],
    [undefined, 'validation.required'],
  ])('%j: %s', async (password, key) => {
    const { token } = await begin();
    expect(refusalOf(await reset(token, password ?? null))).toBe(`422 password=${key}`);
    expect((await reset(token)).status).toBe(200);
  });

  test('the address itself', async () => {
    const { token } = await begin({ email: 'Basket-2024@panier.example' });
    expect(refusalOf(await reset(token, 'baSKET-2024@panier.example'))).toBe('422 password=auth.passwordTooCommon');
  });
});

test('a link is good for 60 minutes', async () => {
  const { token } = await begin();
  t.wait(3599);
  expect((await verify(token)).status).toBe(200);
  t.wait(1);
  expect((await verify(token)).status).toBe(401);
  expect((await reset(token)).status).toBe(401);
});

test('a newer link ends the older', async () => {
  const { customer, token } = await begin();
  const newer = await askLink(customer);
  expect((await verify(token)).status).toBe(401);
  expect((await verify(newer)).status).toBe(200);
});

test('a change of the password ends the link', async () => {
  const { customer, token } = await begin();
  const { token: access } = await signIn(t, customer);
  const body = { old_password: 'Panier2024', password: fresh };
  expect((await t.call('POST', '/authentication/change-password', body, bearer(access))).status).toBe(200);
  expect((await reset(token, 'Another-basket-8')).status).toBe(401);
});

test.each([
  [undefined, 422, 'validation.required'],
  ['', 422, 'auth.resetTokenRequired'],
  ['   ', 422, 'auth.resetTokenRequired'],
  ['x'.repeat(43), 401, undefined],
])('the token %j is %i', async (token, status, key) => {
  for (const answer of [await verify(token), await reset(token)]) {
    expect(answer.status).toBe(status);
    expect(answer.body.data.errors.token?.[0].message).toBe(key);
  }
});

test('of two resets with one token at once, one gets through', async () => {
  const { token } = await begin();
  const answers = await Promise.all([reset(token, 'First-basket-1'), reset(token, 'Second-basket-2')]);
  expect(answers.map((a) => a.status).sort()).toEqual([200, 401]);
});

test('a link that was mailed to an address which is the account’s no more opens nothing', async () => {
  const { customer, token } = await begin();
  await t.db
    .update(customers)
    .set({ email: `moved-${customer.email}` })
    .where(eq(customers.id, customer.id));
  for (const { status, body } of [await verify(token), await reset(token)])
    expect([status, body.code]).toEqual([401, 'invalidToken']);
});

test('a closed account is not opened by a link', async () => {
  const { customer, token } = await begin();
  await t.db.update(customers).set({ active: false }).where(eq(customers.id, customer.id));
  expect((await verify(token)).status).toBe(401);
  expect((await reset(token)).status).toBe(401);
});

test('the token of a mail that verifies an address resets nothing', async () => {
  const email = 'other-purpose@panier.example';
  await post('customer/register', { email, password: 'Panier2024', phone_number: '0612345678' });
  const [mail] = await deliverMails(t);
  const token = linkTokenOf(mail, 'verify-email');
  expect(token).not.toBe('');
  expect((await reset(token)).status).toBe(401);
});

test('who was wrong too often signs in with the new password at once', async () => {
  const { customer, token } = await begin();
  const here = { 'x-forwarded-for': '10.99.0.1' };
  const wrong = { identifier: customer.email, password: 'Wrong2024' };
  for (let i = 0; i < 11; i++) await t.call('POST', '/authentication/login_check', wrong, here);
  await t.call('POST', '/authentication/reset-password', { token, password: fresh }, here);
  const right = { identifier: customer.email, password: fresh };
  expect((await t.call('POST', '/authentication/login_check', right, here)).status).toBe(200);
});

test('the account is told by mail', async () => {
  const { customer, token } = await begin({ language: 'en' });
  await reset(token);
  const [mail] = await deliverMails(t);
  expect(mail?.to?.[0]?.address).toBe(customer.email);
  expect(mail?.subject).toContain('Your password has been changed');
});

test('an address that was never proved is by the mailed link, and what a stranger had added before is gone', async () => {
  const { customer, token } = await begin({ emailVerifiedAt: null });
  await t.db.insert(passkeys).values({ id: 'theirs', customerId: customer.id, publicKey: 'x' });
  const vouched = { issuer: 'https://id.example', subject: 'theirs', email: customer.email };
  await t.db.insert(identities).values({ ...vouched, customerId: customer.id });
  // Not the second factor: no reset signs in past one.
  await t.db.insert(twoFactors).values({ customerId: customer.id, secret: 'x', confirmedAt: new Date() });
  await reset(token);
  const [row] = await t.db.select().from(customers).where(eq(customers.id, customer.id));
  expect(row?.emailVerifiedAt).not.toBeNull();
  expect(await t.db.$count(passkeys, eq(passkeys.customerId, customer.id))).toBe(0);
  expect(await t.db.$count(identities, eq(identities.customerId, customer.id))).toBe(0);
  expect(await t.db.$count(twoFactors, eq(twoFactors.customerId, customer.id))).toBe(1);
});

test('neither the link nor the new password signs in past a second factor', async () => {
  const features = { ...defaultFeatureConfig.features, twoFactorAuth: true };
  await storeFeatureConfig(t.db, { ...defaultFeatureConfig, features }, new Date(), null);
  t.deps.changes.publish('flags');
  await expect.poll(() => t.deps.flags.isOn('features.twoFactorAuth')).toBe(true);
  const { customer, token } = await begin();
  await t.db.insert(twoFactors).values({ customerId: customer.id, secret: 'x', confirmedAt: new Date() });
  const opened = await verify(token, { use_cookie: true });
  const expected = { status: 200, message: 'OK', data: { twoFactorRequired: true, challenge: expect.any(String) } };
  expect(opened.body).toEqual(expected);
  expect(opened.headers['set-cookie']).toBeUndefined();
  expect((await reset(token)).status).toBe(200);
  expect((await login(customer, fresh)).body.data.twoFactorRequired).toBe(true);
  expect(await t.db.$count(twoFactors, eq(twoFactors.customerId, customer.id))).toBe(1);
});
