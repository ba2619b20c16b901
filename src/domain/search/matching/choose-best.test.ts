import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseBest } from './choose-best.ts';

test('the smallest, as sorting them all would give', () => {
  const numbers = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 60 });
  fc.assert(
    fc.property(numbers, fc.nat(70), (list, most) => {
      const sorted = Float64Array.from(list).sort().slice(0, most);
      expect(chooseBest(Float64Array.from(list), most)).toEqual(sorted);
    }),
    { numRuns: 1000 },
  );
});
