import { describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customerRoles, customers, refreshTokens, sessions } from '#server/db/tables/accounts.ts';
import { type Customer, makeCustomer, signIn } from '#server/testing/accounts.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-03-02T09:00:00Z');
const t = await startSharedApp({ now });

const path = '/authentication/token/refresh';
const refresh = (token: string) => t.call('POST', path, { refresh_token: token });
const byCookie = (token: string, headers: Record<string, string> = {}, body: unknown = { use_cookie: true }) =>
  t.call('POST', path, body ?? undefined, { cookie: `panier_refresh=${token}`, ...headers });
const cookieOf = (headers: Record<string, unknown>) =>
  /^panier_refresh=([^;]*)/.exec(String(headers['set-cookie']))?.[1] ?? '';
const profile = (token: string) =>
  t.call('GET', '/authentication/customer/get-profile', undefined, { authorization: `Bearer ${token}` });
const begin = async (
  traits = {},
): Promise<{ customer: Customer; token: string; refreshToken: string; sessionId: string }> => {
  const customer = await makeCustomer(t.db, traits);
  return { customer, ...(await signIn(t, customer)) };
};
/** Uses a token as a client does and answers the next. */
const next = async (token: string): Promise<string> => {
  const { status, body } = await refresh(token);
  expect(status).toBe(200);
  return body.refresh_token;
};

describe('by the body', () => {
  test('a token gives a fresh pair, on top and in data, and is used up', async () => {
    const { refreshToken, customer } = await begin();
    const { status, body, headers } = await refresh(refreshToken);
    expect(status).toBe(200);
    expect(body.token).toBe(body.data.token);
    expect(body.refresh_token).toBe(body.data.refresh_token);
    expect(body.refresh_token).not.toBe(refreshToken);
    expect(body.data.expires_in).toBe(3600);
    expect(headers['set-cookie']).toBeUndefined();
    expect((await profile(body.token)).body.data.id).toBe(customer.id);
  });

  test.each([
    ['nothing', {}, 401, 'noRefreshToken'],
    ['none', { refresh_token: null }, 401, 'noRefreshToken'],
    ['a blank one', { refresh_token: '' }, 401, 'noRefreshToken'],
    ['an unknown one', { refresh_token: 'x'.repeat(43) }, 401, 'invalidToken'],
    ['a wrong type', { refresh_token: 5 }, 422, 'invalid'],
    ['a long one', { refresh_token: 'x'.repeat(501) }, 422, 'invalid'],
  ])('%s is refused', async (_, body, status, code) => {
    const answer = await t.call('POST', path, body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('without a body it is 401', async () => {
    expect((await t.call('POST', path)).status).toBe(401);
  });

  test('an access token is no refresh token, and the other way round', async () => {
    const { token, refreshToken } = await begin();
    expect((await refresh(token)).status).toBe(401);
    expect((await profile(refreshToken)).status).toBe(401);
  });

  test('only hashes are stored', async () => {
    const { refreshToken, sessionId } = await begin();
    const second = await next(refreshToken);
    const rows = JSON.stringify(await t.db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, sessionId)));
    expect(rows).not.toContain(refreshToken);
    expect(rows).not.toContain(second);
  });
});

describe('reuse', () => {
  test('of a token after the grace ends the whole family', async () => {
    const { refreshToken, token, sessionId } = await begin();
    const second = await next(refreshToken);
    t.wait(10.001);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(second)).status).toBe(401);
    expect((await profile(token)).status).toBe(401);
    const [session] = await t.db.select().from(sessions).where(eq(sessions.id, sessionId));
    expect(session?.revokedFor).toBe('reuse');
  });

  test('within the grace gives the same successor: the answer was lost', async () => {
    const { refreshToken } = await begin();
    const lost = await next(refreshToken);
    t.wait(10);
    const again = await refresh(refreshToken);
    expect(again.status).toBe(200);
    expect(again.body.refresh_token).toBe(lost);
    expect((await profile(again.body.token)).status).toBe(200);
    expect((await refresh(lost)).status).toBe(200);
  });

  test('within the grace, but after the successor was used, ends the family', async () => {
    const { refreshToken } = await begin();
    const third = await next(await next(refreshToken));
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  test('of the token before the last ends the family even at once', async () => {
    const { refreshToken } = await begin();
    const second = await next(refreshToken);
    const third = await next(second);
    expect((await refresh(second)).body.refresh_token).toBe(third);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  test('leaves the other sessions of the account alone', async () => {
    const customer = await makeCustomer(t.db);
    const [one, other] = [await signIn(t, customer), await signIn(t, customer)];
    await next(one.refreshToken);
    t.wait(60);
    expect((await refresh(one.refreshToken)).status).toBe(401);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  test('by many at once: all get the same successor, and nobody is signed out', async () => {
    const { refreshToken } = await begin();
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(refreshToken)));
    expect(answers.map((a) => a.status)).toEqual(Array(10).fill(200));
    const tokens = new Set(answers.map((a) => a.body.refresh_token));
    expect(tokens.size).toBe(1);
    expect((await refresh([...tokens][0])).status).toBe(200);
  });
});

test('a token waits 30 days, each use anew', async () => {
  const { refreshToken } = await begin();
  const day = 24 * 3600;
  t.wait(30 * day - 1);
  const second = await next(refreshToken);
  t.wait(30 * day - 1);
  const third = await next(second);
  t.wait(30 * day);
  expect((await refresh(third)).status).toBe(401);
});

test('however often it is used, a session ends 180 days after the sign-in', async () => {
  t.setNow(now);
  const { refreshToken } = await begin();
  let token = refreshToken;
  for (let day = 20; day < 180; day += 20) {
    t.setNow(new Date(now.getTime() + day * 86_400_000));
    token = await next(token);
  }
  t.setNow(new Date(now.getTime() + 180 * 86_400_000));
  expect((await refresh(token)).body.code).toBe('invalidToken');
  t.setNow(now);
});

test('a session knows when it was used and what it was opened with', async () => {
  t.setNow(now);
  const customer = await makeCustomer(t.db, { password: 'Secret2026' });
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const input = { identifier: customer.email, password: 'Secret2026' };
  const { body } = await t.call('POST', '/authentication/login_check', input, { 'user-agent': firefox });
  t.wait(3600);
  await next(body.refresh_token);
  const [session] = await t.db.select().from(sessions).where(eq(sessions.customerId, customer.id));
  const expected = { device: 'Firefox · Windows', remember: false, authenticatedAt: now, lastUsedAt: t.deps.clock() };
  expect(session).toMatchObject(expected);
  t.setNow(now);
});

test.each([
  ['with remember-me 30 days', true, /Max-Age=2592000/],
  ['without it until the browser ends', false, /^(?!.*(Max-Age|Expires))/],
])('the cookie lasts %s, when it is renewed too', async (_, remember_me, lasts) => {
  t.setNow(now);
  const customer = await makeCustomer(t.db, { password: 'Secret2026' });
  const input = { identifier: customer.email, password: 'Secret2026', use_cookie: true, remember_me };
  const { headers } = await t.call('POST', '/authentication/login_check', input);
  expect(String(headers['set-cookie'])).toMatch(lasts);
  expect(String((await byCookie(cookieOf(headers))).headers['set-cookie'])).toMatch(lasts);
});

test('a closed account gets no more tokens', async () => {
  const { customer, refreshToken } = await begin();
  await t.db.update(customers).set({ active: false }).where(eq(customers.id, customer.id));
  expect((await refresh(refreshToken)).status).toBe(401);
});

test('the fresh token carries the roles of now', async () => {
  const { customer, refreshToken } = await begin({ roles: ['CAN_MANAGE_ORDERS'] });
  await t.db.delete(customerRoles).where(eq(customerRoles.customerId, customer.id));
  const { body } = await refresh(refreshToken);
  expect(JSON.parse(Buffer.from(body.token.split('.')[1], 'base64url').toString()).roles).toEqual([]);
});

describe('by the cookie', () => {
  test('the answer goes by cookie too, whatever use_cookie says', async () => {
    const { refreshToken } = await begin();
    const first = await byCookie(refreshToken);
    expect(first.status).toBe(200);
    expect(JSON.stringify(first.body)).not.toContain('refresh_token');
    const second = await byCookie(cookieOf(first.headers), {}, {});
    expect(JSON.stringify(second.body)).not.toContain('refresh_token');
    expect((await byCookie(cookieOf(second.headers), {}, { use_cookie: false })).body.refresh_token).toBeUndefined();
  });

  test('two tabs at once stay signed in, whichever answer comes last', async () => {
    const { refreshToken } = await begin();
    const [one, two] = await Promise.all([byCookie(refreshToken), byCookie(refreshToken)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(cookieOf(one.headers)).toBe(cookieOf(two.headers));
    t.wait(3000);
    expect((await byCookie(cookieOf(one.headers))).status).toBe(200);
  });

  test('a token in the body goes before the cookie, and may move into it', async () => {
    const [inBody, inCookie] = [await begin(), await begin()];
    const headers = { cookie: `panier_refresh=${inCookie.refreshToken}` };
    const { body } = await t.call('POST', path, { refresh_token: inBody.refreshToken }, headers);
    expect((await profile(body.token)).body.data.id).toBe(inBody.customer.id);
    const moved = await t.call('POST', path, { refresh_token: body.refresh_token, use_cookie: true });
    expect(cookieOf(moved.headers)).toMatch(/^[\w-]{43}$/);
    expect(moved.body.refresh_token).toBeUndefined();
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' }, '{}', 403],
    ['a sister site', { 'sec-fetch-site': 'same-site', 'content-type': 'application/json' }, '{}', 403],
    ['a form', { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 415],
    [
      'a page of another site, in an old browser',
      { origin: 'https://evil.example', 'content-type': 'application/json' },
      '{}',
      403,
    ],
    ['a page of no site', { origin: 'null', 'content-type': 'application/json' }, '{}', 403],
    ['a browser that sends no body', { origin: 'https://shop.example', host: 'shop.example' }, null, 415],
    ['plain text', { origin: 'https://evil.example', 'content-type': 'text/plain' }, '{}', 422],
  ])('from %s it is refused and stays unused', async (_, headers, body, status) => {
    const { refreshToken } = await begin();
    expect((await byCookie(refreshToken, headers, body)).status).toBe(status);
    t.wait(60);
    expect((await byCookie(refreshToken, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('a program that is no browser needs no body', async () => {
    const { refreshToken } = await begin();
    expect((await byCookie(refreshToken, {}, null)).status).toBe(200);
  });
});

describe('logout', () => {
  const logout = (token: string, body?: unknown, headers = {}) =>
    t.call('POST', '/authentication/logout', body, { authorization: `Bearer ${token}`, ...headers });

  test('ends this session at once: access and refresh token are refused, and the cookie is cleared', async () => {
    const { token, refreshToken } = await begin();
    const { status, body, headers } = await logout(token);
    expect(status).toBe(200);
    expect(body.data).toBeNull();
    expect(headers['set-cookie']).toMatch(/^panier_refresh=; Max-Age=0; Path=\/api\/v1\/authentication;.* HttpOnly/);
    expect((await profile(token)).status).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await logout(token)).status).toBe(401);
  });

  test('with an empty JSON body works too, and other sessions stay', async () => {
    const customer = await makeCustomer(t.db);
    const [one, other] = [await signIn(t, customer), await signIn(t, customer)];
    const answer = await t.app.inject({
      method: 'POST',
      url: '/api/v1/authentication/logout',
      headers: { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(200);
    expect((await profile(other.token)).status).toBe(200);
  });

  test('without a token is 401', async () => {
    expect((await t.call('POST', '/authentication/logout')).status).toBe(401);
  });
});
