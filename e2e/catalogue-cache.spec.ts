import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';

const words = {
  fr: { cached: /Données en cache/, failed: 'Le site ne répond pas', retry: 'Réessayer' },
  en: { cached: /Cached Data/, failed: 'The site is not responding', retry: 'Try again' },
};

test('a product seen before is there at once, says where it comes from, and stands without the network', {
  tag: '@long',
}, async ({ page, context, locale, pageFaults }) => {
  const t = words[locale?.startsWith('fr') ? 'fr' : 'en'];
  await openPage(page, '/products');
  const link = page.getByRole('article').first().getByRole('link');
  const name = (await link.innerText()).trim();
  const heading = page.getByRole('heading', { level: 1, name });
  const cached = page.getByText(t.cached);
  await link.click();
  await expect(heading).toBeVisible();
  await expect(cached).toHaveCount(0);

  // A server that takes three seconds is not waited for, and its answer takes the badge away.
  const slow = Promise.withResolvers<void>();
  await page.route(/routes%2Fproduct\b/, async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.goBack();
  await expect(heading).toHaveCount(0);
  await link.click();
  await expect(heading).toBeVisible();
  await expect(cached).toBeVisible();
  await expectAccessible(page);
  slow.resolve();
  await expect(cached).toHaveCount(0);
  await page.unroute(/routes%2Fproduct\b/);

  // After a reload of another page of the tab, and with no network at all.
  await openPage(page, '/products');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.click();
  await expect(heading).toBeVisible();
  await expect(page.getByText(t.failed)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: t.retry }).click();
  await expect(page.getByText(t.failed)).toHaveCount(0);
  await expect(cached).toHaveCount(0);
  ignoreFaults(pageFaults, /ERR_INTERNET_DISCONNECTED/);
});

test('what the server tells differently replaces what was kept', async ({ page }) => {
  await openPage(page, '/products?category=FRUIT');
  // Not one with an ampersand, which is written otherwise in the answer than on the page.
  const link = page.getByRole('article').filter({ hasNotText: '&' }).first().getByRole('link');
  const name = (await link.innerText()).trim();
  await link.click();
  const heading = page.getByRole('heading', { level: 1, name });
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveCount(0);
  // As the server would tell it a moment later.
  await page.route(/routes%2Fproduct\b/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(name, `${name} (bis)`) });
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} (bis)` })).toBeVisible();
  // What stands in the head follows.
  await expect(page).toHaveTitle(`${name} (bis) · Panier`);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', `${name} (bis)`);
});
