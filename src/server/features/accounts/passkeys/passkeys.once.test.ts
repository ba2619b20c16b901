import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { passkeyChallenges, passkeys } from '#server/db/tables/sign-in-means.ts';
import { makeCustomer, signIn } from '#server/testing/accounts.ts';
import { createAuthenticator, type Deviation } from '#server/testing/authenticator.ts';
import { enrol, turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const origin = 'https://shop.example';
const path = '/authentication/passkeys';
const env = { PUBLIC_URL: `${origin}/`, TRUST_PROXY: 'true' };
const t = await startSharedApp({ now: new Date('2026-03-02T09:00:00Z'), env });
await turnOn(t, 'features.twoFactorAuth');

let addresses = 0;
const anAddress = () => ({ 'x-forwarded-for': `10.4.${Math.floor(++addresses / 250)}.${addresses % 250}` });
const as = (token: string) => ({ authorization: `Bearer ${token}` });
const profile = (token: string) => t.call('GET', '/authentication/customer/get-profile', undefined, as(token));
const registration = async (token: string) =>
  (await t.call('POST', `${path}/register/options`, {}, as(token))).body.data;
const add = (token: string, credential: unknown) =>
  t.call('POST', `${path}/register/verify`, { credential }, as(token));
const askSignIn = async () => (await t.call('POST', `${path}/login/options`, {}, anAddress())).body.data;
const enter = (credential: unknown, more: object = {}) =>
  t.call('POST', `${path}/login/verify`, { credential, ...more }, anAddress());

/** An account with a passkey. */
async function begin(traits: object = {}) {
  const customer = await makeCustomer(t.db, traits);
  const { token } = await signIn(t, customer);
  const device = createAuthenticator(origin);
  const { status } = await add(token, device.register(await registration(token)));
  expect(status).toBe(200);
  return { customer, token, device };
}

describe('adding one', () => {
  test('the browser is asked for one that signs in by itself and asks the person', async () => {
    const { token, customer } = await begin();
    const options = await registration(token);
    expect(options).toMatchObject({
      rp: { id: 'shop.example' },
      user: { name: customer.email, id: Buffer.from(customer.externalId).toString('base64url') },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(options.excludeCredentials).toHaveLength(1);
  });

  test('it is listed with its device, and the challenge is stored as a hash', async () => {
    const { token } = await signIn(t, await makeCustomer(t.db));
    const options = await registration(token);
    const rows = JSON.stringify(await t.db.select().from(passkeyChallenges));
    expect(rows).not.toContain(options.challenge);
    const device = createAuthenticator(origin);
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const credential = device.register(options);
    const headers = { ...as(token), 'user-agent': firefox };
    const { body } = await t.call('POST', `${path}/register/verify`, { credential }, headers);
    const listed = (await t.call('GET', path, undefined, as(token))).body.data;
    expect(listed).toEqual([body.data]);
    expect(listed[0]).toEqual({
      id: device.id,
      device: 'Firefox · Linux',
      createdAt: t.deps.clock().toISOString(),
      lastUsedAt: null,
      backedUp: false,
    });
  });

  test.each<[string, Deviation]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['of a subdomain', { origin: 'https://a.shop.example' }],
    ['of another domain’s key', { rpId: 'evil.example' }],
    ['without asking the person', { verified: false }],
    ['that is a sign-in', { type: 'webauthn.get' }],
  ])('one %s is refused', async (_, how) => {
    const { token } = await signIn(t, await makeCustomer(t.db));
    const answer = await add(token, createAuthenticator(origin).register(await registration(token), how));
    expect([answer.status, Object.keys(answer.body.data.errors)]).toEqual([422, ['credential']]);
    expect((await t.call('GET', path, undefined, as(token))).body.data).toEqual([]);
  });

  test('ways to reach the device that the database cannot hold are left out', async () => {
    const { token } = await signIn(t, await makeCustomer(t.db));
    const options = (await t.call('POST', `${path}/register/options`, {}, as(token))).body.data;
    const made = createAuthenticator(origin).register(options);
    const credential = { ...made, response: { ...made.response, transports: ['usb', '\u0000'] } };
    expect((await t.call('POST', `${path}/register/verify`, { credential }, as(token))).status).toBe(200);
  });

  test('a challenge is good once, for its account, for five minutes', async () => {
    const [one, other] = [await signIn(t, await makeCustomer(t.db)), await signIn(t, await makeCustomer(t.db))];
    const options = await registration(one.token);
    expect((await add(other.token, createAuthenticator(origin).register(options))).status).toBe(422);
    expect((await add(one.token, createAuthenticator(origin).register(options))).status).toBe(200);
    expect((await add(one.token, createAuthenticator(origin).register(options))).status).toBe(422);
    const forSignIn = { ...(await askSignIn()), rp: { id: 'shop.example' } };
    expect((await add(one.token, createAuthenticator(origin).register(forSignIn))).status).toBe(422);
    const late = await registration(one.token);
    t.wait(300);
    expect((await add(one.token, createAuthenticator(origin).register(late))).status).toBe(422);
  });

  test('another account’s credential stays that account’s', async () => {
    const { customer, device } = await begin();
    const thief = await signIn(t, await makeCustomer(t.db));
    const mine = createAuthenticator(origin);
    const refused = await add(thief.token, mine.register(await registration(thief.token), { id: device.id }));
    expect(refused.status).toBe(422);
    const { body } = await enter(device.sign(await askSignIn()));
    expect((await profile(body.token)).body.data.id).toBe(customer.id);
  });

  test.each([[{}], [{ credential: null }], [{ credential: { id: '<', response: {} } }], [{ credential: 'x' }]])(
    '%j is 422',
    async (sent) => {
      const { token } = await signIn(t, await makeCustomer(t.db));
      expect((await t.call('POST', `${path}/register/verify`, sent, as(token))).status).toBe(422);
    },
  );

  test('adding and removing ask for a sign-in of the last 15 minutes', async () => {
    const { token, device } = await begin();
    t.wait(900);
    for (const [method, way] of [
      ['POST', '/register/options'],
      ['POST', '/register/verify'],
      ['DELETE', `/${device.id}`],
    ] as const) {
      const { status, body } = await t.call(method, `${path}${way}`, undefined, as(token));
      expect([way, status, body.code]).toEqual([way, 403, 'recentSignInNeeded']);
    }
  });
});

describe('signing in', () => {
  test('answers what login answers, and asks for no code: a passkey is two factors', async () => {
    const { customer, token, device } = await begin();
    await enrol(t, { token });
    const { status, body } = await enter(device.sign(await askSignIn()));
    expect(status).toBe(200);
    expect(body.token).toBe(body.data.token);
    expect(body.refresh_token).toMatch(/^[\w-]{43}$/);
    expect((await profile(body.token)).body.data.id).toBe(customer.id);
    const [row] = await t.db.select().from(passkeys).where(eq(passkeys.id, device.id));
    expect([row?.counter, row?.lastUsedAt]).toEqual([1, t.deps.clock()]);
  });

  test.each([
    [true, /Max-Age=2592000/],
    [false, /^(?!.*Max-Age)/],
  ])('with use_cookie and remember_me %s the token is in the cookie', async (remember_me, lasts) => {
    const { device } = await begin();
    const { body, headers } = await enter(device.sign(await askSignIn()), { use_cookie: true, remember_me });
    expect(JSON.stringify(body)).not.toContain('refresh_token');
    expect(headers['set-cookie']).toMatch(/^panier_refresh=/);
    expect(headers['set-cookie']).toMatch(lasts);
  });

  test.each<[string, Deviation]>([
    ['on another site', { origin: 'https://evil.example' }],
    ['on a page without TLS', { origin: 'http://shop.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['without asking the person', { verified: false }],
    ['as a registration', { type: 'webauthn.create' }],
    ['with another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['as an unknown passkey', { id: Buffer.alloc(32, 7).toString('base64url') }],
    ['in the name of nobody', { userHandle: 'AA' }],
    ['in another’s name', { userHandle: Buffer.from('another-account').toString('base64url') }],
  ])('one signed %s is refused', async (_, how) => {
    const { device } = await begin();
    const { status, body } = await enter(device.sign(await askSignIn(), how));
    expect([status, body.code]).toEqual([401, 'invalidCredentials']);
  });

  test('the same answer is refused when it comes again', async () => {
    const { device } = await begin();
    const signed = device.sign(await askSignIn());
    expect((await enter(signed)).status).toBe(200);
    expect((await enter(signed)).status).toBe(401);
  });

  test('of many at once with one challenge, one comes in', async () => {
    const { device } = await begin();
    const signed = device.sign(await askSignIn());
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => enter(signed)))).map((a) => a.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('a challenge is used up by a wrong answer, and good for five minutes', async () => {
    const { device } = await begin();
    const options = await askSignIn();
    expect((await enter(device.sign(options, { verified: false }))).status).toBe(401);
    expect((await enter(device.sign(options))).status).toBe(401);
    const late = await askSignIn();
    t.wait(300);
    expect((await enter(device.sign(late))).status).toBe(401);
    expect((await enter(device.sign({ ...late, challenge: 'bWFkZS11cA' }))).status).toBe(401);
  });

  test('a challenge for adding one signs nobody in', async () => {
    const { device, token } = await begin();
    const { challenge } = await registration(token);
    expect((await enter(device.sign({ challenge, rpId: 'shop.example' }))).status).toBe(401);
  });

  test('a copy of the device is noticed by its counter', async () => {
    const { device } = await begin();
    expect((await enter(device.sign(await askSignIn(), { counter: 9 }))).status).toBe(200);
    expect((await enter(device.sign(await askSignIn(), { counter: 9 }))).status).toBe(401);
    expect((await enter(device.sign(await askSignIn(), { counter: 10 }))).status).toBe(200);
  });

  test('one account’s passkey does not open another’s', async () => {
    const [mine, victim] = [await begin(), await begin()];
    expect((await enter(mine.device.sign(await askSignIn(), { id: victim.device.id }))).status).toBe(401);
    const userHandle = Buffer.from(victim.customer.externalId).toString('base64url');
    expect((await enter(mine.device.sign(await askSignIn(), { userHandle }))).status).toBe(401);
  });

  test('a closed account is refused', async () => {
    const { customer, device } = await begin();
    await t.db.update(customers).set({ active: false }).where(eq(customers.id, customer.id));
    expect((await enter(device.sign(await askSignIn()))).status).toBe(401);
  });
});

describe('removing one', () => {
  test('it opens nothing any more, and other sessions end', async () => {
    const { token, device, customer } = await begin();
    const other = await signIn(t, customer);
    expect((await t.call('DELETE', `${path}/${device.id}`, undefined, as(token))).status).toBe(200);
    expect((await enter(device.sign(await askSignIn()))).status).toBe(401);
    expect((await profile(other.token)).status).toBe(401);
    expect((await profile(token)).status).toBe(200);
    expect((await t.call('DELETE', `${path}/${device.id}`, undefined, as(token))).status).toBe(404);
  });

  test('its id may be as long as a device can make one: 1,023 bytes', async () => {
    const { token } = await signIn(t, await makeCustomer(t.db));
    const device = createAuthenticator(origin, 1023);
    expect((await add(token, device.register(await registration(token)))).status).toBe(200);
    expect((await enter(device.sign(await askSignIn()))).status).toBe(200);
    expect(device.id).toHaveLength(1364);
    expect((await t.call('DELETE', `${path}/${device.id}`, undefined, as(token))).status).toBe(200);
    expect((await enter(device.sign(await askSignIn()))).status).toBe(401);
  });

  test('what can be no id is refused', async () => {
    const { token } = await signIn(t, await makeCustomer(t.db));
    expect((await t.call('DELETE', `${path}/a%00b`, undefined, as(token))).status).toBe(422);
  });

  test('another’s is 404, and works on', async () => {
    const [mine, other] = [await begin(), await begin()];
    expect((await t.call('DELETE', `${path}/${other.device.id}`, undefined, as(mine.token))).status).toBe(404);
    expect((await enter(other.device.sign(await askSignIn()))).status).toBe(200);
  });
});
