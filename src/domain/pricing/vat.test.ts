import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitFeeByRate, vatIncluded } from './vat.ts';

test.each([
  [1055, 550, 55],
  [1100, 1000, 100],
  [1200, 2000, 200],
  [999, 550, 52],
  [3, 2000, 1],
  [2, 2000, 0],
  [1000, 0, 0],
])('%d cents at %d basis points hold %d of VAT', (gross, rate, expected) => {
  expect(vatIncluded(gross, rate)).toBe(expected);
});

test('a fee follows the goods, and the odd cent goes to the largest remainder', () => {
  const goods = [
    { rateBp: 2000, grossCents: 1000 },
    { rateBp: 550, grossCents: 2000 },
  ];
  expect(splitFeeByRate(500, goods)).toEqual([
    { rateBp: 550, grossCents: 333, vatCents: 17 },
    { rateBp: 2000, grossCents: 167, vatCents: 28 },
  ]);
});

test('a fee without goods, or with free ones, is not lost', () => {
  expect(splitFeeByRate(600, [])).toEqual([{ rateBp: 2000, grossCents: 600, vatCents: 100 }]);
  const free = [550, 1000].map((rateBp) => ({ rateBp, grossCents: 0 }));
  expect(splitFeeByRate(110, free)).toEqual([{ rateBp: 1000, grossCents: 110, vatCents: 10 }]);
});

test('the shares add up and none is a cent away from its exact part', () => {
  const part = fc.record({ rateBp: fc.constantFrom(0, 210, 550, 1000, 2000), grossCents: fc.nat(1_000_000) });
  fc.assert(
    fc.property(fc.nat(100_000), fc.array(part, { minLength: 1, maxLength: 8 }), (fee, goods) => {
      const shares = splitFeeByRate(fee, goods);
      expect(shares.reduce((sum, share) => sum + share.grossCents, 0)).toBe(fee);
      const total = goods.reduce((sum, { grossCents }) => sum + grossCents, 0);
      if (total === 0) return;
      for (const { rateBp, grossCents } of shares) {
        const mine = goods.filter((one) => one.rateBp === rateBp).reduce((sum, one) => sum + one.grossCents, 0);
        expect(Math.abs(grossCents - (fee * mine) / total)).toBeLessThan(1);
      }
    }),
  );
});
