import { beforeEach, expect, test, vi } from 'vitest';
import { readLog } from '#web/lib/browser/log.ts';
import { decodeUser, isTokenFresh, readAuthToken } from './access-token.ts';

const makeToken = (payload: object) =>
  `h.${btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(payload))))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')}.s`;
const first = makeToken({
  user_id: 7,
  email: 'lễ@shop.example',
  roles: ['CAN_MANAGE_ORDERS'],
  customerType: 'wholesale',
});
const second = makeToken({ user_id: 7, email: 'x@shop.example', roles: [] });

let kept: Map<string, string>;
let answers: { status: number; body: object }[];
let asked: { url: string; headers: Record<string, string> }[];

beforeEach(() => {
  vi.resetModules();
  kept = new Map();
  answers = [];
  asked = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: { client: 'my-shop' } } });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (url: string, options: { headers: Record<string, string> }) => {
    asked.push({ url, headers: options.headers });
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return { status: answer.status, json: async () => answer.body };
  });
});

const fresh = { status: 200, body: { data: { token: second, expires_in: 3600 } } };
const keep = (token: string, minutes: number) =>
  kept.set('auth_token', JSON.stringify({ access_token: token, expires_at: Date.now() + minutes * 60_000 }));
const load = () => import('./session-token.ts');

test('a token names its user, and counts as over 5 minutes before it is', () => {
  const expected = { id: 7, email: 'lễ@shop.example', roles: ['CAN_MANAGE_ORDERS'], customerType: 'wholesale' };
  expect(decodeUser(first)).toEqual(expected);
  expect(decodeUser('a.b')).toBeNull();
  expect(decodeUser('a.b.c')).toBeNull();
  expect(readAuthToken({ access_token: 'junk', expires_at: 1 })).toBeNull();
  const token = { access_token: first, token_type: 'Bearer', expires_in: 3600, expires_at: 1_000_000 } as const;
  expect(isTokenFresh(token, new Date(1_000_000 - 300_001))).toBe(true);
  expect(isTokenFresh(token, new Date(1_000_000 - 300_000))).toBe(false);
});

test('a token that has no three parts, or no user in them, is noted without a letter of it and names nobody', () => {
  const before = readLog().length;
  for (const token of ['geheim.b', 'geheim.b.c', makeToken({ email: 'geheim@shop.example' })])
    expect(decodeUser(token)).toBeNull();
  const noted = readLog().slice(before);
  expect(noted.map(({ what, reason }) => `${what}: ${reason}`)).toEqual(Array(3).fill('auth_token: cannot be read'));
});

test('a fresh token is used as it is, a stale one is renewed once for all who wait', async () => {
  const { accessToken } = await load();
  expect(await accessToken()).toBeNull();
  keep(first, 30);
  expect(await accessToken()).toBe(first);
  expect(asked).toEqual([]);
  keep(first, 4);
  answers = [fresh];
  expect(await Promise.all([accessToken(), accessToken(), accessToken()])).toEqual([second, second, second]);
  expect(asked).toHaveLength(1);
  expect(JSON.parse(kept.get('auth_token') ?? '')).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
});

test('a token that another tab has renewed meanwhile is taken', async () => {
  const { renewSession } = await load();
  keep(second, 30);
  expect(await renewSession(first)).toBe(second);
  expect(asked).toEqual([]);
});

test('a refused renewal ends the session, a lost network does not', async () => {
  const { accessToken } = await load();
  keep(first, 1);
  expect(await accessToken()).toBe(first);
  expect(kept.has('auth_token')).toBe(true);
  answers = [{ status: 401, body: {} }];
  expect(await accessToken()).toBeNull();
  expect(kept.has('auth_token')).toBe(false);
});

test('a refused call is sent once more with the renewed token', async () => {
  const { api } = await import('./api.ts');
  const { readProfile } = await import('#contract/accounts/accounts.ts');
  keep(first, 30);
  answers = [{ status: 401, body: {} }, fresh, { status: 200, body: { data: { name: 'Me' } } }];
  expect(await api(readProfile, {})).toEqual({ name: 'Me' });
  expect(asked.map(({ url, headers }) => [url.split('/').at(-1), headers.authorization])).toEqual([
    ['get-profile', `Bearer ${first}`],
    ['refresh', undefined],
    ['get-profile', `Bearer ${second}`],
  ]);
  // The id that the server wrote on the document, in the renewal too.
  for (const { headers } of asked) expect(headers).toMatchObject({ 'x-client-id': 'my-shop', 'accept-language': 'en' });
});

test('a document that names no client makes no name up', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  const { api } = await import('./api.ts');
  const { listStores } = await import('#contract/stores/stores.ts');
  answers = [{ status: 200, body: { data: [] } }];
  await api(listStores, {});
  expect(asked[0]?.headers).not.toHaveProperty('x-client-id');
});

test('calls that sign somebody in carry no token, and a registration no client', async () => {
  const { api } = await import('./api.ts');
  const { login, register } = await import('#contract/accounts/sessions.ts');
  const { forgotPassword, resetPassword, verifyResetPasswordToken } = await import('#contract/accounts/recovery.ts');
  keep(first, 30);
  const calls = [login, register, forgotPassword, resetPassword, verifyResetPasswordToken];
  answers = calls.map(() => fresh);
  for (const call of calls) await api(call as typeof login, {} as never);
  expect(asked.map(({ url }) => url.split('/').at(-1))).toEqual(calls.map(({ path }) => path.split('/').at(-1)));
  for (const { url, headers } of asked) {
    expect(headers, url).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
    expect(headers, url).not.toHaveProperty('authorization');
    expect(headers['x-client-id'], url).toBe(url.endsWith('/register') ? undefined : 'my-shop');
  }
});

test('no answer is the refusal network', async () => {
  const { api } = await import('./api.ts');
  const { listStores } = await import('#contract/stores/stores.ts');
  await expect(api(listStores, {})).rejects.toMatchObject({ code: 'network', status: 0 });
});

test('a call that fails is refused, and noted by its path alone', async () => {
  const { api } = await import('./api.ts');
  const { readLog } = await import('#web/lib/browser/log.ts');
  const { suggestSearch } = await import('#contract/catalogue/catalogue.ts');
  const call = () => api(suggestSearch, { storeId: 7, search: 'anna@shop.example' });
  await expect(call()).rejects.toMatchObject({ code: 'network' });
  answers = [{ status: 503, body: { code: 'unavailable' } }];
  await expect(call()).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  expect(readLog().map(({ what, reason }) => `${what}: ${reason}`)).toEqual([
    'GET /api/v1/store/7/search-suggestions: TypeError: no network',
    'GET /api/v1/store/7/search-suggestions: 503',
  ]);
});

test('an answer without the shape of ours is refused as such', async () => {
  const { api } = await import('./api.ts');
  const { listStores } = await import('#contract/stores/stores.ts');
  for (const body of [null, 'a page', { status: 200 }]) {
    answers = [{ status: 200, body: body as object }];
    await expect(api(listStores, {})).rejects.toMatchObject({ code: 'badAnswer', status: 200 });
  }
  answers = [{ status: 200, body: { data: null } }];
  expect(await api(listStores, {})).toBeNull();
});

test('signing out clears the browser even when the server is away', async () => {
  const { endSession } = await import('./end-session.ts');
  keep(first, 30);
  await endSession();
  expect(kept.has('auth_token')).toBe(false);
  expect(asked[0]?.headers.authorization).toBe(`Bearer ${first}`);
});

test('without being remembered a token counts until the browser is closed, also once it is renewed', async () => {
  const { startSession, continueSession, storedToken } = await load();
  startSession({ token: first, expires_in: 3600 }, false);
  expect(document.cookie).toBe('panier_session=1; path=/; samesite=lax');
  expect(storedToken.read()?.access_token).toBe(first);
  continueSession({ token: second, expires_in: 3600 });
  // What the next start finds: the storage, but no cookie.
  vi.resetModules();
  vi.stubGlobal('document', { cookie: '' });
  expect((await load()).storedToken.read()).toBeNull();
});

test('a token that is to be remembered outlives the browser', async () => {
  const { startSession, continueSession } = await load();
  startSession({ token: first, expires_in: 3600 }, true);
  expect(document.cookie).toBeUndefined();
  continueSession({ token: second, expires_in: 3600 });
  vi.resetModules();
  expect((await load()).storedToken.read()?.access_token).toBe(second);
});
