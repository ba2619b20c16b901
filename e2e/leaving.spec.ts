import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, ignoreFaults, openPage, test } from './journey.ts';
import { cartOf, chooseProduct, fillFields, makePerson, signIn } from './shopping.ts';
import { wordsIn } from './words.ts';

const wordsFor = wordsIn({
  menu: ['Mon compte', 'My account'],
  out: ['Se déconnecter', 'Sign out'],
  export: ['Télécharger mes données', 'Download my data'],
  erase: ['Supprimer mon compte…', 'Delete my account…'],
  sure: [/J’ai compris/, /I understand/],
  forGood: ['Supprimer définitivement', 'Delete for good'],
  tick: [/Cochez cette case/, /Tick this box/],
  erased: ['Compte supprimé', 'Account deleted'],
});

/** All that this browser keeps of the shop: storages, databases, caches, cookies. */
async function everythingKept(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<unknown>((resolve) => {
            const opening = indexedDB.open(name);
            opening.onsuccess = () => {
              const stores = [...opening.result.objectStoreNames];
              if (stores.length === 0) return resolve([]);
              const read = opening.result
                .transaction(stores)
                .objectStore(stores[0] ?? '')
                .getAll();
              read.onsuccess = () => resolve(read.result);
            };
          }),
      ),
    );
    const inCaches = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, databases, inCaches]);
  });
  return kept + JSON.stringify(await page.context().cookies());
}

/** Where a text has these words, with what stands about them; empty where it has not. */
function around(text: string, words: string): string {
  const at = text.indexOf(words);
  return at === -1 ? '' : text.slice(Math.max(0, at - 300), at + 100);
}

test('a guest’s cart and its store are kept by signing in; signing out leaves nothing of a person behind', async ({
  page,
  locale,
}) => {
  const language = locale?.startsWith('fr') ? 'fr' : 'en';
  const t = wordsFor(language);
  const { name, email, phone, password } = makePerson('Lola Partie');
  const data = { name, email, phone_number: phone, password };
  expect((await page.request.post('/api/v1/authentication/customer/register', { data })).status()).toBe(200);
  const goods = await chooseProduct(page, language);

  // As a guest: a search, and goods in the cart.
  await openPage(page, `/products?search=${encodeURIComponent(goods.name)}`);
  await page.getByRole('article').filter({ hasText: goods.name }).first().getByRole('button').click();
  await expect.poll(async () => (await cartOf(page)).map(({ id }) => id)).toEqual([goods.id]);
  const [{ quantity } = { quantity: 0 }] = await cartOf(page);
  await openPage(page, '/auth/login?redirectTo=/checkout');
  await signIn(page, email, password);
  await page.waitForURL('**/checkout');
  await expect
    .poll(async () => (await cartOf(page)).map(({ id, quantity }) => [id, quantity]))
    .toEqual([[goods.id, quantity]]);
  expect(await page.evaluate(() => localStorage.getItem('lastCartStoreId'))).toBe('1');
  await fillFields(page, { customer_name: 'Lola Partie', customer_phone: phone });
  await openPage(page, '/products');
  await expect.poll(() => everythingKept(page)).toContain('cart_sync');

  await page
    .locator('header summary:visible')
    .filter({ has: page.getByText(t.menu) })
    .first()
    .click();
  await page.getByRole('button', { name: t.out }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await expect.poll(() => cartOf(page)).toEqual([]);
  // What the tab keeps goes last.
  await page.waitForURL((url) => url.pathname === '/');

  const kept = await everythingKept(page);
  for (const own of [email, encodeURIComponent(email), name, 'Lola', phone, password, goods.name, 'eyJ', 'cart_sync'])
    expect([own, around(kept, own)]).toEqual([own, '']);
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('panier_refresh');

  // The account has kept it.
  await openPage(page, '/auth/login');
  await signIn(page, email, password);
  await expect
    .poll(async () => (await cartOf(page)).map(({ id, quantity }) => [id, quantity]))
    .toEqual([[goods.id, quantity]]);
});

test('one’s data are had as a file, and erased with the account', { tag: '@narrow' }, async ({
  page,
  locale,
  pageFaults,
}) => {
  const t = wordsFor(locale);
  const { name, email, phone, password } = makePerson('Ella Efface');
  const data = { name, email, phone_number: phone, password };
  expect((await page.request.post('/api/v1/authentication/customer/register', { data })).status()).toBe(200);
  await openPage(page, '/auth/login?redirectTo=/profile?tab=security');
  await signIn(page, email, password);
  await page.waitForURL('**/profile?tab=security');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t.export }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('panier-my-data.json');
  const { account } = JSON.parse(readFileSync(await file.path(), 'utf8')) as {
    account: { email: string; name: string }[];
  };
  expect(account).toMatchObject([{ email, name }]);

  await page.getByRole('button', { name: t.erase }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.forGood }).click();
  await expect(dialog.getByText(t.tick)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel(t.sure).check();
  await dialog.getByRole('button', { name: t.forGood }).click();
  await expect(page.getByText(t.erased).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  ignoreFaults(pageFaults, /401/);
  const again = await page.request.post('/api/v1/authentication/login_check', {
    data: { identifier: email, password },
  });
  expect(again.status()).toBe(401);
});
