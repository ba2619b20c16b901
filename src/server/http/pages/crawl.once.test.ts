import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenIn, crawlShop, startCrawledShop } from '#server/testing/crawl-shop.ts';
import type { TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startCrawledShop();
});
afterAll(() => t.close());

// In three languages, and every address of a kind: crawl.long.test.ts. Signed in, as a browser shows it: e2e/links.spec.ts.
test('whoever follows every link from the first page and the sitemap on finds a page or a file', async () => {
  const visits = await crawlShop(t, 'fr', 12);
  expect(brokenIn(visits)).toEqual([]);
  expect([...visits.values()].filter(({ type }) => type === 'text/html').length).toBeGreaterThan(80);
  for (const path of [
    '/contact',
    '/about',
    '/withdrawal',
    '/returns-refunds',
    '/sitemap-pages.xml',
    '/manifest.webmanifest',
  ])
    expect([...visits.keys()]).toContain(path);

  // What a visitor may find is listed for search engines, what belongs to one person is closed to them.
  const read = async (url: string) => (await t.app.inject({ url })).body;
  const listed = [...(await read('/sitemap-pages.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, at = '']) => new URL(at).pathname,
  );
  const closed = [...(await read('/robots.txt')).matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  const open = [...visits].filter(
    ([, { type, status, isHidden }]) => type === 'text/html' && status === 200 && !isHidden,
  );
  const paths = new Set(
    open.map(([path]) => path.replace(/\?.*/, '')).filter((path) => !path.startsWith('/products/')),
  );
  expect(
    [...paths].filter((path) => !listed.includes(path) && !closed.some((start) => path.startsWith(start))),
  ).toEqual([]);
});
