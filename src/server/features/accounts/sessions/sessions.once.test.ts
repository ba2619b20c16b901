import { describe, expect, test } from 'vitest';
import { makeCustomer, signIn } from '#server/testing/accounts.ts';
import { enrol, timeCode, turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const password = 'Panier2024';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const t = await startSharedApp({ now: new Date('2026-03-02T09:00:00Z'), env: { TRUST_PROXY: 'true' } });
await turnOn(t, 'features.twoFactorAuth');

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const list = async (token: string) => (await t.call('GET', '/authentication/sessions', undefined, as(token))).body.data;
const end = (token: string, id: string) => t.call('DELETE', `/authentication/sessions/${id}`, undefined, as(token));
const profile = (token: string) => t.call('GET', '/authentication/customer/get-profile', undefined, as(token));
const beginFactor = (token: string) => t.call('POST', '/authentication/two-factor', {}, as(token));
const again = (token: string, proof: object, ip = '10.9.0.1') =>
  t.call('POST', '/authentication/reauthenticate', proof, { ...as(token), 'x-forwarded-for': ip });

describe('where am I signed in', () => {
  test('the last used first, with device and times; this one is marked', async () => {
    const customer = await makeCustomer(t.db, { password });
    const first = await signIn(t, customer);
    t.wait(60);
    const credentials = { identifier: customer.email, password };
    const { body } = await t.call('POST', '/authentication/login_check', credentials, { 'user-agent': firefox });
    const start = t.deps.clock().getTime();
    const rows = await list(body.token);
    expect(rows).toEqual([
      {
        id: expect.any(String),
        device: 'Firefox · Windows',
        createdAt: new Date(start).toISOString(),
        lastUsedAt: new Date(start).toISOString(),
        current: true,
      },
      expect.objectContaining({ id: first.sessionId, device: '', current: false }),
    ]);
    t.wait(60);
    await t.call('POST', '/authentication/token/refresh', { refresh_token: first.refreshToken });
    expect((await list(body.token)).map((row: { id: string }) => row.id)[0]).toBe(first.sessionId);
  });

  test('one press ends one, from the next call on', async () => {
    const customer = await makeCustomer(t.db);
    const [here, there, third] = [await signIn(t, customer), await signIn(t, customer), await signIn(t, customer)];
    expect((await end(here.token, there.sessionId)).status).toBe(200);
    expect((await profile(there.token)).status).toBe(401);
    const refreshed = await t.call('POST', '/authentication/token/refresh', { refresh_token: there.refreshToken });
    expect(refreshed.status).toBe(401);
    expect((await profile(third.token)).status).toBe(200);
    expect((await list(here.token)).map((row: { id: string }) => row.id).sort()).toEqual(
      [here.sessionId, third.sessionId].sort(),
    );
    expect((await end(here.token, there.sessionId)).status).toBe(404);
  });

  test('another’s is 404, and stays', async () => {
    const [mine, other] = [await signIn(t, await makeCustomer(t.db)), await signIn(t, await makeCustomer(t.db))];
    expect((await end(mine.token, other.sessionId)).status).toBe(404);
    expect((await end(mine.token, 'x'.repeat(36))).status).toBe(404);
    expect((await profile(other.token)).status).toBe(200);
  });

  test.each(['%00', 'a%00b', "'--", 'x'.repeat(101)])('what can be no id is refused: %s', async (id) => {
    expect((await end((await signIn(t, await makeCustomer(t.db))).token, id)).status).toBe(422);
  });

  test('ending this one takes its cookie back', async () => {
    const { token, sessionId } = await signIn(t, await makeCustomer(t.db));
    const { headers } = await end(token, sessionId);
    expect(headers['set-cookie']).toMatch(/^panier_refresh=;/);
    expect((await profile(token)).status).toBe(401);
  });

  test('one that nobody can carry on any more is not named', async () => {
    const customer = await makeCustomer(t.db);
    await signIn(t, customer);
    t.wait(30 * 24 * 3600);
    const now = await signIn(t, customer);
    expect(await list(now.token)).toHaveLength(1);
  });
});

describe('proving again who calls', () => {
  test.each(['password', 'code', 'recovery code'])('by %s, the next 15 minutes are open', async (by) => {
    const customer = await makeCustomer(t.db, { password });
    const session = await signIn(t, customer);
    const { secret, recoveryCodes } = await enrol(t, session);
    t.wait(900);
    const renew = () => t.call('POST', '/authentication/two-factor/recovery-codes', {}, as(session.token));
    expect((await renew()).body.code).toBe('recentSignInNeeded');
    const code = by === 'code' ? await timeCode(t, secret) : recoveryCodes[0];
    expect((await again(session.token, by === 'password' ? { password, code: null } : { code })).status).toBe(200);
    t.wait(899);
    expect((await renew()).status).toBe(200);
    t.wait(1);
    expect((await renew()).status).toBe(403);
  });

  test('it opens this session alone', async () => {
    const customer = await makeCustomer(t.db, { password });
    const [here, there] = [await signIn(t, customer), await signIn(t, customer)];
    t.wait(900);
    await again(here.token, { password });
    expect((await beginFactor(there.token)).status).toBe(403);
    expect((await beginFactor(here.token)).status).toBe(200);
  });

  test.each([
    [{ password: 'Wrong2024' }, 400, 'wrongPassword', 'password'],
    [{ code: '000000' }, 422, 'invalid', 'code'],
    [{}, 422, 'invalid', 'password'],
    [{ password: null, code: null }, 422, 'invalid', 'password'],
    [{ password: 5 }, 422, 'invalid', 'password'],
  ])('%j does not', async (proof, status, code, field) => {
    const { token } = await signIn(t, await makeCustomer(t.db, { password }));
    t.wait(900);
    const { status: got, body } = await again(token, proof);
    expect([got, body.code, Object.keys(body.data.errors)]).toEqual([status, code, [field]]);
    expect((await beginFactor(token)).status).toBe(403);
  });

  test('wrong passwords count with those of signing in', async () => {
    const customer = await makeCustomer(t.db, { password });
    const { token } = await signIn(t, customer);
    const ip = '10.9.1.7';
    for (let i = 0; i < 10; i++) expect((await again(token, { password: 'Wrong2024' }, ip)).status).toBe(400);
    expect((await again(token, { password }, ip)).status).toBe(429);
    const credentials = { identifier: customer.email, password };
    const signedIn = await t.call('POST', '/authentication/login_check', credentials, { 'x-forwarded-for': ip });
    expect(signedIn.status).toBe(429);
  });
});
