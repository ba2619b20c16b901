import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, openPage, test } from './journey.ts';
import { callApi, signIn } from './shopping.ts';

async function openOffice(page: Page, path: string): Promise<void> {
  await openPage(page, `/auth/login?redirectTo=${encodeURIComponent(path)}`);
  await signIn(page, 'admin@panier.example', 'Panier2024');
  await page.waitForURL(`**${path}`);
}

test('a flag that is switched closes its page at once, and is taken back by one press @wide', async ({
  page,
  context,
}) => {
  await openOffice(page, '/admin/config');
  const about = page.getByRole('switch', { name: /^About page/ });
  await expect(about).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Bank card/ })).toBeDisabled();
  await expectAccessibleInBothThemes(page);
  const shop = await context.newPage();
  await about.click();
  await expect(page.getByText('Switched off: About page')).toBeVisible();
  await expect.poll(async () => (await shop.request.get('/about')).status(), { timeout: 8000 }).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(about).toBeChecked();
  await expect.poll(async () => (await shop.request.get('/about')).status(), { timeout: 8000 }).toBe(200);
});

test('a delivery rule is tried out before it is saved, then is the shop’s @wide', async ({ page }) => {
  await openOffice(page, '/admin/stores/1');
  const tried = page.getByRole('region', { name: 'Try the rules' });
  await tried.getByLabel('Postal code').fill('75005');
  await tried.getByLabel('Amount of the goods').fill('20');
  await expect(tried).toContainText('Fee: €3.90');
  const fee = page.getByRole('region', { name: 'Delivery rules' }).getByLabel('Fee 2', { exact: true });
  await fee.fill('7.77');
  await expect(tried).toContainText('Fee: €7.77');
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  type Store = { shippingRules: { postalCode: string; deliveryFeeForRetail: number }[] };
  const { shippingRules } = await callApi<Store>(page, '/store/1/information');
  expect(shippingRules.find(({ postalCode }) => postalCode === '75005')?.deliveryFeeForRetail).toBe(7.77);
});

test('a text is written, seen as shown, and taken back @wide', async ({ page }) => {
  await openOffice(page, '/admin/texts/about');
  const english = page.locator('main [name="en"]');
  for (const words of ['Opened **this** winter.', 'Opened last winter.']) {
    await english.fill(words);
    await expect(page.getByRole('region', { name: 'Preview · en' })).toContainText(words.replaceAll('*', ''));
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Everything is saved')).toBeVisible();
  }
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Take back' }).first().click();
  await expect(english).toHaveValue('Opened **this** winter.');
  const { html } = await callApi<{ html: string }>(page, '/page-texts/about?lng=en');
  expect(html).toContain('<strong>this</strong>');
});
