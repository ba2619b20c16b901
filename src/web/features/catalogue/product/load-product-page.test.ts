import { expect, test } from 'vitest';
import type { Api } from '#contract/client.ts';
import { Refusal } from '#contract/errors.ts';
import { loadProductPage, loadRelated } from './load-product-page.ts';

const { signal } = new AbortController();

test.each([
  ['itself is among them', [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 4, 5]],
  ['it is not', [11, 12, 13, 14, 15, 16, 17, 18], [11, 12, 13, 14]],
])('of 8 products of the category that are fetched 4 others are shown where %s', async (_, ids, shown) => {
  const asked: object[] = [];
  const api = (async ({ name }: { name: string }, input: object) => {
    asked.push({ name, ...input });
    return { items: ids.map((id) => ({ id, htmlDescription: '<p>Long</p>' })) };
  }) as unknown as Api;
  const item = { id: 3, storeId: 7, category: 'FRUIT' } as Parameters<typeof loadRelated>[1];
  expect((await loadRelated(api, item, signal))?.map(({ id }) => id)).toEqual(shown);
  // The first page, which is the default.
  expect(asked).toEqual([{ name: 'listProducts', storeId: 7, category: 'FRUIT', per_page: 8 }]);
});

test.each([
  ['notFound', null],
  ['removed', { init: { status: 410 } }],
] as const)('a product that is %s: %o', async (code, answer) => {
  const api = (async () => {
    throw new Refusal(code, { status: 404 });
  }) as unknown as Api;
  const page = loadProductPage(api, { id: 3, storeId: 7 }, signal);
  if (answer) await expect(page).rejects.toMatchObject(answer);
  else expect(await page).toBeNull();
});
