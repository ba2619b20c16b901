import type { Page } from '@playwright/test';
import { enlargeLetters, expectFits } from './fits.ts';
import { expect, openPage, test } from './journey.ts';
import { callApi, cartOf } from './shopping.ts';

/** Goods by the piece and by weight, with long names and several of them. */
async function fillCart(page: Page): Promise<void> {
  await openPage(page, '/products?category=LEGUME');
  for (const i of [0, 1, 2]) await page.getByRole('article').nth(i).getByRole('button').last().click();
  const quantity = page.getByRole('article').first().getByRole('spinbutton');
  await quantity.fill('12');
  await quantity.press('Enter');
  await expect.poll(async () => (await cartOf(page)).length).toBe(3);
}

for (const width of [390, 320])
  test(`with letters of twice the size nothing is cut at a width of ${width}, from home to the order`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const { items } = await callApi<{ items: { slug: string }[] }>(page, '/store/1/product-collection?category=LEGUME');
    await fillCart(page);
    for (const path of ['/', '/products', '/products?page=40', `/products/${items[0]?.slug}`, '/offers', '/cart']) {
      await openPage(page, path);
      if (path === '/cart') await expect(page.getByRole('main').getByRole('spinbutton')).toHaveCount(3);
      await enlargeLetters(page);
      await expectFits(page, path);
    }

    await openPage(page, '/products?category=FRUIT&without=milk');
    await enlargeLetters(page);
    await page.locator('main form button[aria-haspopup=dialog]').click();
    await expect(page.locator('dialog[open] [name=without]')).not.toHaveCount(0);
    await expectFits(page, 'the filters');

    await openPage(page, '/products');
    await enlargeLetters(page);
    await page.locator('nav a[href="/cart"][aria-haspopup]:visible').click();
    await expect(page.locator('dialog[open]').getByRole('spinbutton')).toHaveCount(3);
    await expectFits(page, 'the cart beside the page');

    await openPage(page, '/checkout');
    await enlargeLetters(page);
    await expectFits(page, 'the question before the checkout');
    // Without an account.
    await page.locator('main').getByRole('button').last().click();
    await expect(page.locator('main [name=customer_name]')).toBeVisible();
    await expectFits(page, '/checkout');
  });

test('letters of twice the size by the reader’s own setting are not cut either', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await fillCart(page);
  for (const path of ['/', '/products', '/cart']) {
    await openPage(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectFits(page, path);
  }
});

test('what is cut is seen', { tag: '@long' }, async ({ page }) => {
  await openPage(page, '/products');
  await expectFits(page, 'the list');
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('main article button');
    if (button) button.textContent = 'Ajouter';
    button?.style.setProperty('width', '2rem');
  });
  await expect(expectFits(page, 'the list')).rejects.toThrow('is too narrow');
});
