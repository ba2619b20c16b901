import { expect, openPage, test } from './journey.ts';
import { toast } from './own-account.ts';
import { fillFields, makePerson, signIn, tokenOf } from './shopping.ts';

test.use({ locale: 'fr-FR' });

test('a password composed otherwise: signed up on one system, signed in and changed on another', async ({
  page,
  browser,
  shop,
}) => {
  const typed = 'Trèssécret24';
  // One system writes é as one character, another as e and an accent; a keyboard set to Japanese types wide letters.
  const [composed, decomposed, wide] = [typed.normalize('NFC'), typed.normalize('NFD'), 'Ｔrèssécret２４'];
  expect(decomposed).not.toBe(composed);
  const { name, email, phone } = makePerson('Aurèle Accent');
  await openPage(page, '/auth/login?form=signup');
  await fillFields(page, { name, email, phone_number: phone, password: composed, confirmPassword: decomposed });
  await page.locator('main form button[type=submit]').click();
  await expect(page).toHaveURL(`${shop.url}/`);

  const elsewhere = await browser.newContext({ locale: 'fr-FR', baseURL: shop.url });
  const other = await elsewhere.newPage();
  const security = '/profile?tab=security';
  const enter = async (password: string) => {
    await openPage(other, `/auth/login?redirectTo=${encodeURIComponent(security)}`);
    await signIn(other, email, password);
    await expect(other).toHaveURL(shop.url + security);
  };
  await enter(decomposed);
  const next = 'Tàrte4Pommes';
  const change = { password: next.normalize('NFD'), confirmPassword: next.normalize('NFC') };
  await fillFields(other, { old_password: wide, ...change });
  await other.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(toast(other, 'Mot de passe changé').first()).toBeVisible();

  // The new one is asked for from then on, in either spelling.
  const answer = (password: string) =>
    page.request.post('/api/v1/authentication/login_check', { data: { identifier: email, password } });
  expect((await answer(composed)).status()).toBe(401);
  await other.evaluate(() => localStorage.removeItem('auth_token'));
  await other.context().clearCookies();
  await enter(next.normalize('NFC'));
  expect(await tokenOf(other)).toBeTruthy();
  await elsewhere.close();
});
