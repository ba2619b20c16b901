import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MergeInput, mergeQuantity } from './cart-lines.ts';

test.each<[string, MergeInput, number]>([
  ['a guest brings what the account has not', { stored: 0, said: 2000, known: 0 }, 2000],
  ['a guest has not what the account has', { stored: 3000, said: 0, known: 0 }, 3000],
  ['both have it: the larger, never the sum', { stored: 2000, said: 3000, known: 0 }, 3000],
  ['both have it: the larger, the other way', { stored: 3000, said: 2000, known: 0 }, 3000],
  ['nothing happened', { stored: 1000, said: 1000, known: 1000 }, 1000],
  ['less here', { stored: 3000, said: 1000, known: 3000 }, 1000],
  ['taken out here', { stored: 3000, said: 0, known: 3000 }, 0],
  ['less elsewhere', { stored: 1000, said: 3000, known: 3000 }, 1000],
  ['taken out elsewhere, still standing here', { stored: 0, said: 3000, known: 3000 }, 0],
  ['taken out elsewhere, changed here: stays out', { stored: 0, said: 4000, known: 3000 }, 0],
  ['changed elsewhere, taken out here: stays out', { stored: 4000, said: 0, known: 3000 }, 0],
  ['added here after it was taken out', { stored: 0, said: 1000, known: 0 }, 1000],
  ['more on both sides: the larger', { stored: 5000, said: 4000, known: 1000 }, 5000],
  ['less on both sides: the larger', { stored: 1000, said: 2000, known: 3000 }, 2000],
  ['the same change on both sides', { stored: 2000, said: 2000, known: 3000 }, 2000],
])('%s', (_, meeting, merged) => {
  expect(mergeQuantity(meeting)).toBe(merged);
});

const quantity = fc.integer({ min: 0, max: 4 }).map((n) => n * 1000);
const meetings = fc.record({ stored: quantity, said: quantity, known: quantity });

test('merging twice is merging once', () => {
  fc.assert(
    fc.property(meetings, (meeting) => {
      const once = mergeQuantity(meeting);
      expect(mergeQuantity({ ...meeting, stored: once })).toBe(once);
    }),
  );
});

test('the sides are alike, and nothing comes out that neither side had', () => {
  fc.assert(
    fc.property(meetings, ({ stored, said, known }) => {
      const merged = mergeQuantity({ stored, said, known });
      expect(mergeQuantity({ stored: said, said: stored, known })).toBe(merged);
      expect([stored, said, 0]).toContain(merged);
    }),
  );
});

test('carts that never met lose nothing', () => {
  fc.assert(
    fc.property(quantity, quantity, (stored, sent) => {
      expect(mergeQuantity({ stored, said: sent, known: 0 })).toBe(Math.max(stored, sent));
    }),
  );
});
