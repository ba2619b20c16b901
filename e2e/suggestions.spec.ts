import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test } from './journey.ts';
import { callApi, cartOf, chooseProduct, type ListedProduct } from './shopping.ts';

const words = {
  fr: { typed: 'lait', label: 'Rechercher un produit', past: 'Recherches récentes', forget: /^Effacer/ },
  en: { typed: 'milk', label: 'Search for a product', past: 'Recent searches', forget: /^Remove “/ },
};
const languageOf = (locale: string | undefined) => (locale?.startsWith('fr') ? 'fr' : 'en');
const box = (page: Page) => page.locator('header [name=search]:visible');

/** Types in the header's box and waits for what it suggests. */
async function type(page: Page, text: string): Promise<void> {
  await box(page).focus();
  await page.keyboard.type(text);
  await expect(page.getByRole('listbox')).toBeVisible();
}

test('suggestions: chosen, added and left by the keyboard alone @phone', async ({ page, locale }) => {
  const t = words[languageOf(locale)];
  await openPage(page, '/');
  await type(page, t.typed);
  const combobox = page.getByRole('combobox', { name: t.label });
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: '€' }).first()).toBeVisible();
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);

  // Round through the options: the box keeps the focus, the option is the active one.
  const active = page.locator('[role=option][aria-selected=true]');
  await page.keyboard.press('ArrowDown');
  await expect(active).toHaveId((await combobox.getAttribute('aria-activedescendant')) ?? '');
  await expect(active).toContainText('€');
  await page.keyboard.press('End');
  await expect(active).toContainText(t.typed);
  await page.keyboard.press('Home');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(combobox).toBeFocused();

  // Into the cart without leaving, by a key and by its button.
  await page.keyboard.press('Shift+Enter');
  await expect.poll(async () => (await cartOf(page)).length).toBe(1);
  // What is in the cart has a stepper in its row: minus takes it out, a plus stands there again with the focus.
  const stepper = page.locator('header').getByRole('spinbutton');
  await expect(stepper).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await cartOf(page)).length).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await cartOf(page)).length).toBe(1);
  await expect(stepper).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await cartOf(page)).length).toBe(2);

  // Away with it, the text stays; back with it, and to a product.
  await combobox.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(combobox).toHaveValue(t.typed);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const name = await active.locator('.font-semibold').first().innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('a first search asks about the delivery, then goes on; past terms come back and can be forgotten', {
  tag: '@phone',
}, async ({ page, locale }) => {
  const t = words[languageOf(locale)];
  await openPage(page, '/');
  await box(page).fill('   ');
  await box(page).press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await box(page).fill(t.typed);
  await box(page).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/products\\?search=${t.typed}$`));
  // The address is ahead of the page, and the home page has articles too.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t.typed);

  // Asked once, it is not asked again.
  await box(page).fill('riz');
  await box(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('riz');
  await box(page).fill('');
  await box(page).focus();
  await expect(page.getByText(t.past)).toBeVisible();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options).toHaveText(['riz', t.typed]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Delete');
  await expect(options).toHaveText([t.typed]);
  await page.getByRole('button', { name: t.forget }).first().click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('an answer that is overtaken is given up, and a failure leaves the search as it is', { tag: '@phone' }, async ({
  page,
  locale,
  pageFaults,
}) => {
  const t = words[languageOf(locale)];
  const asked: string[] = [];
  const late = Promise.withResolvers<void>();
  await page.route('**/search-suggestions*', async (route) => {
    const term = new URL(route.request().url()).searchParams.get('search') ?? '';
    asked.push(term);
    if (term === 'zz') return route.abort();
    if (term !== t.typed) await late.promise;
    return route.continue().catch(() => undefined);
  });
  await openPage(page, '/');
  await box(page).focus();
  await page.keyboard.type(t.typed.slice(0, 2));
  await expect.poll(() => asked.length).toBe(1);
  await box(page).fill(t.typed);
  await expect(page.getByRole('option').filter({ hasText: '€' }).first()).toBeVisible();
  late.resolve();
  expect(asked).toEqual([t.typed.slice(0, 2), t.typed]);

  await box(page).fill('zz');
  await expect(page.getByText(/Press Enter to search|Appuyez sur Entrée/).first()).toBeVisible();
  pageFaults.length = 0;
});

test('a barcode opens its product', { tag: '@phone' }, async ({ page, locale }) => {
  const language = languageOf(locale);
  const { id } = await chooseProduct(page, language);
  type Coded = ListedProduct & { product: { barcode: string } };
  const item = await callApi<Coded>(page, `/store/product/${id}?storeId=1&lng=${language}`);
  await openPage(page, `/products?search=${item.product.barcode}`);
  await expect(page.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
});
