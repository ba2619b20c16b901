import { expect, expectAccessible, openPage, test } from './journey.ts';
import { openOffice } from './office.ts';
import { signIn } from './shopping.ts';

for (const lng of ['fr', 'en', 'vi'])
  test(`look ${lng}`, async ({ page, isMobile }) => {
    const w = isMobile ? 390 : 1280;
    await openOffice(page, `/admin/products/2?lng=${lng}`, 'admin');
    const stores = page.locator('table').first();
    await stores.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await stores.screenshot({ path: `/tmp/look/stores-${lng}-${w}.png` });
    await openPage(page, `/admin/stores/2/slots?lng=${lng}`);
    await page.locator('table').first().waitFor();
    await expectAccessible(page);
    await page.locator('table').first().screenshot({ path: `/tmp/look/slots-${lng}-${w}.png` });
  });

test('invoice of a past order', async ({ page, isMobile }) => {
  await openPage(page, '/auth/login?redirectTo=%2Forders');
  await signIn(page, 'shopper@panier.example', 'Panier2024');
  await page.waitForURL('**/orders');
  await page.screenshot({ path: `/tmp/look/orders-${isMobile ? 390 : 1280}.png`, fullPage: true });
  await page.goto('/orders?status=completed');
  await page.locator('main a[href*="/orders/"]').first().click();
  await page.waitForURL(/orders\/\d+/);
  const button = page.getByRole('button', { name: /facture|invoice/i });
  await button.scrollIntoViewIfNeeded();
  const started = Date.now();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  console.log('ms', Date.now() - started, download.suggestedFilename());
  await download.saveAs(`/tmp/look/invoice-${isMobile ? 390 : 1280}.pdf`);
  await page.screenshot({ path: `/tmp/look/order-${isMobile ? 390 : 1280}.png`, fullPage: true });
  expect(1).toBe(1);
});
