import { createHmac, generateKeyPairSync, sign as signRsa } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customerRoles, customers, sessions } from '#server/db/tables/accounts.ts';
import { makeCustomer, signIn } from '#server/testing/accounts.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const start = new Date('2026-03-02T09:00:00Z');
const t = await startSharedApp({ now: start });

const profile = async (authorization: string) =>
  (await t.call('GET', '/authentication/customer/get-profile', undefined, { authorization })).status;
const begin = async (traits = {}) => {
  t.setNow(start);
  const customer = await makeCustomer(t.db, traits);
  return { customer, ...(await signIn(t, customer)) };
};
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString());
const ownKey = () => createHmac('sha256', t.deps.secret).update('access token').digest();

test('a token is good for 3600 seconds and not a moment longer', async () => {
  const { token } = await begin();
  const at = (ms: number) => t.setNow(new Date(start.getTime() + ms));
  at(3_599_999);
  expect(await profile(`Bearer ${token}`)).toBe(200);
  at(3_600_000);
  expect(await profile(`Bearer ${token}`)).toBe(401);
});

test.each([
  ['bearer', (token: string) => `bearer ${token}`, 200],
  ['two spaces', (token: string) => `Bearer  ${token}`, 200],
  ['no scheme', (token: string) => token, 401],
  ['another scheme', (token: string) => `Basic ${token}`, 401],
  ['nothing behind', () => 'Bearer', 401],
  ['two tokens', (token: string) => `Bearer ${token} ${token}`, 401],
  ['one dot missing', (token: string) => `Bearer ${token.replace('.', '')}`, 401],
  ['two dots missing', (token: string) => `Bearer ${token.replaceAll('.', '')}`, 401],
  ['no signature', (token: string) => `Bearer ${token.slice(0, token.lastIndexOf('.') + 1)}`, 401],
  ['10 kB', (token: string) => `Bearer ${token}${'a'.repeat(10_000)}`, 401],
])('%s', async (_, header, status) => {
  expect(await profile(header((await begin()).token))).toBe(status);
});

describe('forged tokens', () => {
  const ways = ['none', 'None', 'rsa', 'publicKey', 'ownKeyAlong', 'kid', 'otherKey', 'altered'] as const;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forge = async (how: (typeof ways)[number]): Promise<string> => {
    const { token } = await begin();
    const [head = '', payload = '', signature = ''] = token.split('.');
    const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest('base64url');
    const heads = {
      none: { alg: 'none', typ: 'JWT' },
      rsa: { alg: 'RS256', typ: 'JWT' },
      kid: { alg: 'HS256', typ: 'JWT', kid: '../../../../dev/null' },
    };
    if (how === 'none') return `${encode(heads.none)}.${payload}.`;
    if (how === 'None') return `${encode({ ...heads.none, alg: 'nOnE' })}.${payload}.`;
    if (how === 'publicKey') {
      // A key that is public taken for the shared one.
      const text = `${encode({ alg: 'HS256' })}.${payload}`;
      return `${text}.${hmac(publicKey.export({ type: 'spki', format: 'pem' }), text)}`;
    }
    if (how === 'ownKeyAlong') {
      // The key to check with comes in the token.
      const text = `${encode({ alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) })}.${payload}`;
      return `${text}.${signRsa('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
    }
    if (how === 'rsa') {
      const text = `${encode(heads.rsa)}.${payload}`;
      return `${text}.${signRsa('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
    }
    if (how === 'kid') return `${encode(heads.kid)}.${payload}.${hmac('', `${encode(heads.kid)}.${payload}`)}`;
    if (how === 'otherKey') return `${head}.${payload}.${hmac(Buffer.from(t.deps.secret), `${head}.${payload}`)}`;
    return `${head}.${encode({ ...decode(payload), roles: ['CAN_MANAGE_ORDERS'] })}.${signature}`;
  };

  test.each(ways)('%s is refused', async (how) => {
    expect(await profile(`Bearer ${await forge(how)}`)).toBe(401);
  });
});

describe('tokens signed with our own key', () => {
  const signed = async (change: object) => {
    const { token } = await begin();
    return new SignJWT({ ...decode(token.split('.')[1]), ...change })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(ownKey());
  };
  const seconds = start.getTime() / 1000;

  test.each([
    ['as they are', {}, 200],
    ['with another issuer', { iss: 'somebody' }, 401],
    ['with another audience', { aud: 'somebody' }, 401],
    ['with an audience of many', { aud: ['somebody', 'somebody else'] }, 401],
    ['that ended a second ago', { exp: seconds - 1 }, 401],
    ['that end now', { exp: seconds }, 401],
    ['that end in a second', { exp: seconds + 1 }, 200],
    ['that end at no time', { exp: 'never' }, 401],
    ['that began a second ago', { nbf: seconds - 1 }, 200],
    ['that begin now', { nbf: seconds }, 200],
    ['that begin in a second', { nbf: seconds + 1 }, 401],
    ['that never end', { exp: undefined }, 401],
    ['without a session', { sid: undefined }, 401],
    ['of an unknown session', { sid: 'none' }, 401],
    ['of another account', { user_id: 1_000_000 }, 401],
    ['of an account that is no number', { user_id: '1' }, 401],
  ])('%s', async (_, change, status) => {
    expect(await profile(`Bearer ${await signed(change)}`)).toBe(status);
  });

  test('in a stronger algorithm are refused too: there is one', async () => {
    const { token } = await begin();
    const text = `${encode({ alg: 'HS512', typ: 'JWT' })}.${token.split('.')[1]}`;
    const signature = createHmac('sha512', ownKey()).update(text).digest('base64url');
    expect(await profile(`Bearer ${text}.${signature}`)).toBe(401);
  });
});

describe('the database has the last word, on the very next request', () => {
  const staffOrders = async (token: string) =>
    (await t.call('GET', '/orders', undefined, { authorization: `Bearer ${token}` })).status;

  test('a role that was taken away is gone, one that was given is there', async () => {
    const { customer, token } = await begin({ roles: ['CAN_MANAGE_ORDERS'] });
    expect(await staffOrders(token)).toBe(200);
    await t.db.delete(customerRoles).where(eq(customerRoles.customerId, customer.id));
    expect(await staffOrders(token)).toBe(403);
    await t.db.insert(customerRoles).values({ customerId: customer.id, role: 'CAN_MANAGE_ORDERS' });
    expect(await staffOrders(token)).toBe(200);
  });

  test('a closed account, a revoked session and a deleted account are refused', async () => {
    const [closed, revoked, deleted] = [await begin(), await begin(), await begin()];
    await t.db.update(customers).set({ active: false }).where(eq(customers.id, closed.customer.id));
    await t.db.update(sessions).set({ revokedAt: start }).where(eq(sessions.id, revoked.sessionId));
    await t.db.delete(customers).where(eq(customers.id, deleted.customer.id));
    for (const { token } of [closed, revoked, deleted]) expect(await profile(`Bearer ${token}`)).toBe(401);
  });

  test('the price type is that of now', async () => {
    const { customer, token } = await begin();
    await t.db.update(customers).set({ customerType: 'wholesale' }).where(eq(customers.id, customer.id));
    expect((await t.deps.identify(`Bearer ${token}`))?.priceType).toBe('wholesale');
  });
});

test('the session of one account does not open another', async () => {
  const [one, other] = [await begin(), await begin()];
  const payload = { ...decode(one.token.split('.')[1]), user_id: other.customer.id, sub: String(other.customer.id) };
  const token = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(ownKey());
  expect(await profile(`Bearer ${token}`)).toBe(401);
});
