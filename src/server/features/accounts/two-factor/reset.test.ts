import { expect, test } from 'vitest';
import { makeCustomer, makeSignedIn, signIn } from '#server/testing/accounts.ts';
import { createAuthenticator } from '#server/testing/authenticator.ts';
import { deliverMails, linkTokenOf } from '#server/testing/mails.ts';
import { enrol, timeCode, turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const password = 'Panier2024';
const path = '/authentication/two-factor';
const t = await startSharedApp({ now: new Date('2026-03-02T09:00:00Z') });
await turnOn(t, 'features.twoFactorAuth');

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const post = (way: string, body: object, headers = {}) => t.call('POST', `/authentication/${way}`, body, headers);
const subjects = async () => (await deliverMails(t)).map(({ subject }) => subject);

test('a reset that signs in past it: neither the link nor the new password gets around the second factor', async () => {
  const customer = await makeCustomer(t.db, { password });
  const { secret } = await enrol(t, await signIn(t, customer));
  t.wait(60);
  const pending = (await post('login_check', { identifier: customer.email, password })).body.data.challenge;
  await deliverMails(t);
  await post('forgot-password', { identifier: customer.email });
  const token = linkTokenOf((await deliverMails(t))[0], 'reset-password');

  const verified = await post('verify-reset-password-token', { token });
  expect(verified.status).toBe(200);
  expect(Object.keys(verified.body.data).sort()).toEqual(['challenge', 'twoFactorRequired']);
  expect(verified.headers['set-cookie']).toBeUndefined();

  const next = 'Corbeille2025';
  expect((await post('reset-password', { token, password: next })).status).toBe(200);
  const signedIn = await post('login_check', { identifier: customer.email, password: next });
  expect(Object.keys(signedIn.body.data).sort()).toEqual(['challenge', 'twoFactorRequired']);
  // What was proven with the old password counts no more, nor what the link had opened.
  const code = await timeCode(t, secret);
  for (const challenge of [pending, verified.body.data.challenge])
    expect((await post('two-factor/challenge', { challenge, code })).body.code).toBe('invalidToken');
  const { challenge } = signedIn.body.data;
  expect((await post('two-factor/challenge', { challenge, code })).status).toBe(200);
});

test('the account is told by mail when a way to sign in comes or goes', async () => {
  const { customer, token } = await makeSignedIn(t, { password, language: 'en', name: 'Ana' });
  await deliverMails(t);
  await enrol(t, { token });
  expect(await subjects()).toEqual(['Two-factor authentication is on – Panier']);
  await t.call('POST', `${path}/end`, { password }, as(token));
  const [mail] = await deliverMails(t);
  expect(mail?.subject).toBe('Two-factor authentication is off – Panier');
  expect(mail?.to?.[0]?.address).toBe(customer.email);
  expect(mail?.text).toContain('/profile?tab=security');

  const options = (await post('passkeys/register/options', {}, as(token))).body.data;
  const device = createAuthenticator('http://localhost:0');
  const credential = device.register(options, {
    origin: new URL(t.deps.config.publicUrl).origin.replace('127.0.0.1', 'localhost'),
  });
  expect((await post('passkeys/register/verify', { credential }, as(token))).status).toBe(200);
  expect(await subjects()).toEqual(['Passkey added – Panier']);
  await t.call('DELETE', `/authentication/passkeys/${device.id}`, undefined, as(token));
  expect(await subjects()).toEqual(['Passkey removed – Panier']);
});
