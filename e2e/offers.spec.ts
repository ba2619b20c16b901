import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { callApi } from './shopping.ts';

const words = {
  fr: {
    title: 'Offres spéciales',
    fresh: 'Données à jour',
    cached: /Données en cache/,
    refresh: 'Actualiser',
    clear: 'Vider le cache',
  },
  en: { title: 'Special Offers', fresh: 'Fresh Data', cached: /Cached Data/, refresh: 'Refresh', clear: 'Clear Cache' },
};

test('offers: counted, refreshed, kept, cleared; without the server what was kept stays', async ({
  page,
  locale,
  pageFaults,
}) => {
  const t = words[locale?.startsWith('fr') ? 'fr' : 'en'];
  const { total } = await callApi<{ total: number }>(page, '/store/1/product-collection?hasOffer=true&per_page=1');
  await openPage(page, '/offers');
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
  await expect(page.getByText(t.fresh)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(Math.min(total, 120));
  await expect(page.locator('main header')).toContainText(`${total}`);
  await expect(page.locator('main header')).toContainText(/Page 1/);
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
