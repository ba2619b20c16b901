import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { renderPart, tagsOf } from '#web/testing/render-part.tsx';
import type { Route } from './+types/home';
import Home from './home.tsx';

const apples = {
  id: 1,
  name: 'Apples',
  slug: 'apples-1',
  price: 3,
  priceBase: 4,
  discountInPercent: 25,
  reduction: null,
  category: 'FRUIT',
  inventory: false,
  quantityInStock: 0,
  quantityStep: 1,
  firstQuantity: 1,
  unitPrice: 3,
  unitPriceUnit: 'KG',
  product: { picture: null, pictureColor: null, unit: 'KG' },
} as unknown as Product;

test('without products.discountedOnly, home leads to no discounted product by its strip or its button', async () => {
  const goods = { featured: [], offers: [apples], newArrivals: [], bestSellers: [], fault: null };
  const props = {
    loaderData: { page: null, categories: [], defaultCategories: [], goods },
  } as unknown as Route.ComponentProps;
  const linksWith = async (discountedOnly: boolean) =>
    tagsOf(await renderPart(<Home {...props} />, { flags: { products: { discountedOnly } } }), 'a')
      .map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? '')
      .filter((link) => /offers|onlyDiscounted|apples/.test(link));
  expect(await linksWith(true)).toEqual(expect.arrayContaining(['/offers', '/products?onlyDiscounted=true']));
  expect(await linksWith(false)).toEqual([]);
});
