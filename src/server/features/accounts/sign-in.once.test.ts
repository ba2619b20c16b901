import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { accountTokenOf, addAccountToken } from '#server/services/session/account-token.ts';
import { makeCustomer } from '#server/testing/accounts.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const password = 'Panier2024';
const now = new Date('2026-03-02T09:00:00Z');
const t = await startSharedApp({ now, env: { TRUST_PROXY: 'true' } });

let addresses = 0;
const anAddress = () => `10.2.${Math.floor(++addresses / 250)}.${addresses % 250}`;
const login = (identifier: unknown, word: unknown, from = anAddress(), more: object = {}) =>
  t.call('POST', '/authentication/login_check', { identifier, password: word, ...more }, { 'x-forwarded-for': from });
const statusesOf = async (count: number, one: (i: number) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await one(i)).status);
  return statuses;
};

test('a right password answers the tokens, on top and in data', async () => {
  const customer = await makeCustomer(t.db, { password, roles: ['CAN_MANAGE_ORDERS'], customerType: 'wholesale' });
  const { status, body, headers } = await login(customer.email.toUpperCase(), password);
  expect(status).toBe(200);
  expect(body.token).toBe(body.data.token);
  expect(body.refresh_token).toBe(body.data.refresh_token);
  expect(body.refresh_token).toMatch(/^[\w-]{43}$/);
  expect(headers['set-cookie']).toBeUndefined();
  const [, payload = ''] = body.token.split('.');
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual({
    user_id: customer.id,
    sub: String(customer.id),
    email: customer.email,
    roles: ['CAN_MANAGE_ORDERS'],
    customerType: 'wholesale',
    sid: expect.any(String),
    iss: 'panier',
    aud: 'panier-api',
    iat: t.deps.clock().getTime() / 1000,
    exp: t.deps.clock().getTime() / 1000 + 3600,
  });
});

test('with use_cookie the refresh token is nowhere in the body', async () => {
  const customer = await makeCustomer(t.db, { password });
  const { body, headers } = await login(customer.email, password, anAddress(), { use_cookie: true });
  expect(JSON.stringify(body)).not.toContain('refresh_token');
  expect(headers['set-cookie']).toMatch(/^panier_refresh=/);
});

test('every wrong sign-in has the same answer', async () => {
  const known = await makeCustomer(t.db, { password });
  const closed = await makeCustomer(t.db, { password, active: false });
  const without = await makeCustomer(t.db);
  const answers = await Promise.all([
    login(known.email, 'Panier2025'),
    login('nobody@panier.example', password),
    login(closed.email, password),
    login(without.email, password),
    login("' or 1=1 --", password),
  ]);
  for (const { status, body } of answers) {
    expect(status).toBe(401);
    expect(body).toEqual({
      status: 401,
      code: 'invalidCredentials',
      title: expect.any(String),
      message: 'Adresse e-mail ou mot de passe incorrect.',
      data: { errors: { '': [{ message: 'auth.invalidCredentials', parameters: {} }] } },
    });
  }
});

test.each([
  [{}, ['identifier', 'password']],
  [{ identifier: '', password }, ['identifier']],
  [{ identifier: 'a\u0000b', password }, ['identifier']],
  [{ identifier: ['a'], password: { $ne: '' } }, ['identifier', 'password']],
  [{ identifier: 'a@b.fr', password: 'x'.repeat(100_000) }, ['password']],
])('%j is 422', async (body, fields) => {
  const answer = await t.call('POST', '/authentication/login_check', body, { 'x-forwarded-for': anAddress() });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.data.errors)).toEqual(fields);
});

test('an unknown client id is refused', async () => {
  const { status, body } = await login('a@b.fr', password, anAddress(), { client_id: 'x' });
  expect([status, body.code]).toEqual([400, 'unknownClient']);
});

test('ten wrong passwords, then 429 at once and the way to wait; the owner is let in elsewhere', async () => {
  const { email } = await makeCustomer(t.db, { password });
  const here = anAddress();
  expect(await statusesOf(10, () => login(email, 'Wrong2024', here))).toEqual(Array(10).fill(401));
  const refused = await login(email, password, here);
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'tooMany', '900']);
  expect((await login(email.toUpperCase(), password, here)).status).toBe(429);
  expect((await login(email, password)).status).toBe(200);
  t.wait(899);
  expect((await login(email, password, here)).headers['retry-after']).toBe('1');
  t.wait(1);
  expect((await login(email, password, here)).status).toBe(200);
});

test('letters that fold to those of the address open no counters of their own', async () => {
  const { email } = await makeCustomer(t.db, { password, email: 'ikimik@panier.example' });
  const here = anAddress();
  expect(await statusesOf(10, () => login(email, 'Wrong2024', here))).toEqual(Array(10).fill(401));
  for (const spelling of ['IKIMIK@panier.example', 'i\u212Aimik@panier.example'])
    expect((await login(spelling, password, here)).status).toBe(429);
  // The database folds the Turkish capital to a plain i, JavaScript does not.
  expect((await login('\u0130kimik@panier.example', password, here)).status).toBe(401);
});

test('wrong passwords sent at once do not slip through', async () => {
  const { email } = await makeCustomer(t.db, { password });
  const here = anAddress();
  const answers = await Promise.all(Array.from({ length: 30 }, () => login(email, 'Wrong2024', here)));
  expect(answers.filter((a) => a.status === 401)).toHaveLength(10);
});

test('right passwords sent at once all come in', async () => {
  const { email } = await makeCustomer(t.db, { password });
  const here = anAddress();
  const answers = await Promise.all(Array.from({ length: 40 }, () => login(email, password, here)));
  expect(answers.map((a) => a.status)).toEqual(Array(40).fill(200));
});

test('signing in rightly clears the wrong tries before it', async () => {
  const { email } = await makeCustomer(t.db, { password });
  const here = anAddress();
  for (let round = 0; round < 5; round++) {
    expect(await statusesOf(5, () => login(email, 'Wrong2024', here))).toEqual(Array(5).fill(401));
    expect((await login(email, password, here)).status).toBe(200);
  }
});

test('one address that tries many accounts is stopped before the thirtieth, but not who signed in there before', async () => {
  const here = anAddress();
  const [regular, stranger] = [await makeCustomer(t.db, { password }), await makeCustomer(t.db, { password })];
  expect((await login(regular.email, password, here)).status).toBe(200);
  const statuses = await statusesOf(30, (i) => login(`victim-${i}@panier.example`, password, here));
  expect(statuses[0]).toBe(401);
  expect(statuses[29]).toBe(429);
  expect((await login(stranger.email, password, here)).status).toBe(429);
  expect((await login(regular.email, password, here)).status).toBe(200);
});

test('IPv6 addresses of one network count together', async () => {
  const { email } = await makeCustomer(t.db, { password });
  const statuses = await statusesOf(11, (i) => login(email, 'Wrong2024', `2001:db8:1:2::${i + 1}`));
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('an account attacked from everywhere checks 100 passwords a day, and its owner still comes in from home', async () => {
  const { email } = await makeCustomer(t.db, { password });
  const home = anAddress();
  expect((await login(email, password, home)).status).toBe(200);
  // The tries are written down as they would be, all but the last: 100 hashes would take too long.
  for (let i = 0; i < 98; i++) await countWrongTry(email);
  expect(await statusesOf(4, () => login(email, 'Wrong2024'))).toEqual([401, 401, 429, 429]);
  expect((await login(email, password)).status).toBe(429);
  expect((await login(email, password, home)).status).toBe(200);
  t.wait(24 * 3600);
  expect((await login(email, password)).status).toBe(200);
});

test('beyond the limits a wrong password is 429 also where somebody was right before, and the right one comes in', async () => {
  const home = anAddress();
  const { email } = await makeCustomer(t.db, { password });
  expect((await login(email, password, home)).status).toBe(200);
  for (let i = 0; i < 99; i++) await countWrongTry(email);
  // The 100th, then the 101st of the day, from home.
  expect(await statusesOf(2, () => login(email, 'Wrong2024', home))).toEqual([401, 429]);
  const refused = await login(email, 'Wrong2024', home);
  expect([refused.status, Number(refused.headers['retry-after']) > 900]).toEqual([429, true]);
  expect((await login(email, password, home)).status).toBe(200);
  // The same for the network as a whole, and what is tried there counts for the account elsewhere too.
  const office = anAddress();
  const colleague = await makeCustomer(t.db, { password });
  expect((await login(colleague.email, password, office)).status).toBe(200);
  await statusesOf(29, (i) => login(`spray-${i}@panier.example`, 'Wrong2024', office));
  expect(await statusesOf(2, () => login(colleague.email, 'Wrong2024', office))).toEqual([429, 429]);
  expect((await login(colleague.email, password, office)).status).toBe(200);
  for (let i = 0; i < 98; i++) await countWrongTry(colleague.email);
  await login(colleague.email, 'Wrong2024', office);
  await login(colleague.email, 'Wrong2024', office);
  expect((await login(colleague.email, password)).status).toBe(429);
});

test('locked out where they were never before, the owner comes in by the link that resets the password', async () => {
  const { id, email } = await makeCustomer(t.db, { password });
  for (let i = 0; i < 100; i++) await countWrongTry(email);
  const abroad = anAddress();
  expect((await login(email, password, abroad)).status).toBe(429);
  const to = { customerId: id, purpose: 'reset-password', email, seconds: 3600, now: t.deps.clock() } as const;
  const token = accountTokenOf(t.deps.secret, await addAccountToken(t.db, t.deps.secret, to));
  const fresh = 'Fresh-basket-7';
  const from = { 'x-forwarded-for': abroad };
  expect((await t.call('POST', '/authentication/reset-password', { token, password: fresh }, from)).status).toBe(200);
  expect((await login(email, fresh, abroad)).status).toBe(200);
});

async function countWrongTry(email: string): Promise<void> {
  const { countSignIn } = await import('./sign-in-limits.ts');
  await countSignIn(t.deps, email, anAddress());
}

test('an account that was closed is refused from the next sign-in on', async () => {
  const customer = await makeCustomer(t.db, { password });
  expect((await login(customer.email, password)).status).toBe(200);
  await t.db.update(customers).set({ active: false }).where(eq(customers.id, customer.id));
  expect((await login(customer.email, password)).status).toBe(401);
});
