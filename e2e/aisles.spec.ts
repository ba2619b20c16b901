import type { Page } from '@playwright/test';
import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';

const words = {
  fr: { remove: /^Retirer/, more: 'Afficher plus de produits', failed: 'Les produits n’ont pas pu être chargés' },
  en: { remove: /^Remove/, more: 'Show more products', failed: 'Failed to fetch products' },
};
const wordsFor = (locale: string | undefined) => words[locale?.startsWith('fr') ? 'fr' : 'en'];
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const counted = async (page: Page) => Number.parseInt(await page.locator('main [role=status]').first().innerText(), 10);

test('the way through the aisles: into a kind, narrower, taken back, and up', async ({ page, locale }) => {
  const isFrench = locale?.startsWith('fr');
  const t = wordsFor(locale);
  const aisles = page.getByRole('navigation', { name: isFrench ? 'Rayons' : 'Aisles', exact: true }).last();
  const heading = page.getByRole('heading', { level: 1 });
  const go = async (name: RegExp) => {
    await aisles.getByRole('link', { name }).first().press('Enter');
    await expect(heading).toContainText(name);
  };
  await openPage(page, '/products?category=FRUIT');
  await go(isFrench ? /^Agrumes/ : /^Citrus/);
  expect(query(page)).toEqual({ category: 'FRUIT', kind: 'citrus' });
  const total = await counted(page);
  await expectAccessible(page);
  await go(/^Oranges/);
  expect(query(page)).toEqual({ category: 'FRUIT', kind: 'orange' });
  await expect(aisles.locator('[aria-current=page]')).toHaveCount(1);
  expect(await counted(page)).toBeLessThan(total);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  );
  // One step up, and another; the heading and this list say the kind, so that no chip repeats it.
  await go(isFrench ? /^Agrumes/ : /^Citrus/);
  await expect(page.locator('main').getByRole('link', { name: t.remove })).toHaveCount(0);
  await go(isFrench ? /^Fruits/ : /^Fruit/);
  await expect.poll(() => query(page)).toEqual({ category: 'FRUIT' });
  // Beside a search the heading says that, and a chip takes the kind away.
  await openPage(page, '/products?category=FRUIT&kind=citrus&search=bio');
  await page.locator('main').getByRole('link', { name: t.remove }).last().press('Enter');
  await expect.poll(() => query(page)).toEqual({ category: 'FRUIT', search: 'bio' });
  // Another aisle has other kinds; a form without script may name one of the aisle before.
  await page.goto('/products?category=RIZ&kind=orange');
  expect(query(page)).toEqual({ category: 'RIZ' });
});

test('every width shows the first 3 pages, the last 3, the current one and its neighbours', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, '/products?page=8');
    const rows = page.locator('main nav:has([rel=next]) li:visible:not(:has(svg))');
    const texts = await rows.allInnerTexts();
    const last = Number(texts.at(-1));
    expect(texts, `${width}`).toEqual([1, 2, 3, '…', 7, 8, 9, '…', last - 2, last - 1, last].map(String));
    const tops = await rows.evaluateAll((items) =>
      items.map((item) => Math.round(item.getBoundingClientRect().bottom)),
    );
    expect(Math.max(...tops) - Math.min(...tops), `one row at ${width}`).toBeLessThan(20);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('more products come beneath at the same address, and the way back finds them', { tag: '@long' }, async ({
  page,
  locale,
  pageFaults,
}) => {
  const more = page.locator('main').getByRole('link', { name: wordsFor(locale).more });
  const cards = page.getByRole('article');
  await openPage(page, '/products?sortBy=price-asc');
  await expect(more).toHaveAttribute('href', '/products?sortBy=price-asc&page=2');
  const steps = await page.evaluate(() => history.length);
  await page.route('**/product-collection?*', (route) => route.abort());
  await more.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: wordsFor(locale).failed })).toBeVisible();
  await expect(cards).toHaveCount(12);
  await page.unroute('**/product-collection?*');
  await more.press('Enter');
  await expect(cards).toHaveCount(24);
  await expect(cards.nth(12).getByRole('link')).toBeFocused();
  await expect(page.locator('main [role=alert]')).toHaveCount(0);
  await expect(page.locator('main nav [aria-current=page]')).toHaveText('2');
  expect(query(page)).toEqual({ sortBy: 'price-asc' });
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await expectAccessible(page);

  const link = cards.nth(20).getByRole('link');
  const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
  await link.focus();
  // What comes into sight is laid out, and the page moves with it.
  await page.waitForTimeout(500);
  const left = await top();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/[^?]+$/);
  await page.goBack();
  await expect(cards).toHaveCount(24);
  await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(30);
  // Another list begins anew.
  await page.locator('main nav:has([rel=next]) a', { hasText: /^1$/ }).press('Enter');
  await expect(cards).toHaveCount(12);
  ignoreFaults(pageFaults, /ERR_FAILED|Failed to fetch/);
});
