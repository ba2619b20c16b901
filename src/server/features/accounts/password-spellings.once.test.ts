import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { makeCustomer, signIn } from '#server/testing/accounts.ts';
import { deliverMails, linkTokenOf } from '#server/testing/mails.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-11-26T10:00:00Z') });

const composed = 'Crème brûlée 24';
const decomposed = composed.normalize('NFD');
const wide = 'Ｃrème\u2009brûlée\u00a0２４';
const post = (way: string, body: object, headers = {}) => t.call('POST', `/authentication/${way}`, body, headers);
const enter = (identifier: string, password: string) => post('login_check', { identifier, password });

test('a password composed otherwise is the same one: to sign in, to prove who calls, to change it, by a link', async () => {
  const email = 'odile@mail.example';
  const account = { email, password: composed, phone_number: '0612345678' };
  expect((await post('customer/register', account)).status).toBe(200);
  for (const password of [decomposed, wide, composed]) expect((await enter(email, password)).status).toBe(200);
  expect((await enter(email, 'Creme brulee 24')).status).toBe(401);

  const { token } = (await enter(email, decomposed)).body;
  expect((await post('reauthenticate', { password: decomposed }, bearer(token))).status).toBe(200);
  const next = 'Tarte à l’ananas 7';
  const change = { old_password: decomposed, password: next.normalize('NFD') };
  expect((await post('change-password', change, bearer(token))).status).toBe(200);
  expect((await enter(email, next)).status).toBe(200);

  await deliverMails(t);
  await post('forgot-password', { identifier: email });
  const [mail] = await deliverMails(t);
  const reset = { token: linkTokenOf(mail, 'reset-password'), password: decomposed };
  expect((await post('reset-password', reset)).status).toBe(200);
  expect((await enter(email, composed)).status).toBe(200);
});

test('an old hash of decomposed letters takes what it was made from, and from then on every spelling', async () => {
  const { id, email } = await makeCustomer(t.db, { password: 'Panier2024' });
  const passwordHash = await hash(decomposed, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await t.db.update(customers).set({ passwordHash }).where(eq(customers.id, id));
  expect((await enter(email, composed)).status).toBe(401);
  const both = await Promise.all([enter(email, decomposed), enter(email, decomposed)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  for (const password of [composed, decomposed, wide]) expect((await enter(email, password)).status).toBe(200);
});

test('the hash is renewed by any proof, and the session goes on', async () => {
  const customer = await makeCustomer(t.db, { password: 'Panier2024' });
  const { token } = await signIn(t, customer);
  const passwordHash = await hash(wide, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await t.db.update(customers).set({ passwordHash }).where(eq(customers.id, customer.id));
  expect((await post('reauthenticate', { password: wide }, bearer(token))).status).toBe(200);
  expect((await post('reauthenticate', { password: decomposed }, bearer(token))).status).toBe(200);
});

test('length and kinds are those of the letters that one sees', async () => {
  const sent = { email: 'paul@mail.example', phone_number: '0612345678' };
  const register = async (password: string) => refusalOf(await post('customer/register', { ...sent, password }));
  expect(await register('Éléàôù1'.normalize('NFD'))).toBe('422 password=auth.passwordTooShort');
  expect(await register(`Aa1${'é'.repeat(198)}`)).toBe('422 password=validation.tooLong');
  const longest = `Aa1${'é'.repeat(197)}`;
  expect(await register(longest.normalize('NFD'))).toBe('200');
  expect((await enter(sent.email, longest.normalize('NFD'))).status).toBe(200);
});
