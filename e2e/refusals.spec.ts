import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import { cartOf, chooseProduct, chooseSlot, fillFields, signIn } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  guest: ['Continuer sans compte', 'Continue as guest'],
  changed: ['Les montants ont changé', 'The amounts have changed'],
  fit: ['Ajuster mon panier', 'Adjust my basket'],
  long: ['Ce texte est trop long.', 'This text is too long.'],
  short: [/doit (contenir|comporter)/, /must be at least/],
  failed: ['Connexion impossible', 'Login Failed'],
  wrong: ['Adresse e-mail ou mot de passe incorrect.', 'Invalid email or password. Please try again.'],
  error: ['Erreur', 'Error'],
  unsent: ['Le lien n’a pas pu être envoyé. Veuillez réessayer.', 'Failed to send reset link. Please try again.'],
  placed: ['Commande enregistrée', 'Order Placed'],
});

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

test('what the server refuses stands at its field, anything else in a notice', async ({ page, locale, pageFaults }) => {
  const t = wordsFor(locale);
  let answer: { status: number; body: string } = { status: 502, body: '<h1>Bad gateway</h1>' };
  const held = Promise.withResolvers<void>();
  await page.route(/authentication\/(login_check|forgot-password)$/, async (route) => {
    await held.promise;
    await route.fulfill({ contentType: 'application/json', ...answer });
  });
  const submit = page.locator('main form button[type=submit]');
  const notice = page.getByRole('region', { name: /F8/ });
  const refuse = (message: string, errors: Record<string, object[]> = {}) => {
    answer = { status: 422, body: JSON.stringify({ status: 422, code: 'invalid', message, data: { errors } }) };
  };
  const fault = (key: string) => ({ message: key, parameters: {} });

  // Without words of the server's, those of the specification. Until it has answered the other forms are out of reach.
  await openPage(page, '/auth/login');
  await signIn(page, 'shopper@panier.example', 'Panier2025');
  const other = page.locator('main a[href*="form=signup"]');
  await expect(other).toHaveAttribute('aria-disabled', 'true');
  await other.click({ force: true });
  held.resolve();
  await expect(notice).toContainText(`${t.failed}${t.wrong}`);
  await expect(other).not.toHaveAttribute('aria-disabled');
  await expect(page).toHaveURL(/\/auth\/login$/);

  refuse('Fermé pour inventaire.');
  await submit.click();
  await expect(notice).toContainText(`${t.failed}Fermé pour inventaire.`);

  // Of several faults of a field the first is said, in the reader's words.
  refuse('', { identifier: [fault('validation.tooLong'), fault('auth.passwordTooShort')] });
  await submit.click();
  await expect(page.locator('[name=identifier]')).toBeFocused();
  await expect(page.getByText(t.long)).toBeVisible();
  await expect(page.locator('main form')).not.toContainText(t.short);

  await page.locator('main a[href*="form=forgot"]').click();
  await expect(page.locator('main [name=password]')).toHaveCount(0);
  await fillFields(page, { identifier: 'shopper@panier.example' });
  await submit.click();
  await expect(page.getByText(t.long)).toBeVisible();
  answer = { status: 502, body: '' };
  await submit.click();
  await expect(notice).toContainText(`${t.error}${t.unsent}`);
  ignoreFaults(pageFaults, /status of (422|502)/);
});

test('other prices and too little stock are shown before anything is bought', async ({ page, locale, pageFaults }) => {
  const language = locale?.startsWith('fr') ? 'fr' : 'en';
  const t = wordsFor(language);
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
  await chooseSlot(page);
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
  // Old and new, line by line; confirmed, it is ordered at the price that was shown.
  const line = page.locator('aside li', { hasText: product.name }).filter({ has: page.locator('ins') });
  const amount = async (tag: 'del' | 'ins') =>
    Number((await line.locator(tag).textContent())?.replace(/[^\d,.]/g, '').replace(',', '.'));
  expect(await amount('ins')).toBe(product.price);
  expect(await amount('del')).toBeCloseTo(product.price / 2, 1);
  await place.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.placed);
  ignoreFaults(pageFaults, /status of 409|ERR_FAILED/);
});
