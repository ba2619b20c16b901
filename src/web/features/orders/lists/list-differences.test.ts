import { expect, test } from 'vitest';
import { listDifferences } from './list-differences.ts';

const line = (productId: number, quantity: number) => ({
  productId,
  productName: `P${productId}`,
  quantity,
  unit: 'P',
});

test.each([
  ['the same in another order', [line(1, 2), line(2, 1)], [line(2, 1), line(1, 2)], []],
  ['another quantity', [line(1, 2)], [line(1, 5)], [[1, 2, 5]]],
  [
    'only here, and only there',
    [line(1, 2)],
    [line(3, 4)],
    [
      [1, 2, 0],
      [3, 0, 4],
    ],
  ],
  ['nothing on either', [], [], []],
])('%s', (_, here, there, differ) => {
  expect(listDifferences(here, there).map((one) => [one.productId, one.here, one.there])).toEqual(differ);
});
