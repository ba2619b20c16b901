import { expect, test } from 'vitest';
import type { ShopData } from '#web/shared/shop/shop.ts';
import { listedStores } from '#web/shared/stores/listed-stores.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { AllStoresLink } from './all-stores-link.tsx';

const shopOf = (count: number) => {
  const stores = Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Store ${i + 1}` }));
  return { stores, store: stores[2] ?? null } as unknown as ShopData;
};

test.each([
  [0, []],
  [8, [1, 2, 3, 4, 5, 6, 7, 8]],
  [9, [3]],
  [200, [3]],
])('of %i stores the frame lists those: %j', async (count, ids) => {
  const shop = shopOf(count);
  expect(listedStores(shop).map(({ id }) => id)).toEqual(ids);
  const html = await renderPart(<AllStoresLink />, { shop });
  expect(readText(html)).toBe(count > 8 ? `Our stores (${count})` : '');
  expect(tagsOf(html, 'a').map((tag) => tag.includes('href="/contact"'))).toEqual(count > 8 ? [true] : []);
});
