import { unsubscribeLinks } from '../src/server/services/offers/unsubscribe-token.ts';
import { readSecret } from '../src/server/services/session/secret.ts';
import { expect, expectAccessible, openPage, test } from './journey.ts';
import { signUp } from './own-account.ts';
import { callApi } from './shopping.ts';

// French at both widths: the texts below are French.
test.use({ locale: 'fr-FR' });

test('one press on the page of the weekly mail ends it, without signing in @phone', async ({ page, shop }) => {
  const token = await signUp(page, 'Ulysse Lettre');
  const { id } = await callApi<{ id: number }>(page, '/customer-profiles/me', token);
  const path = '/notification-preferences';
  const headers = { authorization: `Bearer ${token}` };
  const wish = { marketingEmails: true, emailOrderUpdates: true };
  expect((await page.request.put(`/api/v1${path}`, { headers, data: wish })).status()).toBe(200);
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();

  // As the mail has it, which goes out once a week.
  const secret = readSecret({ secretKey: process.env.SECRET_KEY, dataDir: shop.folder });
  await openPage(page, unsubscribeLinks({ secret, config: { publicUrl: shop.url } }, id).page);
  const isOn = async () => (await callApi<{ marketingEmails: boolean }>(page, path, token)).marketingEmails;
  const end = page.getByRole('button', { name: 'Ne plus les recevoir' });
  await expect(end).toBeVisible();
  await expectAccessible(page);
  expect(await isOn()).toBe(true);
  await end.click();
  await expect(page.locator('main')).toContainText('C’est fait');
  await expect(end).toHaveCount(0);
  expect(await callApi(page, path, token)).toMatchObject({ marketingEmails: false, emailOrderUpdates: true });
});
