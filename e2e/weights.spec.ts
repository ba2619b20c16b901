import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, openPage, test } from './journey.ts';
import { callApi } from './shopping.ts';

/** So many bytes of gzipped JavaScript may a page load at first view: what a phone has to fetch, read and run. */
const limit = 162_000;

test('no page that shoppers land on loads more script than it may', async ({ page }) => {
  const { items } = await callApi<{ items: { slug: string }[] }>(page, '/store/1/product-collection?per_page=1');
  for (const path of ['/', '/products', `/products/${items[0]?.slug}`, '/offers', '/cart']) {
    const files = await weighScripts(page, path);
    const list = [...files].sort(([, a], [, b]) => b - a).map(([file, bytes]) => `${file} ${bytes}`);
    expect(files.size, path).toBeGreaterThan(5);
    expect(sumOf(files), `${path}\n${list.join('\n')}`).toBeLessThanOrEqual(limit);
    test.info().annotations.push({ type: 'weight', description: `${path} ${sumOf(files)}` });
  }
});

test('no page that shoppers land on asks Intl as it hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'RelativeTimeFormat'] as const)
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(target, given) {
            asked.push(name);
            return Reflect.construct(target, given);
          },
        }),
      });
  });
  const askedOf = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  for (const path of ['/', '/products', '/offers', '/cart']) {
    await openPage(page, path);
    // The store's hours come last, by a clock that a page in the cache does not know.
    await expect(page.locator('header summary').first()).toContainText(/\d\d:\d\d/);
    expect(await askedOf(), path).toEqual([]);
  }
  await page.evaluate(() => new Intl.NumberFormat('fr').format(1));
  expect(await askedOf()).toEqual(['NumberFormat']);
});

test('a script that has grown is seen', async ({ page }) => {
  const before = sumOf(await weighScripts(page, '/products'));
  const ballast = Array.from({ length: limit - before + 1000 }, (_, i) =>
    ((i * 2654435761) >>> 7).toString(36).slice(-3),
  );
  await page.route('**/assets/shop-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n//${ballast.join('')}` });
  });
  expect(sumOf(await weighScripts(page, '/products'))).toBeGreaterThan(limit);
});

/** The gzipped size of each script that a page loads until it is hydrated and idle, by file name. */
async function weighScripts(page: Page, path: string): Promise<Map<string, number>> {
  // What the page before still asks for is not this page's, and a body is gone with the page that it came for.
  await page.goto('about:blank');
  const answers: { response: Response; body: Promise<Buffer> }[] = [];
  const keep = (response: Response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) answers.push({ response, body: response.body() });
  };
  page.on('response', keep);
  await openPage(page, path);
  await page.waitForLoadState('networkidle');
  page.off('response', keep);
  const weights = new Map<string, number>();
  for (const { response, body } of answers)
    weights.set(new URL(response.url()).pathname, gzipSync(await body, { level: 9 }).length);
  return weights;
}

function sumOf(weights: ReadonlyMap<string, number>): number {
  return [...weights.values()].reduce((sum, bytes) => sum + bytes, 0);
}
