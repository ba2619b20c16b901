import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { OrderLines } from './order-lines.tsx';

const line = {
  id: 1,
  productName: 'Apples',
  quantity: 1,
  unit: 'P',
  priceIncludeTaxes: 2,
  lineTotal: 2,
  picture: null,
};

test.each([
  ['who has bought it is led to its reviews', true, true, true, 'apples-7', ['/products/apples-7#reviews']],
  ['not before the order is completed', false, true, true, 'apples-7', []],
  ['not while reviews are off', true, false, true, 'apples-7', []],
  ['not while there are no such pages', true, true, false, 'apples-7', []],
  ['not to what is hidden', true, true, true, null, []],
])('%s', async (_, isReviewable, reviews, products, slug, expected) => {
  const items = [{ ...line, slug }] as unknown as Order['orderItems'];
  const html = await renderPart(<OrderLines items={items} isReviewable={isReviewable} />, {
    flags: { products: { reviews }, pages: { products } },
  });
  const links = tagsOf(html, 'a').filter((tag) => tag.includes('#reviews'));
  expect(links.map((tag) => /href="([^"]*)"/.exec(tag)?.[1])).toEqual(expected);
  for (const link of links) expect(link).toContain('aria-label="Review this product, Apples"');
});
