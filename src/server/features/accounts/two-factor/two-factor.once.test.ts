import { describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { signInChallenges } from '#server/db/tables/account-tokens.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { recoveryCodes, twoFactors } from '#server/db/tables/sign-in-means.ts';
import { type Customer, makeCustomer, signIn } from '#server/testing/accounts.ts';
import { enrol, timeCode, turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const password = 'Panier2024';
const path = '/authentication/two-factor';
const t = await startSharedApp({ now: new Date('2026-03-02T09:00:00Z'), env: { TRUST_PROXY: 'true' } });
await turnOn(t, 'features.twoFactorAuth');

let addresses = 0;
const anAddress = () => ({ 'x-forwarded-for': `10.3.${Math.floor(++addresses / 250)}.${addresses % 250}` });
const as = (token: string) => ({ authorization: `Bearer ${token}` });
const login = (email: string) =>
  t.call('POST', '/authentication/login_check', { identifier: email, password }, anAddress());
const answer = (challenge: string, code: string, more: object = {}, from = anAddress()) =>
  t.call('POST', `${path}/challenge`, { challenge, code, ...more }, from);
const profile = (token: string) => t.call('GET', '/authentication/customer/get-profile', undefined, as(token));

/** An account with a second factor, and its session of before. A later step, so that the next code is a fresh one. */
async function begin(): Promise<{ customer: Customer; token: string; secret: string; codes: string[] }> {
  const customer = await makeCustomer(t.db, { password });
  const { token } = await signIn(t, customer);
  const { secret, recoveryCodes } = await enrol(t, { token });
  t.wait(60);
  return { customer, token, secret, codes: recoveryCodes };
}
const challengeOf = async (email: string): Promise<string> => (await login(email)).body.data.challenge;

describe('turning it on', () => {
  test('a secret, an address for apps and a picture of it; it counts once a code confirms it', async () => {
    const customer = await makeCustomer(t.db, { password });
    const { token } = await signIn(t, customer);
    const begun = await t.call('POST', path, {}, as(token));
    expect(begun.status).toBe(200);
    const { secret, otpauthUrl, qr } = begun.body.data;
    expect(new URL(otpauthUrl).searchParams.get('secret')).toBe(secret);
    expect(otpauthUrl).toContain(encodeURIComponent(customer.email));
    expect(Buffer.from(qr.replace('data:image/svg+xml;base64,', ''), 'base64').toString()).toMatch(/^<svg /);
    expect((await login(customer.email)).body.token).toBeDefined();
    expect((await t.call('GET', path, undefined, as(token))).body.data.enabled).toBe(false);

    const wrong = await t.call('PUT', path, { code: '000000' }, as(token));
    expect([wrong.status, wrong.body.data.errors.code[0].message]).toEqual([422, 'auth.wrongCode']);
    // As a keyboard set to Japanese writes it.
    const wide = (await timeCode(t, secret)).replace(/\d/g, (digit) =>
      String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
    );
    const confirmed = await t.call('PUT', path, { code: wide }, as(token));
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.data.recoveryCodes).size).toBe(10);
    const expected = { enabled: true, recoveryCodesLeft: 10, required: false };
    expect((await t.call('GET', path, undefined, as(token))).body.data).toEqual(expected);
  });

  test('neither the secret nor a recovery code stands in the database', async () => {
    const { customer, secret, codes } = await begin();
    const rows = JSON.stringify([
      await t.db.select().from(twoFactors).where(eq(twoFactors.customerId, customer.id)),
      await t.db.select().from(recoveryCodes).where(eq(recoveryCodes.customerId, customer.id)),
    ]);
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(rows).not.toContain(hidden);
  });

  test('a secret moved to another account is of no use there', async () => {
    const [victim, thief] = [await begin(), await begin()];
    const [mine] = await t.db.select().from(twoFactors).where(eq(twoFactors.customerId, thief.customer.id));
    const secret = mine?.secret ?? '';
    await t.db.update(twoFactors).set({ secret }).where(eq(twoFactors.customerId, victim.customer.id));
    const challenge = await challengeOf(victim.customer.email);
    const { status } = await answer(challenge, await timeCode(t, thief.secret));
    expect(status).toBe(500);
  });

  test('one that is on is not replaced by beginning again, and codes confirm what was begun', async () => {
    const { token, secret } = await begin();
    expect((await t.call('POST', path, {}, as(token))).status).toBe(409);
    expect((await t.call('PUT', path, { code: await timeCode(t, secret) }, as(token))).status).toBe(409);
  });

  test('beginning twice, the last secret counts', async () => {
    const { token } = await signIn(t, await makeCustomer(t.db));
    const begun = async () => (await t.call('POST', path, {}, as(token))).body.data.secret;
    const [first, second] = [await begun(), await begun()];
    expect((await t.call('PUT', path, { code: await timeCode(t, first) }, as(token))).status).toBe(422);
    expect((await t.call('PUT', path, { code: await timeCode(t, second) }, as(token))).status).toBe(200);
  });

  test('all other sessions end, and sign-ins that were under way', async () => {
    const customer = await makeCustomer(t.db, { password });
    const [here, there] = [await signIn(t, customer), await signIn(t, customer)];
    await enrol(t, here);
    expect((await profile(here.token)).status).toBe(200);
    expect((await profile(there.token)).status).toBe(401);
    const renewed = await t.call('POST', '/authentication/token/refresh', { refresh_token: there.refreshToken });
    expect(renewed.status).toBe(401);
  });

  test('it asks for a sign-in of the last 15 minutes', async () => {
    const { token } = await signIn(t, await makeCustomer(t.db));
    t.wait(900);
    for (const call of ['POST ', 'PUT ', 'POST /end', 'POST /recovery-codes']) {
      const [method = '', way] = call.split(' ');
      const { status, body } = await t.call(method, `${path}${way}`, { code: '000000' }, as(token));
      expect([call, status, body.code]).toEqual([call, 403, 'recentSignInNeeded']);
    }
  });
});

describe('signing in with it', () => {
  test('the password alone opens nothing; with the code it answers what login answers', async () => {
    const { customer, secret } = await begin();
    const first = await login(customer.email);
    expect(first.status).toBe(200);
    expect(first.body.data).toEqual({ twoFactorRequired: true, challenge: expect.stringMatching(/^[\w-]{43}$/) });
    expect(JSON.stringify(first.body)).not.toMatch(/token/);
    expect(first.headers['set-cookie']).toBeUndefined();
    const { status, body } = await answer(first.body.data.challenge, await timeCode(t, secret));
    expect(status).toBe(200);
    expect(body.token).toBe(body.data.token);
    expect(body.refresh_token).toMatch(/^[\w-]{43}$/);
    expect((await profile(body.token)).body.data.id).toBe(customer.id);
  });

  test.each([
    [true, /Max-Age=2592000/],
    [false, /^(?!.*Max-Age)/],
  ])('with use_cookie and remember_me %s the token is in the cookie', async (remember_me, lasts) => {
    const { customer, secret } = await begin();
    const challenge = await challengeOf(customer.email);
    const { body, headers } = await answer(challenge, await timeCode(t, secret), { use_cookie: true, remember_me });
    expect(JSON.stringify(body)).not.toContain('refresh_token');
    expect(headers['set-cookie']).toMatch(/^panier_refresh=/);
    expect(headers['set-cookie']).toMatch(lasts);
  });

  test('a code is good once, also for two who send it at the same moment', async () => {
    const { customer, secret } = await begin();
    const challenges = [await challengeOf(customer.email), await challengeOf(customer.email)];
    const code = await timeCode(t, secret);
    const statuses = (await Promise.all(challenges.map((c) => answer(c, code)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422]);
    expect((await answer(await challengeOf(customer.email), code)).status).toBe(422);
  });

  test('the code before counts for five seconds, the one to come never', async () => {
    const { customer, secret } = await begin();
    t.setNow(new Date(Math.ceil(t.deps.clock().getTime() / 30_000) * 30_000 + 60_000));
    const [before, next] = [await timeCode(t, secret, -1), await timeCode(t, secret, 1)];
    const challenge = await challengeOf(customer.email);
    t.wait(5);
    expect((await answer(challenge, before)).status).toBe(422);
    expect((await answer(challenge, next)).status).toBe(422);
    t.wait(-0.5);
    expect((await answer(challenge, before)).status).toBe(200);
  });

  test('a challenge is good once and for ten minutes', async () => {
    const { customer, secret } = await begin();
    const used = await challengeOf(customer.email);
    expect((await answer(used, await timeCode(t, secret))).status).toBe(200);
    t.wait(30);
    expect((await answer(used, await timeCode(t, secret))).body.code).toBe('invalidToken');
    const late = await challengeOf(customer.email);
    t.wait(600);
    const refused = await answer(late, await timeCode(t, secret));
    expect([refused.status, refused.body.code]).toEqual([401, 'invalidToken']);
  });

  test('a challenge takes five codes', async () => {
    const { customer, secret } = await begin();
    const challenge = await challengeOf(customer.email);
    for (let i = 0; i < 5; i++) expect((await answer(challenge, '000000')).status).toBe(422);
    const refused = await answer(challenge, await timeCode(t, secret));
    expect([refused.status, refused.body.code]).toEqual([401, 'invalidToken']);
    expect((await answer(await challengeOf(customer.email), await timeCode(t, secret))).status).toBe(200);
  });

  test('the second code that misses is told of the clock, and of the recovery codes where there are any', async () => {
    const { customer } = await begin();
    const told = async () => {
      const from = { 'x-forwarded-for': '10.99.0.1' };
      const { body } = await answer(await challengeOf(customer.email), '000000', {}, from);
      return body.data.errors.code[0].message;
    };
    const expected = ['auth.wrongCode', 'auth.wrongCodeAgain', 'auth.wrongCodeAgain'];
    expect([await told(), await told(), await told()]).toEqual(expected);
    const fresh = await makeCustomer(t.db, { password });
    const { token } = await signIn(t, fresh);
    await t.call('POST', path, {}, as(token));
    const enrolling = async () =>
      (await t.call('PUT', path, { code: '000000' }, as(token))).body.data.errors.code[0].message;
    expect([await enrolling(), await enrolling()]).toEqual(['auth.wrongCode', 'auth.wrongCodeClock']);
  });

  test('codes sent at once do not slip through', async () => {
    const { customer } = await begin();
    const challenge = await challengeOf(customer.email);
    const answers = await Promise.all(Array.from({ length: 12 }, () => answer(challenge, '000000')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
  });

  test('ten wrong codes from a network are the last, whatever the challenges; IPv6 neighbours count together', async () => {
    const { customer, secret } = await begin();
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      const from = { 'x-forwarded-for': `2001:db8:7:${customer.id}::${i + 1}` };
      statuses.push((await answer(await challengeOf(customer.email), '000000', {}, from)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    const elsewhere = await answer(await challengeOf(customer.email), await timeCode(t, secret));
    expect(elsewhere.status).toBe(200);
  });

  test.each(['', 'x'.repeat(43), 'x'.repeat(101), 5])('%j is no challenge', async (challenge) => {
    expect([401, 422]).toContain((await answer(challenge as string, '123456')).status);
  });

  test('only the hash of a challenge is stored', async () => {
    const { customer } = await begin();
    const challenge = await challengeOf(customer.email);
    const rows = await t.db.select().from(signInChallenges).where(eq(signInChallenges.customerId, customer.id));
    expect(JSON.stringify(rows)).not.toContain(challenge);
  });

  test('an account that was closed meanwhile is refused', async () => {
    const { customer, secret } = await begin();
    const challenge = await challengeOf(customer.email);
    await t.db.update(customers).set({ active: false }).where(eq(customers.id, customer.id));
    expect((await answer(challenge, await timeCode(t, secret))).body.code).toBe('invalidToken');
  });

  test('a second factor passed by a cached session: what was opened before does not come back', async () => {
    const customer = await makeCustomer(t.db, { password });
    const stolen = (await login(customer.email)).body;
    const pending = await signIn(t, customer);
    await enrol(t, pending);
    expect((await profile(stolen.token)).status).toBe(401);
    const renewed = await t.call('POST', '/authentication/token/refresh', { refresh_token: stolen.refresh_token });
    expect(renewed.status).toBe(401);
    expect((await login(customer.email)).body.data).not.toHaveProperty('token');
  });
});

describe('recovery codes', () => {
  test('each signs in once, as people type it', async () => {
    const { customer, codes } = await begin();
    const [first = '', second = ''] = codes;
    expect((await answer(await challengeOf(customer.email), first)).status).toBe(200);
    expect((await answer(await challengeOf(customer.email), first)).status).toBe(422);
    const typed = ` ${second.replace('-', ' ').toUpperCase()} `;
    const { status, body } = await answer(await challengeOf(customer.email), typed);
    expect(status).toBe(200);
    expect((await t.call('GET', path, undefined, as(body.token))).body.data.recoveryCodesLeft).toBe(8);
  });

  test('another account’s is none', async () => {
    const [one, other] = [await begin(), await begin()];
    expect((await answer(await challengeOf(one.customer.email), other.codes[0] ?? '')).status).toBe(422);
  });

  test('new ones void the old', async () => {
    const { customer, codes } = await begin();
    const { token } = await signIn(t, customer);
    const { body } = await t.call('POST', `${path}/recovery-codes`, {}, as(token));
    expect(body.data.recoveryCodes).toHaveLength(10);
    expect((await answer(await challengeOf(customer.email), codes[0] ?? '')).status).toBe(422);
    expect((await answer(await challengeOf(customer.email), body.data.recoveryCodes[9])).status).toBe(200);
  });
});

describe('turning it off', () => {
  test.each(['code', 'password'])('with the %s; other sessions end', async (by) => {
    const { customer, token, secret, codes } = await begin();
    const other = await signIn(t, customer);
    const proof = by === 'code' ? { code: await timeCode(t, secret), password: null } : { password };
    expect((await t.call('POST', `${path}/end`, proof, as(token))).status).toBe(200);
    expect((await profile(other.token)).status).toBe(401);
    expect((await profile(token)).status).toBe(200);
    expect((await login(customer.email)).body.token).toBeDefined();
    expect(await t.db.$count(recoveryCodes, eq(recoveryCodes.customerId, customer.id))).toBe(0);
    expect(codes).toHaveLength(10);
  });

  test.each([
    [{ code: '000000' }, 422],
    [{ password: 'Wrong2024' }, 400],
    [{}, 422],
    [{ password: '' }, 422],
  ])('%j does not', async (proof, status) => {
    const { customer, token } = await begin();
    expect((await t.call('POST', `${path}/end`, proof, as(token))).status).toBe(status);
    expect((await login(customer.email)).body.data.twoFactorRequired).toBe(true);
  });

  test('where none is on there is nothing to turn off', async () => {
    const { token } = await signIn(t, await makeCustomer(t.db, { password }));
    expect((await t.call('POST', `${path}/end`, { password }, as(token))).status).toBe(409);
  });
});
