import { expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
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

test('what was picked otherwise than ordered says so, a substitute below what it stands for', async () => {
  const picked = { ...line, slug: null, substituteFor: null };
  const items = [
    { ...picked, id: 1, productName: 'Apples', quantity: 0, orderedQuantity: 2, lineTotal: 0 },
    { ...picked, id: 2, productName: 'Leeks', unit: 'KG', quantity: 0.905, orderedQuantity: 1 },
    { ...picked, id: 3, productName: 'Salt', quantity: 1, orderedQuantity: 1 },
    { ...picked, id: 4, productName: 'Pears', quantity: 2, orderedQuantity: 0, substituteFor: 1 },
  ];
  const text = readText(await renderPart(<OrderLines items={items as unknown as Order['orderItems']} />));
  expect(text).toMatch(
    /Apples.*Not found: not charged \(2 ordered\).*Pears.*Instead of: Apples.*Leeks.*Weighed: 0\.905 kg, 1 kg ordered/,
  );
  expect(text).toMatch(/Salt 1 × €2\.00 €2\.00$/);
});
