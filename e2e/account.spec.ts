import type { Page } from '@playwright/test';
import { expect, expectAccessible, ignoreFaults, openPage, test } from './journey.ts';
import {
  accountLinkIn,
  callApi,
  chooseProduct,
  fillFields,
  makePerson,
  signIn,
  tokenOf,
  waitForMail,
} from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  checkout: ['Passer la commande', 'Checkout'],
  guest: ['Continuer sans compte', 'Continue as guest'],
  menu: ['Mon compte', 'My account'],
  out: ['Se déconnecter', 'Sign out'],
  welcome: ['Bienvenue', 'Welcome!'],
  linkSent: ['Lien envoyé', 'Reset link sent'],
  verified: ['Lien vérifié', 'Link verified'],
});
const languageOf = (locale: string | undefined) => (locale?.startsWith('fr') ? 'fr' : 'en');

const wayIn = (page: Page) => page.locator('header a[href^="/auth/login"]:visible');
const noticeOn = (page: Page) => page.getByRole('region', { name: /F8/ });
const submit = (page: Page) => page.getByRole('dialog').locator('form button[type=submit]');
const userOf = (page: Page) => page.evaluate(() => localStorage.getItem('auth_token'));

async function register(page: Page, name: string) {
  const person = makePerson(name);
  const data = { email: person.email, name, phone_number: person.phone, password: person.password };
  expect((await page.request.post('/api/v1/authentication/customer/register', { data })).status()).toBe(200);
  return person;
}

test('signs up over the page, verifies the address by mail, signs out, and in again on the way to the checkout', async ({
  page,
  shop,
  locale,
}) => {
  const t = wordsFor(locale);
  const person = makePerson('Inès Fabre');
  const goods = await chooseProduct(page, languageOf(locale));
  await openPage(page, `/products?search=${encodeURIComponent(goods.name)}`);
  await page.getByRole('article').filter({ hasText: goods.name }).first().getByRole('button').click();

  await wayIn(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[name=identifier]')).toBeVisible();
  await expectAccessible(page);
  await dialog.locator('a[href*="form=signup"]').click();
  await expect(dialog.locator('[name=name]')).toBeFocused();
  // Every fault is said at its field, the first has the focus, and what was typed stays.
  await fillFields(page, { name: person.name, password: 'short', confirmPassword: 'other' }, dialog);
  await submit(page).click();
  await expect(dialog.locator('[name=email]')).toBeFocused();
  await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(4);
  await expectAccessible(page);
  const { email, phone, password } = person;
  await fillFields(page, { email, phone_number: phone, password, confirmPassword: password }, dialog);
  await submit(page).click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).searchParams.get('search')).toBe(goods.name);

  const link = accountLinkIn(await waitForMail(shop, email, 'verify-email'), 'verify-email');
  const isVerified = async () => {
    const path = '/authentication/customer/get-profile';
    return (await callApi<{ emailVerified: boolean }>(page, path, await tokenOf(page))).emailVerified;
  };
  // A program that looks through mails fetches the address, and that is no proof.
  const fetched = await page.request.get(link);
  const expected = ['no-referrer', 'no-store'];
  expect([fetched.headers()['referrer-policy'], fetched.headers()['cache-control']]).toEqual(expected);
  expect(await isVerified()).toBe(false);
  await openPage(page, link);
  await expect(page.locator('main a[href="/"]')).toBeVisible();
  expect(await isVerified()).toBe(true);
  await expectAccessible(page);

  await page.locator('header summary', { hasText: t.menu }).filter({ visible: true }).click();
  await page.getByRole('button', { name: t.out }).click();
  await expect(wayIn(page)).toBeVisible();
  expect(await userOf(page)).toBeNull();

  // Signing out has taken the cart of the account along.
  await openPage(page, `/products?search=${encodeURIComponent(goods.name)}`);
  await page.getByRole('article').filter({ hasText: goods.name }).first().getByRole('button').click();
  await openPage(page, '/cart');
  await page.getByRole('link', { name: t.checkout }).filter({ visible: true }).first().click();
  // Without an account comes first.
  await expect(dialog.locator('button').filter({ hasText: /./ }).first()).toHaveText(t.guest);
  await expectAccessible(page);
  await fillFields(page, { identifier: email, password }, dialog);
  await submit(page).click();
  await expect(noticeOn(page)).toContainText(t.welcome);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.locator('[name=customer_email]')).toHaveValue(email);
});

test('a guest goes on to the checkout from the dialog', async ({ page, locale }) => {
  const t = wordsFor(locale);
  const goods = await chooseProduct(page, languageOf(locale));
  await openPage(page, `/products?search=${encodeURIComponent(goods.name)}`);
  await page.getByRole('article').filter({ hasText: goods.name }).first().getByRole('button').click();
  await openPage(page, '/cart');
  await page.getByRole('link', { name: t.checkout }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: t.guest }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.locator('[name=customer_name]')).toBeVisible();
});

for (const isRemembered of [true, false])
  test(`a session that is${isRemembered ? '' : ' not'} to be remembered, once the browser was closed`, {
    tag: '@long',
  }, async ({ page, browser, shop }) => {
    const person = await register(page, `Mémoire ${isRemembered}`);
    await openPage(page, '/auth/login?redirectTo=/offers');
    if (isRemembered) await page.locator('[name=rememberMe]').check();
    await signIn(page, person.email, person.password);
    await page.waitForURL((url) => url.pathname === '/offers');
    expect(await userOf(page)).not.toBeNull();
    // A tab opened beside is signed in either way, and has nothing to sign in for.
    const beside = await page.context().newPage();
    await openPage(beside, '/auth/login?redirectTo=/offers');
    await beside.waitForURL((url) => url.pathname === '/offers');
    await expect(wayIn(beside)).toHaveCount(0);

    // A browser keeps its storage and the cookies with a date when it is closed.
    const kept = await page.context().storageState();
    const cookies = kept.cookies.filter(({ expires }) => expires !== -1);
    const reopened = await browser.newContext({ baseURL: shop.url, storageState: { ...kept, cookies } });
    const later = await reopened.newPage();
    await openPage(later, '/offers');
    if (isRemembered) await expect(wayIn(later)).toHaveCount(0);
    else await expect(wayIn(later)).toBeVisible();
    expect((await userOf(later)) !== null).toBe(isRemembered);
    const { status } = await later.evaluate(async () => {
      const body = JSON.stringify({ use_cookie: true });
      const headers = { 'content-type': 'application/json' };
      return fetch('/api/v1/authentication/token/refresh', { method: 'POST', headers, body }).then((answer) => ({
        status: answer.status,
      }));
    });
    expect(status).toBe(isRemembered ? 200 : 401);
    // The email and the choice are there for the next time, the password never.
    const form = await later.evaluate(() => localStorage.getItem('auth_remember_me') ?? '');
    expect(form.includes(person.email)).toBe(isRemembered);
    // Nor does any key hold it, or what keeps the session: that is in a cookie which no script reads.
    const refresh = kept.cookies.find(({ name }) => name === 'panier_refresh');
    expect(refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    for (const tab of [page, later]) {
      const readable = await tab.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      for (const secret of [person.password, refresh?.value ?? '']) expect(readable).not.toContain(secret);
    }
    await later.evaluate(() => localStorage.removeItem('auth_token'));
    await openPage(later, '/auth/login');
    await expect(later.locator('[name=identifier]')).toHaveValue(isRemembered ? person.email : '');
    await expect(later.locator('[name=rememberMe]')).toBeChecked({ checked: isRemembered });
    await expect(later.locator('main [name=password]')).toHaveValue('');
    await reopened.close();
  });

test('a forgotten password is replaced by the link of the mail, once @long', async ({
  page,
  shop,
  locale,
  pageFaults,
}) => {
  const t = wordsFor(locale);
  const person = await register(page, 'Oubli Total');
  await openPage(page, '/');
  await wayIn(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('a[href*="form=forgot"]').click();
  await expectAccessible(page);
  await fillFields(page, { identifier: person.email }, dialog);
  await submit(page).click();
  // Back at the sign-in, and the address is not left in the field.
  await expect(dialog.locator('[name=password]')).toBeVisible();
  await expect(dialog.locator('[name=identifier]')).toHaveValue('');
  await expect(noticeOn(page)).toContainText(t.linkSent);

  const link = accountLinkIn(await waitForMail(shop, person.email, 'reset-password'), 'reset-password');
  expect(new URL(link).origin).toBe(shop.url);
  await page.request.get(link);
  await openPage(page, link);
  expect(await userOf(page)).toBeNull();
  await page.locator('main form button').click();
  await page.waitForURL('**/auth/change-password/*');
  await expect(noticeOn(page)).toContainText(t.verified);
  await expectAccessible(page);
  const fresh = 'Panier-Neuf-2';
  const save = page.locator('main form button[type=submit]');
  await fillFields(page, { password: fresh, confirmPassword: 'Panier-Neuf-3' });
  await save.click();
  await expect(page.locator('[name=confirmPassword]')).toBeFocused();
  await fillFields(page, { password: 'Password1', confirmPassword: 'Password1' });
  await save.click();
  await expect(page.locator('[name=password]')).toBeFocused();
  await fillFields(page, { password: fresh, confirmPassword: fresh });
  await save.click();
  await page.waitForURL('**/auth/login');
  expect(await userOf(page)).toBeNull();
  await signIn(page, person.email, fresh);
  await page.waitForURL(`${shop.url}/`);

  // Used up: the screen says so and leads to the next one.
  await page.evaluate(() => localStorage.clear());
  await openPage(page, link);
  await page.locator('main form button').click();
  await page.locator('main a[href*="form=forgot"]').click();
  await expect(page.locator('main [name=identifier]')).toBeVisible();
  await expect(page).toHaveURL(/form=forgot/);

  // Whose address it is that a stranger has signed up with: one press, and the account is no more.
  const stranger = await register(page, 'Pas Moi');
  const mail = await waitForMail(shop, stranger.email, 'verify-email');
  await openPage(page, accountLinkIn(mail, 'reject-address'));
  await expectAccessible(page);
  await page.locator('main button').click();
  await expect(page.locator('main button')).toHaveCount(0);
  const data = { identifier: stranger.email, password: stranger.password };
  expect((await page.request.post('/api/v1/authentication/login_check', { data })).status()).toBe(401);
  ignoreFaults(pageFaults, /status of (401|422)/);
});
