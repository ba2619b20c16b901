import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AskedPage } from '#contract/page-rendering.ts';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { storeFeatureConfig } from '#server/services/shop/flags.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { pageRoutes } from './pages.ts';

let rendered: AskedPage[];
let now: number;

const t = await startSharedApp({ now: new Date('2026-03-02T10:00:00Z') });
now = new Date('2026-03-02T10:00:00Z').getTime();
pageRoutes(t.app, t.deps, async (page, read) => {
  rendered.push(page);
  const { pathname } = new URL(page.url);
  const flags = page.known['/api/v1/feature-config'] ?? (await read('/api/v1/feature-config'));
  const status = pathname === '/nowhere' ? 404 : pathname === '/broken' ? 500 : 200;
  const form =
    pathname === '/form'
      ? '<body><form method="post"><input name="email"/><input type="password" name="password"/></form></body>'
      : '';
  const html = `<!DOCTYPE html><p>${flags.status} ${page.language}</p><script>let a = ${rendered.length}</script>${' '.repeat(2000)}${form}`;
  const headers: [string, string][] = [
    ['content-type', 'text/html; charset=utf-8'],
    ['set-cookie', 'a=b'],
    ['cache-control', 'no-store'],
  ];
  return { status, headers, body: new TextEncoder().encode(html) };
});
beforeEach(() => {
  rendered = [];
  // Past the lifetime of whatever an earlier test has left.
  now += 60_000;
  t.setNow(new Date(now));
});

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ method: 'GET', url, headers });

test('the renderer sees the language and the store of a visitor, and nothing else', async () => {
  const cookie = 'lng=en; selectedStoreId=3; panier_refresh=secret; other=1';
  const answer = await get('/a', { cookie, authorization: 'Bearer x', 'user-agent': 'me' });
  expect(answer.statusCode).toBe(200);
  const { url, known, ...visitor } = rendered[0] as AskedPage;
  expect(new URL(url).pathname).toBe('/a');
  expect(Object.keys(known).toSorted()).toEqual(['/api/v1/feature-config', '/api/v1/shop', '/api/v1/store/list']);
  expect(visitor).toEqual({ language: 'en', storeId: '3' });
  expect(answer.body).toContain('200 en');
});

test('a page is rendered once for all who share address, language and store', async () => {
  await get('/b');
  await get('/b', { cookie: 'panier_refresh=other' });
  expect(rendered).toHaveLength(1);
  await get('/b', { 'accept-language': 'vi' });
  await get('/b', { cookie: 'selectedStoreId=2' });
  await get('/b?page=2');
  expect(rendered).toHaveLength(4);
});

test('many who come at once wait for one rendering', async () => {
  await Promise.all(Array.from({ length: 20 }, () => get('/c')));
  expect(rendered).toHaveLength(1);
});

test('a kept page lives ten seconds, and not at all once the catalogue or the stores have changed', async () => {
  await get('/d');
  t.setNow(new Date(now + 9_900));
  await get('/d');
  expect(rendered).toHaveLength(1);
  t.setNow(new Date(now + 10_100));
  await get('/d');
  expect(rendered).toHaveLength(2);
  for (const topic of ['catalogue', 'stores'] as const) {
    t.deps.changes.publish(topic);
    await get('/d');
  }
  expect(rendered).toHaveLength(4);
});

test('a change in one store leaves the pages of the others; without a cookie a page shows the first store', async () => {
  const [first, second] = [await makeStore(t.db), await makeStore(t.db)];
  t.deps.changes.publish('stores');
  const visit = async () => {
    rendered = [];
    for (const cookie of [undefined, first, second, 999_999].map((id) => (id ? `selectedStoreId=${id}` : '')))
      await get('/stores', { cookie });
    return rendered.map(({ storeId }) => storeId);
  };
  const [one, two] = [String(first), String(second)];
  expect(await visit()).toEqual(['', one, two, '999999']);
  expect(await visit()).toEqual([]);
  t.deps.changes.publish('catalogue', [second]);
  expect(await visit()).toEqual([two]);
  t.deps.changes.publish('catalogue', [first]);
  expect(await visit()).toEqual(['', one, '999999']);
});

test('a page rendered while the flags are being read anew is not kept', async () => {
  const { pages } = defaultFeatureConfig;
  const changed = { ...defaultFeatureConfig, pages: { ...pages, about: !pages.about } };
  await storeFeatureConfig(t.db, changed, new Date(now), null);
  t.deps.changes.publish('flags');
  await get('/e');
  await expect.poll(() => t.deps.flags.isOn('pages.about')).toBe(!pages.about);
  await get('/e');
  expect(rendered).toHaveLength(2);
});

test('what the frame of every page asks is asked once a language, until the stores or the flags change', async () => {
  const inject = vi.spyOn(t.app, 'inject');
  const asked = () => inject.mock.calls.filter((call) => JSON.stringify(call).includes('/feature-config')).length;
  let page = 0;
  const visit = async () => {
    inject.mockClear();
    await get(`/frame-${page++}`, { 'accept-language': 'en' });
    return asked();
  };
  await visit();
  expect(await visit()).toBe(0);
  for (const topic of ['stores', 'flags'] as const) {
    t.deps.changes.publish(topic);
    expect([topic, await visit(), await visit()]).toEqual([topic, 1, 0]);
  }
  t.deps.changes.publish('catalogue');
  expect(await visit()).toBe(0);
  inject.mockRestore();
});

test('neither cookies nor no-store of the renderer go out; inline scripts are allowed by their hash', async () => {
  const answer = await get('/e');
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(answer.headers.vary).toContain('cookie');
  const policy = String(answer.headers['content-security-policy']);
  const [, scripts] = /script-src ([^;]*)/.exec(policy) ?? [];
  expect(scripts).toMatch(/^'self' 'sha256-[\w+/=]{44}'$/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('encoded for who takes it, 304 for who has it', async () => {
  const { body } = await get('/f');
  const zipped = await get('/f', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(body);
  expect(zipped.rawPayload.length).toBeLessThan(1000);
  const squeezed = await get('/f', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  expect(brotliDecompressSync(squeezed.rawPayload).toString()).toBe(body);
  expect(squeezed.rawPayload.length).toBeLessThan(zipped.rawPayload.length);
  expect(rendered).toHaveLength(1);
  const again = await get('/f', { 'if-none-match': String(zipped.headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('a missing page is 404, and a failure is not kept', async () => {
  expect((await get('/nowhere')).statusCode).toBe(404);
  expect((await get('/broken')).statusCode).toBe(500);
  await get('/broken');
  expect(rendered).toHaveLength(3);
});

test('HEAD answers the headers of GET', async () => {
  const answer = await t.app.inject({ method: 'HEAD', url: '/g' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('');
});

const refused = ['/api', '/api/', '/api/v1', '/api/v1/nothing', '/api/v2/store/list', '/api/v1/orders/1/status'];
test.each(refused)('%s is a call, not a page', async (url) => {
  const answer = await get(url);
  expect([404, 405]).toContain(answer.statusCode);
  expect(answer.json()).toMatchObject({ status: answer.statusCode, data: { errors: {} } });
  expect(rendered).toHaveLength(0);
});

test.each([
  ['gzip', 'gzip'],
  ['br;q=1, gzip;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip;q=0', undefined],
  ['gzip;q=0.0, br', 'br'],
  ['identity', undefined],
])('Accept-Encoding %s is answered in %s', async (accepted, given) => {
  expect((await get('/f', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(given);
});

describe('a form that is posted to its page', () => {
  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    t.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const filled = 'name="email" value="ana@x.example"';

  test.each([
    ['fr', 'Rien n’a encore été envoyé'],
    ['en', 'Nothing has been sent yet'],
    ['vi', 'Chưa có gì được gửi'],
  ])('comes back as a page that says so, in %s, with what was typed', async (language, words) => {
    const answer = await post('/form', 'email=ana%40x.example&password=Secret-7', { 'accept-language': language });
    const expected = [200, 'text/html; charset=utf-8', 'no-store'];
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual(expected);
    expect(answer.body).toContain(words);
    expect(answer.body).toContain(filled);
    expect(answer.body).not.toContain('Secret-7');
    // Its own script runs under the policy of the page.
    expect(String(answer.headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(2);
  });

  test('with a file too, on an address that has no page, and again for the next visitor', async () => {
    const type = 'multipart/form-data; boundary=x';
    const part = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n';
    expect((await post('/form', part, { 'content-type': type })).body).toContain('id="unsent"');
    expect((await post('/nowhere', 'a=b')).statusCode).toBe(404);
    expect((await get('/form')).body).not.toContain('id="unsent"');
  });

  test('by another site fills in nothing', async () => {
    const { body } = await post('/form', 'email=ana%40x.example', { 'sec-fetch-site': 'cross-site' });
    expect(body).toContain('id="unsent"');
    expect(body).not.toContain(filled);
  });

  test('what is no form is no page', async () => {
    for (const [url, type] of [
      ['/form', 'application/json'],
      ['/form', 'text/plain'],
      ['/api/v1/unknown', 'application/x-www-form-urlencoded'],
    ] as const)
      expect((await post(url, '{}', { 'content-type': type })).headers['content-type']).toContain('json');
  });
});
