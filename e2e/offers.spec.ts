import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { callApi } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  title: ['Promotions', 'Special Offers'],
  aisles: ['Rayons en promotion', 'Aisles with offers'],
  fresh: ['Données à jour', 'Fresh Data'],
  cached: [/Données en cache/, /Cached Data/],
  refresh: ['Actualiser', 'Refresh'],
  clear: ['Vider le cache', 'Clear Cache'],
});

test('the aisles among the offers are links, and work without script too @long', async ({ page, locale }) => {
  const t = wordsFor(locale);
  type Aisle = { id: string; label: string; numberOfProducts: number };
  const [aisle] = await callApi<Aisle[]>(page, '/store/1/product-category-list?hasReduction=true');
  await openPage(page, '/offers');
  const links = page.getByRole('navigation', { name: t.aisles }).getByRole('link');
  await links.nth(1).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/offers\\?category=${aisle?.id}$`));
  await expect(page.getByRole('article')).toHaveCount(aisle?.numberOfProducts ?? 0);
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await links.first().press('Enter');
  await expect(page).toHaveURL(/\/offers$/);

  const html = await (await page.request.get(`/offers?category=${aisle?.id}`)).text();
  expect(html.match(/<article/g)).toHaveLength(aisle?.numberOfProducts ?? 0);
});

test('offers: counted, refreshed, kept, cleared; without the server what was kept stays', async ({
  page,
  locale,
  pageFaults,
}) => {
  const language = locale?.startsWith('fr') ? 'fr' : 'en';
  const t = wordsFor(language);
  const { total } = await callApi<{ total: number }>(page, '/store/1/product-collection?hasOffer=true&per_page=1');
  await openPage(page, '/offers');
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.getByText(t.fresh)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(Math.min(total, 120));
  await expect(page.locator('main header')).toContainText(`${total}`);
  await expect(page.locator('main header')).toContainText(/Page 1/);
  type Listed = { price: number; reduction: { percent: number; priorPrice: number } };
  const shown = await callApi<{ items: Listed[] }>(
    page,
    // Between equals the name decides, which is that of the language.
    `/store/1/product-collection?hasReduction=true&hasOffer=true&sortBy=popular&per_page=120&lng=${language}`,
  );
  const badges = await page.getByRole('article').getByText(/^−\d+/).allTextContents();
  // What is bought most comes first.
  expect(badges.map((text) => Number.parseInt(text.slice(1), 10))).toEqual(
    shown.items.map(({ reduction }) => reduction.percent),
  );
  await expectAccessible(page);

  let isDown = false;
  const asked: string[] = [];
  await page.route('**/offers.data*', (route) => {
    asked.push(route.request().url());
    return isDown ? route.abort() : route.continue();
  });
  const refresh = page.getByRole('button', { name: t.refresh });
  const answer = page.waitForResponse(/offers\.data/);
  await refresh.press('Enter');
  await (await answer).finished();
  // While it refreshes it takes no second press.
  await expect(refresh).not.toHaveAttribute('aria-busy', 'true');
  expect(asked.length).toBeGreaterThan(0);
  await expect(page.getByText(t.fresh)).toBeVisible();

  isDown = true;
  await refresh.press('Enter');
  await expect(page.getByText(t.cached)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(Math.min(total, 120));

  isDown = false;
  await page.getByRole('button', { name: t.clear }).press('Enter');
  await expect(page.getByText(t.fresh)).toBeVisible();
  await page.locator('main header a[href="/products"]').press('Enter');
  await expect(page).toHaveURL(/\/products$/);
  ignoreFaults(pageFaults, /ERR_FAILED|Failed to fetch/);
});
