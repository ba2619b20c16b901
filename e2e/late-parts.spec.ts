import type { Page } from '@playwright/test';
import { holdScript } from './hold-script.ts';
import { expect, openPage, test } from './journey.ts';
import { signInByCall } from './own-account.ts';
import { callApi, cartOf, chooseProduct } from './shopping.ts';

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

type Found = { items: { id: number; slug: string; quantityInStock: number }[] };

test('what stands in for a product that is sold out stays in its place, whenever its script comes', async ({
  page,
}) => {
  await signInByCall(page, 'login_check', business);
  const slug = await findSoldOut(page);
  const release = await holdScript(page, 'equivalents');
  const ownPrice = page.waitForResponse(/store\/product\//);
  await openPage(page, `/products/${slug}`);
  await ownPrice;
  const equivalents = page.getByRole('region', { name: /Produits équivalents|Similar products/ });
  const below = page.getByRole('heading', { name: 'Description' });
  // Long enough to draw the price.
  await page.waitForTimeout(500);
  await expect(equivalents.getByRole('article').first()).toBeVisible();
  const before = (await below.boundingBox())?.y;
  await release();
  await page.waitForTimeout(500);
  expect((await below.boundingBox())?.y).toBe(before);
});

/** The slug of a product of the first store that is sold out and has equivalents. */
async function findSoldOut(page: Page): Promise<string> {
  for (let number = 1; ; number++) {
    const { items } = await callApi<Found>(page, `/store/1/product-collection?per_page=60&page=${number}`);
    if (items.length === 0) throw new Error('The demo has nothing that is sold out and has equivalents');
    for (const { id, slug } of items.filter(({ quantityInStock }) => quantityInStock === 0)) {
      const equivalents = await callApi<object[]>(page, `/store/1/product/${id}/equivalents`);
      if (equivalents.length > 0) return slug;
    }
  }
}
