import { holdScript } from './hold-script.ts';
import { expect, openPage, test } from './journey.ts';
import { signInByCall } from './own-account.ts';
import { cartOf, chooseProduct } from './shopping.ts';

const business = { identifier: 'wholesale@panier.example', password: 'Panier2024' };

test('a press in a list that was searched for counts, whatever of the page comes in its midst', async ({
  page,
  locale,
}) => {
  await signInByCall(page, 'login_check', business);
  const { name } = await chooseProduct(page, locale?.slice(0, 2) ?? 'fr', 'LEGUME');
  const release = await holdScript(page, 'filter-chips');
  const ownPrices = page.waitForResponse(/product-collection/);
  await openPage(page, `/products?search=${encodeURIComponent(name)}`);
  const article = page.getByRole('article').first();
  await ownPrices;
  await article.getByRole('button').hover();
  await page.mouse.down();
  const topOf = async () => (await article.boundingBox())?.y;
  const before = await topOf();
  await release();
  // Long enough to draw it: a press takes as long.
  await page.waitForTimeout(500);
  expect(await topOf()).toBe(before);
  await page.mouse.up();
  await expect.poll(async () => (await cartOf(page)).length).toBe(1);
});
