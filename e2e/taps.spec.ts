import type { Locator, Page } from '@playwright/test';
import { expect, openPage, test } from './journey.ts';
import { cartOf } from './shopping.ts';
import { wordsIn } from './words.ts';

// How many taps a basket of everyday goods takes on a phone, besides the letters that are typed.
const wordsFor = wordsIn({
  add: [/^Ajouter .+ au panier$/, /^Add .+ to the basket$/],
  more: ['Afficher plus de produits', 'Show more products'],
});

/** Aisle, what one types, and what is meant by it, in French: the demo's own language. */
const wanted: readonly [aisle: string, typed: string, meant: RegExp][] = [
  ['FRUIT', 'banane', /^Banane/],
  ['FRUIT', 'pomme', /^Pomme/],
  ['LEGUME', 'tomate', /^Tomate/],
  ['LEGUME', 'carotte', /^Carotte/],
  ['LAITIER', 'lait', /^Lait/],
  ['LAITIER', 'beurre', /^Beurre/],
  ['LAITIER', 'œufs', /^Œufs/],
  ['GALETTE', 'baguette', /^Baguette/],
  ['RIZ', 'riz', /^Riz/],
  ['VERMICELLENOUILLE', 'pâtes', /^(?:Spaghetti|Coquillettes|Penne|Fusilli)/],
  ['SAUCE', 'sauce soja', /^Sauce soja/],
  ['VIANDE', 'poulet', /poulet/],
  ['BOISSON', 'eau', /eau/i],
  ['THECAFE', 'café', /^Café/],
  ['NONALIMENTAIRE', 'papier toilette', /^Papier toilette/],
];

test.use({ locale: 'fr-FR' });

/** Taps, and counts. */
function tapper() {
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.click();
    taps++;
  };
  return { tap, count: () => taps };
}

const heldNow = async (page: Page) => (await cartOf(page)).length;

test('fifteen goods by the suggestions of the search take 25 taps at most', { tag: '@phone' }, async ({
  page,
  locale,
}) => {
  const t = wordsFor(locale);
  const { tap, count } = tapper();
  await openPage(page, '/');
  const box = page.locator('header [name=search]:visible');
  await tap(box);
  for (const [i, [, typed, meant]] of wanted.entries()) {
    // What was typed before is replaced by the first letter.
    await page.keyboard.type(typed);
    await expect(box).toHaveValue(typed);
    const first = page.getByRole('option').filter({ hasText: '€' }).first();
    await expect(first).toContainText(meant);
    const name = await first.locator('.font-semibold').first().innerText();
    const plus = page.locator('header').getByRole('button', { name: t.add });
    const isNamed = plus.filter({ has: page.locator('svg') });
    await expect(isNamed.first()).toBeVisible();
    await expect(isNamed.first()).toHaveAccessibleName(new RegExp(name.replaceAll(/[^\p{L}]+/gu, '.+').slice(0, 20)));
    await tap(isNamed.first());
    await expect.poll(() => heldNow(page)).toBe(i + 1);
  }
  expect(count()).toBeLessThanOrEqual(25);
});

test('fifteen goods by the aisles take 45 taps at most', { tag: '@phone' }, async ({ page, locale }) => {
  const t = wordsFor(locale);
  const { tap, count } = tapper();
  await openPage(page, '/');
  let at = '';
  for (const [i, [aisle, , meant]] of wanted.entries()) {
    if (aisle !== at) {
      await tap(page.locator('a[href="/aisles"]:visible').last());
      // Home has links to aisles as well, which go while one presses.
      await expect(page).toHaveURL(/\/aisles$/);
      await tap(page.locator(`main a[href="/products?category=${aisle}"]:visible`).first());
      await expect(page).toHaveURL(new RegExp(`category=${aisle}$`));
      at = aisle;
    }
    const cards = page.getByRole('article').filter({ has: page.getByRole('heading', { name: meant }) });
    const plus = cards.getByRole('button', { name: t.add }).first();
    await expect(page.getByRole('article').nth(2)).toBeVisible();
    while ((await plus.count()) === 0) await tap(page.getByRole('link', { name: t.more }));
    await tap(plus);
    await expect.poll(() => heldNow(page)).toBe(i + 1);
  }
  expect(count()).toBeLessThanOrEqual(45);
});
