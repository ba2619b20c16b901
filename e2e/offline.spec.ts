import type { Page, Request } from '@playwright/test';
import { expect, ignoreFaults, openPage, test } from './journey.ts';

const words = {
  fr: { offline: 'Vous êtes hors ligne. Votre panier est conservé.', failed: 'Pas de connexion' },
  en: { offline: 'You are offline. Your basket is kept.', failed: 'No connection' },
};

test('without a network the page says so, and a link to a page that is not here leaves it standing', async ({
  page,
  context,
  locale,
  pageFaults,
}) => {
  const t = words[locale?.startsWith('fr') ? 'fr' : 'en'];
  const underWay = new Set<Request>();
  let lastEnd = 0;
  page.on('request', (request) => underWay.add(request));
  const noteEnd = (request: Request) => {
    underWay.delete(request);
    lastEnd = Date.now();
  };
  page.on('requestfinished', noteEnd).on('requestfailed', noteEnd);
  const isGuarded = page.waitForResponse(/assets\/ahead-/);
  // None but this page's own files are here.
  await page.route(/assets\/faq-/, (route) => route.abort());
  await openPage(page, '/products');
  await isGuarded;
  // What the page loads after it is drawn is here, that which says so among it.
  await expect.poll(() => underWay.size === 0 && Date.now() - lastEnd > 500).toBe(true);
  const said = page.getByText(t.offline);
  await context.setOffline(true);
  await expect(said).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(said).toHaveCount(0);
  await page.locator('footer a[href="/faq"]').click();
  await expect(said).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('article').first()).toBeVisible();
  ignoreFaults(pageFaults, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/);
});

test('pages whose files were fetched ahead open without a network', { tag: '@long' }, async ({
  page,
  context,
  pageFaults,
}) => {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname));
  await openPage(page, '/products');
  await expect.poll(async () => (await filesOf(page, 'faq')).filter((file) => !fetched.has(file))).toEqual([]);
  await expect.poll(() => [...fetched].some((file) => file.includes('/help-'))).toBe(true);
  await context.setOffline(true);
  const link = page.locator('footer a[href="/faq"]');
  await link.click();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  ignoreFaults(pageFaults, /ERR_INTERNET_DISCONNECTED/);
});

/** The scripts of a page, as the browser knows them; none until it does. */
function filesOf(page: Page, path: string): Promise<string[]> {
  type Manifest = { routes: Record<string, { path?: string; module: string; imports?: string[] }> };
  return page.evaluate((wanted) => {
    const { routes } = (window as unknown as { __reactRouterManifest?: Manifest }).__reactRouterManifest ?? {
      routes: {},
    };
    const found = Object.values(routes).find((route) => route.path === wanted);
    return found ? [found.module, ...(found.imports ?? [])] : ['none'];
  }, path);
}
