import type { Locator } from '@playwright/test';
import { expect, openPage, test } from './journey.ts';
import { cartOf } from './shopping.ts';

/** What is typed, which product is meant, how often its button is pressed, and how much is in the cart then. */
const wanted: readonly [typed: string, name: RegExp, presses: number, quantity: number][] = [
  // What is weighed: 1.5 kg of bananas, a kilo of carrots, 600 g of chicken, 200 g of cheese.
  ['banane', /^Banane Cavendish$/, 3, 1.5],
  ['carotte', /^Carotte de sable$/, 1, 1],
  ['filet poulet', /^Filets de poulet/, 2, 0.6],
  ['comté', /^Comté .* à la coupe/, 1, 0.2],
  ['lait demi', /^Lait demi-écrémé/, 2, 2],
  ['oeufs plein air', /^Œufs plein air .* × 6$/, 1, 1],
  ['beurre doux', /^Beurre doux/, 1, 1],
  ['baguette tradition', /^Baguette de tradition/, 1, 1],
  ['riz jasmin', /^Riz .*jasmin/i, 1, 1],
  ['coquillettes', /^Coquillettes/, 1, 1],
  ['yaourt nature', /^Yaourts nature/, 1, 1],
  ['papier toilette', /^Papier toilette/, 1, 1],
  ['café moulu', /^Café moulu/, 1, 1],
  ['avocat', /^Avocat Hass$/, 3, 3],
  ['jus orange', /jus d’orange/i, 1, 1],
];
/** Presses of the finger besides the keys, for a basket of fifteen. */
const mostTaps = 40;

test('a basket of fifteen, four of them weighed, by suggestions', { tag: ['@narrow', '@long'] }, async ({ page }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    taps++;
    await target.tap();
  };
  await openPage(page, '/');
  const box = page.locator('header [name=search]:visible');
  await tap(box);
  for (const [typed, name, presses] of wanted) {
    // What was typed before is replaced by the first letter.
    await page.keyboard.type(typed);
    const spoken = name.source.replace(/^(?!\^)/, '.*').replace(/^\^|\$$/g, '');
    const header = page.locator('header');
    await tap(header.getByRole('button', { name: new RegExp(`^Ajouter ${spoken}`, 'i') }).first());
    const stepper = header.getByRole('group', { name: new RegExp(`^Quantité de ${spoken}`, 'i') }).first();
    for (let i = 1; i < presses; i++) await tap(stepper.getByRole('button').last());
  }
  const quantities = async () => (await cartOf(page)).map(({ quantity }) => quantity);
  await expect.poll(quantities).toEqual(wanted.map(([, , , quantity]) => quantity));
  const cart = await cartOf(page);
  for (const [i, [, name]] of wanted.entries()) expect(cart[i]?.name).toMatch(name);
  expect(taps).toBeLessThanOrEqual(mostTaps);
  test.info().annotations.push({ type: 'taps', description: String(taps) });
});
