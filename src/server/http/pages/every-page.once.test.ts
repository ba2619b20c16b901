import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { languages } from '#domain/language/language.ts';
import { shop as shopTable } from '#server/db/tables/shop.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { addBuiltPages } from '#server/testing/built-pages.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer, makeOrderShop } from '#server/testing/order-shop.ts';
import { missingPaths, pagePaths } from '#server/testing/page-paths.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const paths = pagePaths('pain');
const { pages } = defaultFeatureConfig;
let t: TestApp;
let product: string;

beforeAll(async () => {
  t = await startTestApp();
  await addBuiltPages(t);
  const identity = { name: 'Panier', legalName: 'Panier', foundedIn: 2024, email: '', phone: '' };
  await t.db.insert(shopTable).values({ ...identity, mailSender: 'Panier <bonjour@panier.example>' });
  const { storeId, wine } = await makeOrderShop(t);
  await makeStore(t.db);
  await setPages({ admin: true });
  product = (await t.call('GET', `/store/product/${wine}?storeId=${storeId}`)).body.data.slug;
});
afterAll(() => t.close());

async function setPages(changes: Partial<typeof pages>): Promise<void> {
  const config = { ...defaultFeatureConfig, pages: { ...pages, ...changes } };
  const answer = await t.call('PUT', '/feature-config', config, bearer((await makeStaff(t)).token));
  expect(answer.status).toBe(200);
}
const get = async (url: string, cookie = '') => {
  const { statusCode: status, body, headers } = await t.app.inject({ url, headers: { cookie } });
  return { status, body, headers };
};
const textOf = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*>(.*?)</${element}>`, 'gs'))].map(([, inner = '']) =>
    inner.replace(/<[^>]*>/g, '').trim(),
  );

describe.each(languages)('in %s', (language) => {
  const links = new Set<string>();

  test('every page is there, and tells its language, one heading, a title and a description', async () => {
    const titles = new Set<string>();
    for (const path of [...paths, `/products/${product}`, ...missingPaths]) {
      const { status, body } = await get(path, `lng=${language}`);
      expect(status, path).toBe(missingPaths.includes(path) ? 404 : 200);
      expect(body, path).toContain(`<html lang="${language}"`);
      expect(textOf(body, 'h1'), path).toEqual([expect.stringMatching(/\S/)]);
      expect(textOf(body, 'title'), path).toEqual([expect.stringMatching(/^\S.+ · Panier$/)]);
      expect(body, path).toMatch(/<meta name="description" content="[^"]*[^"\s]{3}/);
      titles.add(textOf(body, 'title')[0] ?? '');
      for (const [, href = ''] of body.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)) links.add(href.replaceAll('&amp;', '&'));
    }
    expect(titles.size).toBeGreaterThan(8);
  });

  test('every link leads to something', async () => {
    // From the root: only then the server and the browser mean the same (docs/decisions/0044).
    expect([...links].filter((link) => !/^(\/|#.|tel:|mailto:|https?:)/.test(link))).toEqual([]);
    const own = [...links].filter((link) => link.startsWith('/')).map((link) => link.replace(/#.+$/, ''));
    expect(own.length).toBeGreaterThan(20);
    for (const link of new Set(own)) {
      if (missingPaths.some((path) => decodeURIComponent(link).includes(path))) continue;
      expect((await get(link, `lng=${language}`)).status, link).toBeLessThan(400);
    }
  });
});

test('around the checkout stand the way back, the logo, help and the law, and nothing that leads elsewhere', async () => {
  const { body } = await get('/checkout');
  const links = [...body.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href);
  const own = links.filter((link) => !/^(#|tel:|\/preferences)/.test(link) && !link.includes('lng='));
  expect(new Set(own)).toEqual(new Set(['/cart', '/', '/legal', '/privacy']));
  expect(links.some((link) => link.startsWith('tel:'))).toBe(true);
  expect(body).not.toMatch(/<nav\b|role="search"|name="search"/);
});

test('the back office opens on its orders', async () => {
  expect(await get('/admin')).toMatchObject({ status: 302, headers: { location: '/admin/orders' } });
});

test('while the pages of products are off, no page leads to one', async () => {
  await setPages({ products: false });
  await expect.poll(async () => (await get('/products')).status).toBe(404);
  for (const path of paths) {
    const { status, body } = await get(path);
    const links = [...body.matchAll(/<(?:a|form)\b[^>]*\b(?:href|action)="([^"]*)"/g)].map(([, href = '']) => href);
    if (status === 200)
      expect(
        links.filter((link) => /^\/(products|offers)\b/.test(link)),
        path,
      ).toEqual([]);
  }
  await setPages({ admin: true });
});

test('a page whose flag is off is not there', async () => {
  await setPages({ checkout: false, admin: false });
  for (const path of ['/checkout', '/admin/orders']) {
    await expect.poll(async () => (await get(path)).status).toBe(404);
    expect((await get(path)).body).toContain('404');
  }
});
