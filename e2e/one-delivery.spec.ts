import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test } from './journey.ts';
import { callApi, chooseProduct, type ListedProduct } from './shopping.ts';
import { wordsIn } from './words.ts';

type Figures = { goods: number; fee: number; missingToFree: number; total: number };

const wordsFor = wordsIn({
  choice: [/^Livraison ou retrait/, /^Delivery or pickup/],
  deliver: [/^Livraison/, /^Delivery/],
  confirm: ['Confirmer', 'Confirm'],
  change: [/^Modifier/, /^Change/],
  otherCode: ['Changer de code postal', 'Change postal code'],
  compute: ['Calculer', 'Calculate'],
  guest: ['Continuer sans compte', 'Continue as guest'],
  to: [(code: string) => `Livraison au ${code}`, (code: string) => `Delivery to ${code}`],
  pickup: [/Retrait en magasin/, /Pickup at the store/],
  home: [/^Livraison/, /^Home delivery/],
  place: [/Commande avec/, /Order with/],
  odd: ['code postal', 'postal code'],
  clear: ['Effacer la recherche', 'Clear the search'],
  move: [/^Passer chez Panier Paris/, /^Move to Panier Paris/],
  carry: ['Garder mes articles', 'Keep my items'],
  money: [(amount: number) => `${amount.toFixed(2).replace('.', ',')} €`, (amount: number) => `€${amount.toFixed(2)}`],
});
type Words = ReturnType<typeof wordsFor>;

const near = '75013';
const far = '69001';
const bar = (page: Page) => page.locator('a[href="/cart"][aria-haspopup]:visible');
const field = (page: Page) => page.locator('main [name=shipping_postal_code]');

/** A cart of one good that is dear enough to be told from its fee, and too cheap to be brought for nothing. */
async function fillCart(page: Page, language: string): Promise<ListedProduct> {
  const item = await chooseProduct(page, language);
  await openPage(page, `/products?search=${encodeURIComponent(item.name)}`);
  await page.getByRole('article').filter({ hasText: item.name }).first().getByRole('button').last().click();
  await expect(bar(page)).toContainText('€');
  return item;
}

const figuresAt = (page: Page, { id }: ListedProduct, code: string) =>
  callApi<Figures>(page, `/cart/figures?store_id=1&type=delivery&postal_code=${code}&lines=${id}:1`);

async function asGuest(page: Page, t: Words): Promise<void> {
  await openPage(page, '/checkout');
  // Answered once, it is not asked again in this tab.
  const ask = page.getByRole('button', { name: t.guest });
  await expect(ask.or(field(page))).toBeVisible();
  if (await ask.isVisible()) await ask.click();
}

/** Bars, cart and checkout say what the server says of this postal code; the page that is open first. */
async function expectOneTruth(page: Page, t: Words, item: ListedProduct, code: string): Promise<void> {
  const { goods, fee, missingToFree, total } = await figuresAt(page, item, code);
  const missing = t.money(missingToFree);
  // The checkout stands without the bars.
  if (!page.url().includes('/checkout')) await expect(bar(page)).toContainText(missing);
  await openPage(page, '/cart');
  const summary = page.locator('section[aria-labelledby=cart-summary]');
  for (const text of [t.to(code), t.money(goods), t.money(fee), missing, t.money(total)])
    await expect(summary).toContainText(text);
  await expect(bar(page)).toContainText(missing);
  await asGuest(page, t);
  await expect(field(page)).toHaveValue(code);
  for (const text of [t.to(code), t.money(goods), t.money(fee), missing, t.money(total)])
    await expect(page.locator('main aside')).toContainText(text);
}

/** In the dialog that is open by now, or asks how first. */
async function typeInDialog(page: Page, t: Words, code: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t.deliver }).click();
  await dialog.getByRole('textbox').fill(code);
  await dialog.getByRole('button', { name: t.confirm }).click();
  await expect(dialog).toHaveCount(0);
}

test('a postal code typed anywhere rules header, bars, cart and checkout @long', async ({ page, locale }) => {
  const language = locale?.startsWith('fr') ? 'fr' : 'en';
  const t = wordsFor(language);
  const item = await fillCart(page, language);
  const openChoice = async () => {
    await page.locator('header summary').first().click();
    await page.locator('header').getByRole('button', { name: t.choice }).click();
  };

  // The header, on a product's page.
  const link = page.getByRole('article').getByRole('link', { name: item.name, exact: true });
  await openPage(page, (await link.first().getAttribute('href')) ?? '');
  await openChoice();
  await typeInDialog(page, t, near);
  await expectOneTruth(page, t, item, near);

  // The list; an address with the code of before follows.
  await openPage(page, `/products?search=${encodeURIComponent(item.name)}&postalCode=${near}`);
  await page.locator('main').getByRole('button', { name: t.change }).click();
  await typeInDialog(page, t, far);
  await expect(page).toHaveURL(new RegExp(`postalCode=${far}`));
  await expectOneTruth(page, t, item, far);

  // The cart.
  await openPage(page, '/cart');
  await page.getByRole('button', { name: t.otherCode }).click();
  await page.locator('main [name=postalCode]').fill(near);
  await page.getByRole('button', { name: t.compute }).click();
  await expectOneTruth(page, t, item, near);

  // The checkout, where half a code changes nothing yet; what the header of other pages chooses shows in its field.
  await field(page).fill('690');
  await expect(page.locator('main aside')).toContainText(t.to(near));
  await field(page).fill(far);
  await expect(page.locator('main aside')).toContainText(t.to(far));
  await expectOneTruth(page, t, item, far);
  await openPage(page, '/cart');
  await openChoice();
  await typeInDialog(page, t, near);
  await expectOneTruth(page, t, item, near);

  // Pickup costs nothing anywhere, and delivery chosen again goes where it went.
  await page.getByRole('radio', { name: t.pickup }).check();
  const missing = t.money((await figuresAt(page, item, near)).missingToFree);
  await expect(page.locator('main aside')).not.toContainText(missing);
  await page.getByRole('radio', { name: t.home }).check();
  await expectOneTruth(page, t, item, near);

  // What is no postal code is told so at its field.
  await field(page).fill('ABCDE');
  await page.getByRole('button', { name: t.place }).click();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
});

test('a code that the store refuses: another store that goes there is offered', async ({ page, shop, locale }) => {
  const language = locale?.startsWith('fr') ? 'fr' : 'en';
  const t = wordsFor(language);
  const item = await chooseProduct(page, language, 'RIZ');
  await page.context().addCookies([{ name: 'selectedStoreId', value: '2', url: shop.url }]);
  await openPage(page, `/products?search=${encodeURIComponent(item.name)}`);
  await page.getByRole('article').filter({ hasText: item.name }).first().getByRole('button').last().click();
  await openPage(page, '/cart');
  await page.locator('main [name=postalCode]').fill(far);
  await page.getByRole('button', { name: t.compute }).click();
  const offer = page.getByRole('button', { name: t.move });
  await expect(offer).toBeVisible();
  // No amount is named that no order can come to.
  await expect(page.locator('main').getByRole('status').filter({ has: offer })).not.toContainText('€');
  await expectAccessible(page);
  await offer.click();
  await page.getByRole('dialog').getByRole('button', { name: t.carry }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectOneTruth(page, t, item, far);
});

test('the search box selects its text and can be cleared', async ({ page, locale }) => {
  const t = wordsFor(locale);
  await openPage(page, '/products?search=riz');
  const box = page.locator('header [name=search]:visible');
  const clear = page.locator('header').getByRole('button', { name: t.clear }).filter({ visible: true });
  await box.click();
  await page.keyboard.type('thé');
  await expect(box).toHaveValue('thé');
  await expect(page.getByRole('listbox')).toBeVisible();
  await clear.click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(clear).toHaveCount(0);
});
