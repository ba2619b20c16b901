import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepLines } from './keep-lines.ts';

const line = (productId: number, quantityMilli: number) => ({ productId, quantityMilli });
const two = line(1, 2000);
const three = line(1, 3000);

test.each<[string, (typeof two)[], [number, number][], [typeof two, number][], (typeof two)[]]>([
  ['as much as was agreed keeps its price', [two], [[1, 2000]], [[two, 2000]], []],
  ['less keeps its price', [two], [[1, 500]], [[two, 500]], []],
  ['more keeps it for what was agreed', [two], [[1, 2500]], [[two, 2000]], [line(1, 500)]],
  ['a new good has the price of today', [two], [[2, 1000]], [], [line(2, 1000)]],
  [
    'what was added last goes first',
    [two, three],
    [[1, 4000]],
    [
      [two, 2000],
      [three, 2000],
    ],
    [],
  ],
  ['a line that is used up goes', [two, three], [[1, 2000]], [[two, 2000]], []],
  ['nothing leaves nothing', [two], [], [], []],
])('%s', (_, agreed, wanted, kept, added) => {
  const parts = keepLines(agreed, new Map(wanted));
  expect(parts.kept.map((part) => [part.line, part.quantityMilli])).toEqual(kept);
  expect(parts.added).toEqual(added);
});

test('whatever is wanted is there, and no agreed line is used beyond itself', () => {
  const product = fc.integer({ min: 1, max: 4 });
  const quantity = fc.integer({ min: 1, max: 9 });
  const agreed = fc.array(fc.record({ productId: product, quantityMilli: quantity }));
  const sum = (of: readonly { productId: number; quantityMilli: number }[], id: number) =>
    of.reduce((all, each) => all + (each.productId === id ? each.quantityMilli : 0), 0);
  fc.assert(
    fc.property(agreed, fc.array(fc.tuple(product, quantity)), (agreed, pairs) => {
      const wanted = new Map(pairs);
      const { kept, added } = keepLines(agreed, wanted);
      for (const { line, quantityMilli } of kept) expect(quantityMilli).toBeLessThanOrEqual(line.quantityMilli);
      for (const id of [1, 2, 3, 4]) {
        const ofAgreed = sum(
          kept.map(({ line, quantityMilli }) => ({ productId: line.productId, quantityMilli })),
          id,
        );
        expect(ofAgreed).toBe(Math.min(sum(agreed, id), wanted.get(id) ?? 0));
        expect(ofAgreed + sum(added, id)).toBe(wanted.get(id) ?? 0);
      }
    }),
  );
});
