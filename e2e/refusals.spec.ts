import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { cartOf, chooseProduct, fillFields, signIn } from './shopping.ts';

const words = {
  fr: { guest: 'Continuer sans compte', changed: 'Les montants ont changé', fit: 'Ajuster mon panier' },
  en: { guest: 'Continue as guest', changed: 'The amounts have changed', fit: 'Adjust my basket' },
};

test('a wrong password and a taken address are said where they belong, and nothing typed is lost', async ({
  page,
  pageFaults,
}) => {
  await openPage(page, '/auth/login?redirectTo=//elsewhere.example/');
  // What can be no address and what is too short are seen before anything is sent.
  await signIn(page, 'shopper', 'short');
  for (const name of ['identifier', 'password'])
    await expect(page.locator(`[name=${name}]`)).toHaveAttribute('aria-invalid', 'true');
  await signIn(page, 'shopper@panier.example', 'Panier2025');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('[name=identifier]')).toHaveValue('shopper@panier.example');
  await expectAccessible(page);

  await openPage(page, '/auth/login?form=signup');
  const typed = { name: 'Camille', email: 'Shopper@panier.example', phone_number: '0612345678' };
  await fillFields(page, { ...typed, password: 'Corbeille7Verte', confirmPassword: 'Corbeille7Vert' });
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('[name=confirmPassword]')).toBeFocused();
  await fillFields(page, { confirmPassword: 'Corbeille7Verte' });
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('[name=email]')).toBeFocused();
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('[name=phone_number]')).toHaveValue(typed.phone_number);

  // The right password leads on, and never to another site.
  await openPage(page, '/auth/login?redirectTo=//elsewhere.example/');
  await signIn(page, 'shopper@panier.example', 'Panier2024');
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  ignoreFaults(pageFaults, /status of (401|422)/);
});

test('other prices and too little stock are shown before anything is bought', async ({ page, locale, pageFaults }) => {
  const language = locale?.startsWith('fr') ? 'fr' : 'en';
  const t = words[language];
  const product = await chooseProduct(page, language, 'LEGUME');
  // The page is not told what has changed meanwhile: the order itself finds out.
  await page.route('**/cart/figures*', (route) => route.abort());
  await openPage(page, `/products?search=${encodeURIComponent(product.name)}`);
  const card = page.getByRole('article').filter({ hasText: product.name }).first();
  await card.getByRole('button').click();
  await expect.poll(async () => (await cartOf(page)).length).toBe(1);
  // As if the price had gone up, and the goods had been bought by others, since the page was opened.
  await page.evaluate((quantity) => {
    const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]');
    localStorage.setItem('cart', JSON.stringify([{ ...line, price: line.price / 2, quantity }]));
  }, product.quantityInStock + 3);
  await openPage(page, '/checkout');
  await page.getByRole('button', { name: t.guest }).click();
  await fillFields(page, {
    customer_name: 'Ada Byron',
    customer_email: 'ada.byron@example.org',
    customer_phone: '0612345678',
  });
  await page.locator('[name=type][value=pickup]').check();
  const place = page.locator('main form button[type=submit]');
  await place.click();
  await page.getByRole('button', { name: t.fit }).click();
  await expect(page.getByRole('button', { name: t.fit })).toHaveCount(0);
  await place.click();
  await expect(page.getByText(t.changed)).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(() => cartOf(page))
    .toMatchObject([{ id: product.id, price: product.price, quantity: product.quantityInStock }]);
  await expect(page.locator('[name=customer_name]')).toHaveValue('Ada Byron');
  ignoreFaults(pageFaults, /status of 409|ERR_FAILED/);
});
