import { expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { sql } from '#server/db/sql.ts';
import { storeFeatureConfig } from '#server/services/shop/flags.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { productsInFile } from './select-addresses.ts';
import { writeSitemap } from './write-sitemap.ts';

const now = new Date('2026-11-21T10:00:00Z');
const shop = await startSharedApp({ now, env: { PUBLIC_URL: 'https://shop.example' } });
const hidden = await makeStore(shop.db, { displayable: false, position: 0 });
const second = await makeStore(shop.db, { position: 2 });
const first = await makeStore(shop.db, { position: 1 });
const product = { updatedAt: new Date('2026-05-04T03:02:01Z'), category: 'RIZ' as const };
const ids = await makeProducts(
  shop.db,
  [
    { ...product, name: 'Riz', stores: [first, second] },
    { ...product, name: 'Secret', visible: false },
    { ...product, name: 'Ailleurs', stores: [second, hidden], category: 'THECAFE' },
    { ...product, name: 'Nulle part', stores: [hidden] },
  ],
  now,
);
// Two files further on, with none in between.
await shop.db.execute(sql`select setval(pg_get_serial_sequence('products', 'id'), ${3 * productsInFile - 1}::int)`);
ids.push(...(await makeProducts(shop.db, [{ ...product, name: 'Riz lointain' }], now)));

const get = (url: string) => shop.app.inject({ method: 'GET', url });
const addresses = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

test('robots.txt keeps out of what is personal and names the sitemap by its public address', async () => {
  const { statusCode, headers, body } = await get('/robots.txt');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^User-agent: \*\nDisallow: \/api\/\n/);
  expect(body).toContain('\nDisallow: /admin\n');
  expect(body).not.toMatch(/Disallow: \/\n|Disallow: \/products/);
  // They say noindex, which only who may read them sees.
  expect(body).not.toMatch(/Disallow: \/(auth|cart|checkout|orders|profile)/);
  expect(body).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
});

test('the sitemap leads to the pages, the categories and the products that are shown, and to nothing else', async () => {
  const index = await get('/sitemap.xml');
  const expected = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
  expect(index.headers).toMatchObject(expected);
  expect(addresses(index.body)).toEqual([
    'https://shop.example/sitemap-pages.xml',
    'https://shop.example/sitemap-products-0.xml',
    'https://shop.example/sitemap-products-3.xml',
  ]);
  const pages = addresses((await get('/sitemap-pages.xml')).body);
  expect(pages.slice(0, 5)).toEqual(
    ['/', '/aisles', '/products', '/offers', '/products?category=RIZ'].map((path) => `https://shop.example${path}`),
  );
  expect(pages).toContain('https://shop.example/faq');
  expect(pages).toContain('https://shop.example/contact');
  const { body } = await get('/sitemap-products-0.xml');
  expect(addresses(body)).toEqual([
    `https://shop.example/products/riz-${ids[0]}`,
    `https://shop.example/products/ailleurs-${ids[2]}`,
  ]);
  expect(body).toContain('<lastmod>2026-05-04T03:02:01.000Z</lastmod>');
  const plain = `https://shop.example/products/riz-${ids[0]}`;
  expect(
    [...body.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].slice(0, 4).map(([, language, href]) => [language, href]),
  ).toEqual([['x-default', plain], ...['fr', 'en', 'vi'].map((language) => [language, `${plain}?lng=${language}`])]);
  expect(addresses((await get('/sitemap-products-3.xml')).body)).toEqual([
    `https://shop.example/products/riz-lointain-${ids[4]}`,
  ]);
  for (const none of ['1', '999999', '0x1', '-1'])
    expect((await get(`/sitemap-products-${none}.xml`)).statusCode).toBe(404);
});

test('while the product pages and the contact are off they are in no sitemap', async () => {
  const off = { ...defaultFeatureConfig, pages: { ...defaultFeatureConfig.pages, products: false, contact: false } };
  await storeFeatureConfig(shop.db, off, now, null);
  await shop.deps.changes.publish('flags');
  await expect.poll(() => shop.deps.flags.isOn('pages.products')).toBe(false);
  expect(addresses((await get('/sitemap.xml')).body)).toEqual(['https://shop.example/sitemap-pages.xml']);
  expect((await get('/sitemap-pages.xml')).body).not.toMatch(/\/products|\/contact/);
  expect((await get('/sitemap-products-0.xml')).statusCode).toBe(404);
});

test('what XML has a meaning for is written out', () => {
  expect(writeSitemap('https://shop.example', [{ path: '/a?b=1&c=<' }])).toContain('/a?b=1&amp;c=&lt;<');
  expect(writeSitemap('https://shop.example', [{ path: '/a?b=1' }])).toContain('/a?b=1&amp;lng=en"');
});
