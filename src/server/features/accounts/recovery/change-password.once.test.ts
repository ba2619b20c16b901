import { expect, test } from 'vitest';
import { makeCustomer, makeSignedIn, signIn } from '#server/testing/accounts.ts';
import { deliverMails, linkTokenOf } from '#server/testing/mails.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { requestEmailChange } from './request-email-change.ts';

const t = await startSharedApp({ now: new Date('2026-11-02T09:00:00Z') });

const old = 'Panier2024';
const fresh = 'Fresh-basket-7';
const change = (token: string, body: object) => t.call('POST', '/authentication/change-password', body, bearer(token));
const profile = (token: string) => t.call('GET', '/authentication/customer/get-profile', undefined, bearer(token));
const refresh = (token: string) => t.call('POST', '/authentication/token/refresh', { refresh_token: token });

test('ends all other sessions and answers a fresh pair for this one', async () => {
  const customer = await makeCustomer(t.db, { password: old });
  const [here, elsewhere] = [await signIn(t, customer), await signIn(t, customer)];
  const { status, body } = await change(here.token, { old_password: old, password: fresh });
  expect(status).toBe(200);
  expect([body.token, body.refresh_token]).toEqual([body.data.token, body.data.refresh_token]);
  expect((await profile(body.token)).status).toBe(200);
  expect((await profile(elsewhere.token)).status).toBe(401);
  for (const gone of [here.refreshToken, elsewhere.refreshToken]) expect((await refresh(gone)).status).toBe(401);
  expect((await refresh(body.refresh_token)).status).toBe(200);
  const login = (password: string) =>
    t.call('POST', '/authentication/login_check', { identifier: customer.email, password });
  expect((await login(old)).status).toBe(401);
  expect((await login(fresh)).status).toBe(200);
});

test('with use_cookie the fresh refresh token is in the cookie, for as long as the session was to last', async () => {
  const { token } = await makeSignedIn(t, { password: old });
  const { body, headers } = await change(token, { old_password: old, password: fresh, use_cookie: true });
  expect(body.refresh_token).toBeUndefined();
  expect(headers['set-cookie']).toMatch(/^panier_refresh=[\w-]{43}; Max-Age=2592000;/);
});

test('a wrong old password is 400, and after ten of them 429', async () => {
  const { token } = await makeSignedIn(t, { password: old });
  const wrong = { old_password: 'Wrong2024', password: fresh };
  for (let i = 0; i < 10; i++) {
    const { status, body } = await change(token, wrong);
    expect([status, body.code]).toEqual([400, 'wrongPassword']);
  }
  expect((await change(token, { old_password: old, password: fresh })).status).toBe(429);
  t.wait(15 * 60);
  const { token: later } = await makeSignedIn(t, { password: old });
  expect((await change(later, { old_password: old, password: fresh })).status).toBe(200);
});

test.each([
  [{ old_password: '', password: fresh }, '422 old_password=auth.currentPasswordRequired'],
  [{ password: fresh }, '422 old_password=validation.required'],
  [{ old_password: old, password: 'Abcde12' }, '422 password=auth.passwordTooShort'],
  [{ old_password: old, password: 'abcdefg1' }, '422 password=auth.passwordTooWeak'],
  [{ old_password: old, password: 'Azerty123' }, '422 password=auth.passwordTooCommon'],
])('%j: %s', async (body, refusal) => {
  const { token } = await makeSignedIn(t, { password: old });
  expect(refusalOf(await change(token, body))).toBe(refusal);
});

test('an account without a password has none to know', async () => {
  const { token } = await makeSignedIn(t);
  expect((await change(token, { old_password: old, password: fresh })).status).toBe(400);
});

test.each([
  ['fr', 'a été changé'],
  ['en', 'has been changed'],
  ['vi', 'đã được thay đổi'],
] as const)('the account is told in %s', async (language, words) => {
  await deliverMails(t);
  const { customer, token } = await makeSignedIn(t, { password: old, language });
  await change(token, { old_password: old, password: fresh });
  const [mail] = await deliverMails(t);
  expect(mail?.to?.[0]?.address).toBe(customer.email);
  expect(mail?.subject).toContain(words);
  expect(mail?.text).toContain('/auth/login?form=forgot');
});

test('a change of the address that somebody has begun ends with the old password', async () => {
  await deliverMails(t);
  const { customer, token } = await makeSignedIn(t, { password: old });
  await t.write((write) =>
    requestEmailChange(t.deps, write, { customerId: customer.id, email: 'thief@panier.example' }),
  );
  const [mail] = await deliverMails(t);
  await change(token, { old_password: old, password: fresh });
  const link = linkTokenOf(mail, 'verify-email');
  expect(link).not.toBe('');
  expect((await t.call('POST', '/authentication/verify-email', { token: link })).status).toBe(401);
});
