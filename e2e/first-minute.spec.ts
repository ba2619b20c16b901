import type { Page } from '@playwright/test';
import { categories } from '../src/domain/catalogue/category.ts';
import { expect, expectAccessibleInBothThemes, openPage, test } from './journey.ts';
import { callApi } from './shopping.ts';

type Shift = { value: number; moved: string[] };
type Store = { id: number; name: string; allowDelivery: boolean };
type NextSlots = { type: string; next: { from: string; to: string } | null }[];

const words = {
  fr: {
    yes: /^Oui, nous livrons au 75013 : de 1,90 € à 3,90 €, offerte dès 50,00 €\./,
    near: /^Oui, nous livrons au 93100 : 3,50 €, offerte dès 40,00 €\./,
    own: 'Livraison autour du magasin (75013) : de 1,90 € à 3,90 €, offerte dès 50,00 €.',
    next: /Prochaine livraison : .*\d\d:\d\d\s–\s\d\d:\d\d/,
    other: 'Panier Montreuil livre au 93100 : 3,50 €, offerte dès 40,00 €.',
    parcel: 'Panier Paris Treizième livre au 29200 : 12,90 €, offerte dès 100,00 €.',
    go: (store: string) => `Faire mes courses chez ${store}`,
    invalid: 'Saisissez un code postal valide.',
    choice: 'Livraison au 75013',
    aisles: 'Rayons',
  },
  en: {
    yes: /^Yes, we deliver to 75013: €1\.90 to €3\.90, free from €50\.00\./,
    near: /^Yes, we deliver to 93100: €3\.50, free from €40\.00\./,
    own: 'Delivery around the store (75013): €1.90 to €3.90, free from €50.00.',
    next: /Next delivery: .*\d\d:\d\d\s–\s\d\d:\d\d/,
    other: 'Panier Montreuil delivers to 93100: €3.50, free from €40.00.',
    parcel: 'Panier Paris Treizième delivers to 29200: €12.90, free from €100.00.',
    go: (store: string) => `Shop at ${store}`,
    invalid: 'Enter a valid postal code.',
    choice: 'Delivery to 75013',
    aisles: 'Aisles',
  },
};
const wordsOf = (locale: string | undefined) => words[locale?.startsWith('fr') ? 'fr' : 'en'];
const field = (page: Page) => page.locator('main [name=postalCode]');
/** What is said beneath the field, with plain spaces. */
const answer = async (page: Page) =>
  (await page.locator('main form [aria-live]').innerText()).replaceAll(/[\u00a0\u202f\s]+/g, ' ');
const inStore = (page: Page, url: string, id: number) =>
  page.context().addCookies([{ name: 'selectedStoreId', value: `${id}`, url }]);

test('every store says in the header when goods come, as the server writes the page; the hours are in its menu', async ({
  page,
  browser,
  shop,
}) => {
  const stores = await callApi<Store[]>(page, '/store/list');
  expect(stores.length).toBeGreaterThan(3);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  for (const { id, name, allowDelivery } of stores) {
    const slots = await callApi<NextSlots>(page, `/store/${id}/next-slot-list`);
    const next = slots.find(({ type }) => type === (allowDelivery ? 'delivery' : 'pickup'))?.next;
    for (const one of [still, page]) {
      await inStore(one, shop.url, id);
      await one.goto(`${shop.url}/`);
      const summary = one.locator('header summary').first();
      await expect(summary).toContainText(name);
      await expect(summary).toContainText(new RegExp(`${next?.from}\\s–\\s${next?.to}`));
    }
  }
  await plain.close();
  await page.locator('header summary').first().click();
  await expect(page.locator('header details[open] li').first()).toContainText(/\d\d:\d\d/);
});

test('a postal code typed on home is answered at once, and is what the header keeps; nothing moves by itself', async ({
  page,
  locale,
}) => {
  const t = wordsOf(locale);
  const readShifts = await watchShifts(page);
  await openPage(page, '/');
  expect(await answer(page)).toContain(t.own);
  expect(await answer(page)).toMatch(t.next);
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await field(page).fill('7501');
  await page.keyboard.press('Enter');
  await expect(page.locator('main form')).toContainText(t.invalid);
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await field(page).fill('75013');
  await page.keyboard.press('Enter');
  await expect.poll(() => answer(page)).toMatch(t.yes);
  expect(await answer(page)).toMatch(t.next);
  await expectAccessibleInBothThemes(page);
  expect(await page.evaluate(() => localStorage.getItem('delivery'))).toContain('75013');
  await page.locator('header summary').first().click();
  await expect(page.locator('header details[open]')).toContainText(t.choice);
  // It is there again, in the room that was kept for it.
  await openPage(page, '/');
  await expect.poll(() => answer(page)).toMatch(t.yes);
  await expect(field(page)).toHaveValue('75013');
  expect(await readShifts()).toEqual([]);
});

test('who has chosen no store gets the one of their place; who has chosen is asked', async ({ page, shop, locale }) => {
  const t = wordsOf(locale);
  const header = page.locator('header summary').first();
  await openPage(page, '/');
  await field(page).fill('93100');
  await page.keyboard.press('Enter');
  await expect(header).toContainText('Panier Montreuil');
  await expect.poll(() => answer(page)).toMatch(t.near);
  // Montreuil delivers to its own town and the next alone; Paris sends anywhere.
  await field(page).fill('29200');
  await page.keyboard.press('Enter');
  await expect.poll(() => answer(page)).toContain(t.parcel);
  await expect.poll(() => answer(page)).toMatch(t.next);
  await expect(header).toContainText('Panier Montreuil');
  expect(await page.evaluate(() => localStorage.getItem('delivery'))).toContain('93100');
  await page
    .locator('main form')
    .getByRole('link', { name: t.go('Panier Paris Treizième') })
    .click();
  await expect(header).toContainText('Panier Paris Treizième');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('delivery'))).toContain('29200');
  const [cookie] = (await page.context().cookies(shop.url)).filter(({ name }) => name === 'selectedStoreId');
  expect(cookie?.value).toBe('1');
});

test('without script the form asks the server, and the way to the other store is a link', async ({
  browser,
  shop,
  locale,
}) => {
  const t = wordsOf(locale);
  const context = await browser.newContext({ javaScriptEnabled: false, ...(locale && { locale }) });
  const page = await context.newPage();
  await page.goto(`${shop.url}/`);
  await field(page).fill('93100');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/\?postalCode=93100$/);
  expect(await answer(page)).toContain(t.other);
  await page.getByRole('link', { name: t.go('Panier Montreuil') }).click();
  await expect(page).toHaveURL(/\/\?postalCode=93100$/);
  await expect(page.locator('header summary').first()).toContainText('Panier Montreuil');
  expect(await answer(page)).toMatch(t.near);
  await field(page).fill('12');
  await field(page).press('Enter');
  await expect(page.locator('main form')).toContainText(t.invalid);
  await expect(field(page)).toHaveValue('12');
  await context.close();
});

test('all aisles are on home, six of them large, the last row whole, without numbers', async ({ page, locale }) => {
  await openPage(page, '/');
  const section = page.locator('main section', {
    has: page.getByRole('heading', { level: 2, name: wordsOf(locale).aisles, exact: true }),
  });
  const codes = await section
    .locator('a[href*="category="]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('category')),
    );
  expect(codes.toSorted()).toEqual(categories.toSorted());
  expect(await section.innerText()).not.toMatch(/\d/);
  const large = section.locator('ul').first().getByRole('listitem');
  await expect(large).toHaveCount(6);
  const boxes = await large.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ top, right }) => [Math.round(top), Math.round(right)]),
  );
  const rows = Map.groupBy(boxes, ([top]) => top);
  expect(new Set([...rows.values()].map((row) => row.length)).size).toBe(1);
  // The same right edge ends each row.
  expect(new Set([...rows.values()].map((row) => row.at(-1)?.[1])).size).toBe(1);
});

/** What moves on the pages that are opened from now on, without somebody having pressed or typed just before. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const key = 'journey-shifts';
    new PerformanceObserver((list) => {
      const before = JSON.parse(sessionStorage.getItem(key) ?? '[]');
      const found = (
        list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        })[]
      )
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .map(({ value, sources }) => ({
          value,
          moved: sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120) ?? ''),
        }));
      sessionStorage.setItem(key, JSON.stringify([...before, ...found]));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('journey-shifts') ?? '[]'));
}
