import type { Page } from '@playwright/test';
import { expect, expectAccessible, openPage, test } from './journey.ts';
import { callApi, cartOf } from './shopping.ts';
import { wordsIn } from './words.ts';

type Item = { id: number; name: string; quantityStep: number; quantityInStock: number };

const wordsFor = wordsIn({
  add: [(name: string) => `Ajouter ${name} au panier`, (name: string) => `Add ${name} to the basket`],
  carry: ['Garder mes articles', 'Keep my items'],
  empty: ['Vider le panier', 'Empty the basket'],
  stay: [/^Rester chez/, /^Stay at/],
  move: [/^Passer chez/, /^Move to/],
  instead: [/à la place$/, /instead$/],
  undo: ['Rétablir', 'Undo'],
});

/** Goods of the first store by the piece: some that another store sells too, and one that it has an equivalent of. */
async function chooseGoods(page: Page, lng: string, otherId: number): Promise<{ both: Item; missing: Item }> {
  const list = (storeId: number, category: string) =>
    callApi<{ items: Item[] }>(
      page,
      `/store/${storeId}/product-collection?per_page=120&category=${category}&lng=${lng}`,
    );
  for (const category of ['RIZ', 'SAUCE', 'SNACKDESSERT', 'CONSERVE', 'BOISSON', 'EPICE']) {
    const here = (await list(1, category)).items.filter((p) => p.quantityStep === 1 && p.quantityInStock > 20);
    const there = new Map((await list(otherId, category)).items.map((p) => [p.id, p]));
    const both = here.find((p) => (there.get(p.id)?.quantityInStock ?? 0) > 20);
    if (!both) continue;
    for (const missing of here.filter((p) => !there.has(p.id))) {
      const instead = await callApi<Item[]>(page, `/store/${otherId}/product/${missing.id}/equivalents`);
      if (instead[0] && instead[0].id !== both.id) return { both, missing };
    }
  }
  throw new Error('The demo stores sell the same goods');
}

test('a cart moves to another store: with its equivalents, not at all, or back again', async ({ page, locale }) => {
  const lng = locale?.startsWith('fr') ? 'fr' : 'en';
  const t = wordsFor(lng);
  const stores = await callApi<{ id: number; name: string }[]>(page, '/store/list');
  const other = stores.at(-1);
  if (!other || !stores[0]) throw new Error('The demo has several stores');
  const { both, missing } = await chooseGoods(page, lng, other.id);
  for (const item of [both, missing]) {
    await openPage(page, `/products?search=${encodeURIComponent(item.name)}`);
    await page.getByRole('button', { name: t.add(item.name) }).click();
    await expect.poll(async () => (await cartOf(page)).map((l) => l.id)).toContain(item.id);
  }
  const before = await cartOf(page);

  const menu = page.locator('header summary').first();
  const askForOther = async () => {
    await menu.click();
    await page.locator('header').getByRole('link', { name: other.name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  };
  // Staying changes nothing, by the button and by Escape, and the focus comes back.
  await askForOther();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.stay }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await askForOther();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toContainText(stores[0].name);
  expect(await cartOf(page)).toEqual(before);

  // Carrying over shows first what is missing, with an equivalent to add.
  await askForOther();
  await page.getByRole('button', { name: t.carry }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(missing.name);
  expect(await cartOf(page)).toEqual(before);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t.instead }).click();
  await dialog.getByRole('button', { name: t.move }).click();
  await expect(menu).toContainText(other.name);
  // What is shown is stored a moment later.
  const stored = async () => (await cartOf(page)).map((l) => l.id);
  await expect.poll(stored).not.toContain(missing.id);
  expect(await stored()).toContain(both.id);
  expect(await stored()).toHaveLength(2);

  // Undo brings back the cart and the store.
  await page.getByRole('button', { name: t.undo }).click();
  await expect(menu).toContainText(stores[0].name);
  const kept = async () => (await cartOf(page)).map((l) => [l.id, l.quantity]);
  await expect.poll(kept).toEqual(before.map((l) => [l.id, l.quantity]));

  // Starting afresh, and Undo again.
  await askForOther();
  await page.getByRole('button', { name: t.empty }).click();
  await expect(menu).toContainText(other.name);
  await expect.poll(() => cartOf(page)).toEqual([]);
  await page.getByRole('button', { name: t.undo }).click();
  await expect.poll(async () => (await cartOf(page)).length).toBe(2);
});

test('a search before any choice opens the selector, takes a postal code, and goes on', { tag: '@long' }, async ({
  page,
  locale,
}) => {
  const isFrench = locale?.startsWith('fr');
  await openPage(page, '/');
  const search = page.locator('header [name=search]:visible').first();
  await search.fill('riz');
  await search.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('riz');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: isFrench ? /^Livraison/ : /^Delivery/ }).click();
  await expect(dialog.getByRole('heading')).toHaveText(isFrench ? 'Indiquez votre code postal' : 'Enter Your Location');
  await expect(dialog).toContainText('riz');
  const code = dialog.getByRole('textbox');
  await expect(code).toBeFocused();

  // Too short, no code at all, and at most ten characters: nothing is confirmed.
  for (const wrong of ['9420', '942 0', 'ABCDE']) {
    await code.fill(wrong);
    await code.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
  }
  await code.fill('');
  await code.pressSequentially('94200-12345');
  await expect(code).toHaveValue('94200-1234');
  await code.fill(' 94200 ');
  await expect(dialog).toContainText('94200');
  await expect(dialog).toContainText('€');
  const shown = await dialog.innerText();
  await code.press('Enter');
  await expect(page).toHaveURL(/\/products\?.*search=riz/);
  await expect(page).toHaveURL(/postalCode=94200/);
  await expect(page.getByRole('article').first()).toBeVisible();
  // First in its line, where a phone does not cut it.
  await expect(page.locator('main p > span:not(.sr-only)', { hasText: '94200' })).toHaveText(
    isFrench ? /^Livraison au 94200/ : /^Delivery to 94200/,
  );

  // The choice is kept: the next search asks nothing.
  await search.fill('sauce');
  await search.press('Enter');
  await expect(page).toHaveURL(/search=sauce/);
  await expect(dialog).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('delivery') ?? '{}'));
  expect(kept).toEqual({ deliveryMethod: 'delivery', postalCode: '94200' });
  // So is the store that it led to, be it the one that stood there before.
  const stores = await callApi<{ id: number; name: string }[]>(page, '/store/list');
  const { id } = stores.find(({ name }) => shown.includes(name)) ?? {};
  expect(await page.evaluate(() => localStorage.getItem('selectedStoreId'))).toBe(String(id));
  expect(await page.evaluate(() => document.cookie)).toContain(`selectedStoreId=${id}`);
});

test('pickup lists the stores, takes the chosen one and clears the postal code', async ({ page, locale }) => {
  const isFrench = locale?.startsWith('fr');
  await page.addInitScript(() => {
    localStorage.setItem('delivery', JSON.stringify({ deliveryMethod: 'delivery', postalCode: '94200' }));
  });
  const stores = await callApi<{ name: string; allowDelivery: boolean }[]>(page, '/store/list');
  const other = stores.find((store) => !store.allowDelivery);
  await openPage(page, '/products');
  await page.locator('header summary').first().click();
  await page.getByRole('button', { name: isFrench ? /^Livraison ou retrait/ : /^Delivery or pickup/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: isFrench ? /^Retrait/ : /pickup/i }).click();
  for (const { name } of stores) await expect(dialog.getByRole('button', { name })).toBeVisible();
  await dialog.getByRole('button', { name: other?.name ?? '' }).click();
  await expect(page.locator('header summary').first()).toContainText(other?.name ?? '');
  await expect(page.locator('main p > span:not(.sr-only)', { hasText: other?.name ?? '' })).toHaveText(
    `${isFrench ? 'Retrait chez' : 'Pickup at'} ${other?.name}`,
  );
  expect(await page.evaluate(() => localStorage.getItem('delivery'))).toContain('"pickup","postalCode":null');
  expect(await page.evaluate(() => localStorage.getItem('selectedStoreId'))).not.toBe('1');
});
