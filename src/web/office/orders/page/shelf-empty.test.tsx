import { expect, test } from 'vitest';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import type { OrderLine } from '../write/order-line.ts';
import { lessOf, ShelfEmpty, withShelfEmpty } from './shelf-empty.tsx';

const line = (productId: number, quantity: number): OrderLine => ({
  productId,
  quantity,
  name: `Product ${productId}`,
  unit: 'P',
  substitution: null,
});
const before = [line(1, 4), line(2, 2), line(3, 1)];
const after = [line(1, 1), line(2, 2), line(4, 9)];
const less = lessOf(before, after);

test('what is less, or gone, can be marked as missing from the shelf', async () => {
  expect(less.map(({ productId, left }) => [productId, left])).toEqual([
    [1, 1],
    [3, 0],
  ]);
  const html = await renderPart(
    <ShelfEmpty less={less} marked={[3]} onChange={() => undefined} faultOf={() => undefined} />,
  );
  const boxes = tagsOf(html, 'input');
  expect(boxes.map((box) => box.includes('checked'))).toEqual([false, true]);
  expect(readText(html)).toContain('Product 1: 4 → 1, none left on the shelf');
});

test('where nothing has become less, nothing is asked', async () => {
  expect(lessOf(before, [...before, line(4, 1)])).toEqual([]);
  const html = await renderPart(
    <ShelfEmpty less={[]} marked={[]} onChange={() => undefined} faultOf={() => undefined} />,
  );
  expect(tagsOf(html, 'fieldset')).toEqual([]);
});

test('a call says it of a line that stays, and of what is gone by a line of nothing, the last', () => {
  const items = after.map(({ productId, quantity }) => ({ product_id: productId, quantity }));
  expect(withShelfEmpty(items, less, [1, 3])).toEqual([
    { product_id: 1, quantity: 1, shelf_empty: true },
    { product_id: 2, quantity: 2 },
    { product_id: 4, quantity: 9 },
    { product_id: 3, quantity: 0, shelf_empty: true },
  ]);
  // Marked, and made more again: it is not missing any more.
  expect(withShelfEmpty(items, [], [1])).toEqual(items);
});
