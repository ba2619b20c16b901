import type { Page } from '@playwright/test';
import { missingPaths, pagePaths } from '../src/server/testing/page-paths.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { callApi } from './shopping.ts';

const paths = pagePaths('riz');

// The longest of all journeys: one worker would still be at them when the others are done.
test.describe.configure({ mode: 'parallel' });

// Names, titles, statuses and links of the pages as the server sends them: src/server/http/pages/every-page.once.test.ts.

test('every page hydrates, fits and is accessible: dark in Vietnamese on a phone, light in English on a desk', async ({
  page,
  context,
  shop,
  isMobile,
  pageFaults,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  await context.addCookies([{ name: 'lng', value: isMobile ? 'vi' : 'en', url: shop.url }]);
  await openEach(page, pageFaults, () => expectAccessible(page));
});

// Every language in both themes at both widths: `npm run test:long`.
if (process.env.EVERY_JOURNEY)
  for (const language of ['fr', 'en', 'vi'])
    test(`every page is accessible in both themes in ${language}`, async ({ page, context, shop, pageFaults }) => {
      await context.addCookies([{ name: 'lng', value: language, url: shop.url }]);
      await openEach(page, pageFaults, () => expectAccessibleInBothThemes(page));
    });

// What the journeys of each page do in French as well.
if (process.env.EVERY_JOURNEY)
  test('every page hydrates in French and fits, and its links lead somewhere', async ({ page, pageFaults }) => {
    const links = new Set<string>();
    await openEach(page, pageFaults, async () => {
      for (const link of await readLinks(page)) links.add(link);
    });
    expect([...links].filter((link) => link.endsWith('#'))).toEqual([]);
    expect(links.size).toBeGreaterThan(50);
    for (const link of links) {
      if (missingPaths.some((path) => decodeURIComponent(link).includes(path))) continue;
      expect((await page.request.get(link)).status(), link).toBeLessThan(400);
    }
  });

/** Opens every page; the console must stay without faults, which `pageFaults` sees to. */
async function openEach(page: Page, pageFaults: string[], look: () => Promise<void>): Promise<void> {
  // On a machine that does much else it has taken seven minutes.
  test.setTimeout(1_200_000);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const { items } = await callApi<{ items: { slug: string }[] }>(page, '/store/1/product-collection?per_page=1');
  for (const path of [...paths, `/products/${items[0]?.slug}`, ...missingPaths]) {
    const answer = await openPage(page, path);
    expect(answer?.status(), path).toBe(missingPaths.includes(path) ? 404 : 200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await look();
  }
  // Which path is missing is told in the console.
  expect(said).toContain('No page at /no-such-page');
  // The browser reports the status of the very page that was asked for.
  ignoreFaults(pageFaults, /no-such-page|orders\/abc|lists\/shared/);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const one of [320, width]) {
    await page.setViewportSize({ width: one, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${page.url()} at ${one} px`).toBeLessThanOrEqual(one);
  }
}

async function readLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((a) => a.origin === location.origin)
      .map((a) => (a.getAttribute('href') === '#' ? `${a.href}#` : a.href.replace(/#.+$/, ''))),
  );
}

test('a search engine finds its way from robots.txt to a product, and every browser an icon', {
  tag: '@phone',
}, async ({ request, shop }) => {
  const read = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    expect(answer.status(), address).toBe(200);
    return answer;
  };
  const addressesIn = async (address: string) =>
    [...(await (await read(address)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found]) => found ?? '');
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(await (await read('/robots.txt')).text()) ?? [];
  expect(sitemap).toBe(`${shop.url}/sitemap.xml`);
  const [pages = '', products = ''] = await addressesIn(sitemap);
  for (const page of await addressesIn(pages)) await read(page);
  const shown = await addressesIn(products);
  expect(shown.length).toBeGreaterThan(500);
  for (const product of [shown.at(0), shown.at(-1)]) await read(product ?? '');
  const icon = await (await read('/favicon.ico')).body();
  expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
});
