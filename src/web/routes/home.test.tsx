import { expect, test } from 'vitest';
import { nothingSaid } from '#web/features/home/top-of-home.tsx';
import { plainProduct } from '#web/testing/plain-product.ts';
import { renderPart, tagsOf } from '#web/testing/render-part.tsx';
import type { Route } from './+types/home';
import Home from './home.tsx';

const apples = { ...plainProduct, slug: 'apples-1', priceBase: 4, discountInPercent: 25 };

test('without products.discountedOnly, home leads to no discounted product by its strip or its button', async () => {
  const goods = { featured: [], offers: [apples], newArrivals: [], bestSellers: [], fault: null };
  const props = {
    loaderData: {
      page: null,
      categories: [],
      defaultCategories: [],
      goods,
      said: nothingSaid,
      delivery: null,
      popularPath: '/products',
    },
  } as unknown as Route.ComponentProps;
  const linksWith = async (discountedOnly: boolean) =>
    tagsOf(await renderPart(<Home {...props} />, { flags: { products: { discountedOnly } } }), 'a')
      .map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? '')
      .filter((link) => /offers|onlyDiscounted|apples/.test(link));
  expect(await linksWith(true)).toEqual(expect.arrayContaining(['/offers', '/products?onlyDiscounted=true']));
  expect(await linksWith(false)).toEqual([]);
});
