import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { assetRoutes } from '#server/http/pages/assets.ts';
import { pageRoutes } from '#server/http/pages/pages.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { turnOn } from '#server/testing/second-factor.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { startTestApp } from '#server/testing/test-app.ts';

const t = await startSharedApp({ env: { PUBLIC_URL: 'https://shop.example' } });
const folder = mkdtempSync(join(tmpdir(), 'panier-client-'));
for (const name of ['assets', 'icons']) mkdirSync(join(folder, name));
for (const name of ['assets/entry.js', 'icons/one.svg', 'favicon.svg', 'picking-worker.js', 'shop-worker.js'])
  writeFileSync(join(folder, name), 'x');
await assetRoutes(t.app, folder);
pageRoutes(t.app, t.deps, async ({ url }) => ({
  status: url.endsWith('/nowhere') ? 404 : url.endsWith('/broken') ? 500 : 200,
  headers: [['content-type', 'text/html; charset=utf-8']],
  body: new TextEncoder().encode('<!DOCTYPE html><script>let a = 1</script><script src="/assets/entry.js"></script>'),
}));
await turnOn(t, 'features.socialLogins');
const customer = bearer((await makeSignedIn(t)).token);
const staff = bearer((await makeStaff(t)).token);
const form = (field: string, bytes: Buffer) => {
  const made = new FormData();
  made.append(field, new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }));
  return made;
};
const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
const picture = (await t.call('POST', '/pictures', form('picture', png), staff)).body.data.url;
const avatar = (await t.call('POST', '/customer-profiles/me/avatar', form('avatar', png), customer)).body.data
  .avatarUrl;
afterAll(async () => {
  rmSync(folder, { recursive: true });
});

type Asked = { url: string; method?: 'GET' | 'POST' | 'OPTIONS'; headers?: Record<string, string>; status?: number };
/** One address of each kind that the shop answers. */
const kinds: Record<string, () => Asked> = {
  'a call that anyone may read': () => ({ url: '/api/v1/store/list' }),
  'a call about a person': () => ({ url: '/api/v1/customer-profiles/me', headers: customer }),
  'a call of staff': () => ({ url: '/api/v1/orders', headers: staff }),
  'a file of one’s own': () => ({ url: '/api/v1/customer-profiles/me/export', headers: customer }),
  'a refused call': () => ({ url: '/api/v1/orders', status: 401 }),
  'broken input': () => ({ url: '/api/v1/authentication/login_check', method: 'POST', status: 422 }),
  'an unknown call': () => ({ url: '/api/v1/none', status: 404 }),
  'a question before a request of another site': () => ({ url: '/api/v1/store/list', method: 'OPTIONS', status: 405 }),
  'the way to a provider': () => ({ url: '/api/v1/authentication/social/google', status: 302 }),
  'the description of the calls': () => ({ url: '/api/v1/openapi.json' }),
  'the page of the calls': () => ({ url: '/api/docs/' }),
  'a page': () => ({ url: '/products' }),
  'a missing page': () => ({ url: '/nowhere', status: 404 }),
  'a page that failed': () => ({ url: '/broken', status: 500 }),
  'a script of the pages': () => ({ url: '/assets/entry.js' }),
  'a drawing of the pages': () => ({ url: '/icons/one.svg' }),
  'a file at the root': () => ({ url: '/favicon.svg' }),
  'a picture of goods': () => ({ url: picture }),
  'somebody’s picture': () => ({ url: avatar }),
  'a missing picture': () => ({ url: '/pictures/none', status: 404 }),
  'a choice of language': () => ({ url: '/preferences?lng=en', status: 303 }),
  'what search engines ask': () => ({ url: '/robots.txt' }),
  'whether it lives': () => ({ url: '/healthz' }),
  'a broken escape': () => ({ url: '/%E0%A4%A', status: 400 }),
};

test.each(Object.entries(kinds))('%s carries the headers, and lets no other site read it', async (_, kind) => {
  const { url, method = 'GET', headers, status = 200 } = kind();
  const answer = await t.app.inject({ url, method, headers: { origin: 'https://evil.example', ...headers } });
  expect(answer.statusCode).toBe(status);
  const policy = String(answer.headers['content-security-policy']);
  const isPage = String(answer.headers['content-type']).startsWith('text/html');
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // Mails and search engines show the pictures of goods.
    'cross-origin-resource-policy': url === picture ? 'cross-origin' : 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-frame-options': 'DENY',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  if (isPage)
    for (const rule of ["object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy.split('; ')).toContain(rule);
  // Nothing but pages runs scripts, and those by their own hash alone.
  const [, scripts = ''] = /(?:script-src|default-src) ([^;]*)/.exec(policy.replace(/^.*(?=script-src)/, '')) ?? [];
  expect(scripts).toMatch(isPage ? /^'self'( 'sha256-[\w+/=]{44}')?$/ : /^'none'$/);
  // No origin may read an answer but our own, not even with the cookies of who visits it.
  const open = Object.keys(answer.headers).filter((name) => /^access-control-|^server$|^x-powered-by$/.test(name));
  expect(open).toEqual([]);
});

test.each(['/admin/picking', '/admin/picking/12?lng=en', '/admin/rounds', '/admin/scan', '/admin/receipts/new'])(
  '%s alone may use the camera and compile the decoder',
  async (url) => {
    const { headers } = await t.app.inject(url);
    expect(headers['permissions-policy']).toBe('camera=(self), microphone=(), geolocation=()');
    expect(String(headers['content-security-policy'])).toMatch(
      /; script-src 'self' 'sha256-[\w+/=]{44}' 'wasm-unsafe-eval';/,
    );
  },
);

test.each(['/admin/pickings', '/admin/orders', '/admin/counts/new', '/products?to=/admin/picking'])(
  '%s may do neither',
  async (url) => {
    const { headers } = await t.app.inject(url);
    expect(headers['permissions-policy']).toBe('camera=(), microphone=(), geolocation=()');
    expect(String(headers['content-security-policy'])).not.toContain('wasm');
  },
);

test.each(['picking', 'shop'])('the worker of %s may fetch from the shop alone, and run nothing else', async (name) => {
  const { headers, statusCode } = await t.app.inject(`/${name}-worker.js`);
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
});

test('without TLS nothing is said of it', async () => {
  const plain = await startTestApp();
  const { headers } = await plain.app.inject('/healthz');
  await plain.close();
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('choices of a page are kept from other sites, and over https alone', async () => {
  const { headers } = await t.app.inject('/preferences?lng=en&storeId=1');
  for (const line of [headers['set-cookie']].flat()) expect(line).toMatch(/; Secure; SameSite=Lax$/);
});
