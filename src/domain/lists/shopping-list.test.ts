import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeItems } from './shopping-list.ts';

const item = (productId: number, quantityMilli: number) => ({ productId, quantityMilli });

test.each([
  ['none', [], []],
  ['each once stays as it is', [item(2, 1000), item(1, 500)], [item(2, 1000), item(1, 500)]],
  ['twice counts together, where it came first', [item(1, 1), item(2, 5), item(1, 2)], [item(1, 3), item(2, 5)]],
])('%s', (_, items, merged) => {
  expect(mergeItems(items)).toEqual(merged);
});

test('nothing is lost, nothing stands twice', () => {
  const items = fc.array(fc.record({ productId: fc.integer({ min: 1, max: 5 }), quantityMilli: fc.nat(9000) }));
  fc.assert(
    fc.property(items, (sent) => {
      const merged = mergeItems(sent);
      const sum = (list: typeof sent) => list.reduce((all, one) => all + one.quantityMilli, 0);
      expect(sum(merged)).toBe(sum(sent));
      expect(new Set(merged.map((one) => one.productId)).size).toBe(merged.length);
    }),
  );
});
