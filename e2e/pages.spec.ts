import type { Page } from '@playwright/test';
import { expect, expectAccessible, forgiveFaults, openPage, test } from './journey.ts';
import { callApi } from './shopping.ts';

const languages = ['fr', 'en', 'vi'] as const;
const paths = [
  '/',
  '/products',
  '/products?search=riz&sortBy=price-asc',
  '/products?search=zzqqxx',
  '/offers',
  '/cart',
  '/faq',
  '/shipping',
  '/returns',
  '/support',
  '/legal',
  '/privacy',
  '/auth/login',
  '/auth/login?form=signup',
  '/checkout',
  '/orders',
  '/orders/1',
  '/admin/orders',
];

// The longest of all journeys: one worker would still be at them when the others are done.
test.describe.configure({ mode: 'parallel' });

for (const language of languages)
  test(`every page stands in ${language}: named, described, accessible, with links that lead somewhere`, async ({
    page,
    context,
    shop,
    locale,
    isMobile,
    pageFaults,
  }) => {
    test.setTimeout(600_000);
    // What takes long is looked at once in each width: in the light in one language, in the dark in another.
    const isLight = locale?.startsWith(language);
    const isDark = language === 'vi';
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    await context.addCookies([{ name: 'lng', value: language, url: shop.url }]);
    const { items } = await callApi<{ items: { slug: string }[] }>(page, '/store/1/product-collection?per_page=1');
    const links = new Set<string>();
    const titles = new Set<string>();
    const missing = ['/no-such-page', '/orders/abc'];
    for (const path of [...paths, `/products/${items[0]?.slug}`, ...missing]) {
      const answer = await openPage(page, path);
      expect(answer?.status(), path).toBe(missing.includes(path) ? 404 : 200);
      titles.add(await expectNamed(page, language));
      await expectNoSidewaysScroll(page);
      if (isLight || isDark) await expectAccessible(page);
      for (const link of await readLinks(page)) links.add(link);
    }
    expect(titles.size).toBeGreaterThan(8);
    // The browser reports the status of the very page that was asked for.
    forgiveFaults(pageFaults, /no-such-page|orders\/abc/);

    expect([...links].filter((link) => link.endsWith('#'))).toEqual([]);
    // A link leads where it leads at every width.
    if (isLight && isMobile)
      for (const link of links) {
        if (missing.some((path) => decodeURIComponent(link).includes(path))) continue;
        expect((await page.request.get(link)).status(), link).toBeLessThan(400);
      }
  });

test('a page whose flag is off is not there, and the back office opens on its orders', async ({
  page,
  shop,
  pageFaults,
}) => {
  const signIn = await page.request.post('/api/v1/authentication/login_check', {
    data: { identifier: 'admin@panier.example', password: 'Panier2024' },
  });
  const { token } = (await signIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const { data } = (await (await page.request.get('/api/v1/feature-config')).json()) as {
    data: { pages: Record<string, boolean> };
  };
  await openPage(page, '/admin');
  await expect(page).toHaveURL(`${shop.url}/admin/orders`);
  const closed = { ...data, pages: { ...data.pages, checkout: false, admin: false } };
  try {
    expect((await page.request.put('/api/v1/feature-config', { headers, data: closed })).ok()).toBe(true);
    for (const path of ['/checkout', '/admin/orders'])
      await expect.poll(async () => (await page.request.get(path)).status(), { timeout: 30_000 }).toBe(404);
    await openPage(page, '/checkout');
    await expect(page.getByText('404')).toBeVisible();
    forgiveFaults(pageFaults, /\/checkout/);
  } finally {
    await page.request.put('/api/v1/feature-config', { headers, data });
  }
});

/** Its language, one h1, a title and a description of its own. Answers the title. */
async function expectNamed(page: Page, language: string): Promise<string> {
  const at = page.url();
  await expect(page.locator('html'), at).toHaveAttribute('lang', language);
  await expect(page.locator('h1'), at).toHaveCount(1);
  await expect(page.locator('h1'), at).not.toBeEmpty();
  const title = await page.title();
  expect(title, at).toMatch(/^\S.+ · Panier$/);
  await expect(page.locator('meta[name=description]'), at).toHaveAttribute('content', /\S{3}/);
  return title;
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

test('a search engine finds its way from robots.txt to a product, and every browser an icon', async ({
  request,
  shop,
}) => {
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
