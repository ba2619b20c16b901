import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weighedRange } from './weighed-range.ts';

const usual = { weighedUnderPercent: 20, weighedOverPercent: 10 };

test.each([
  ['KG', 1000, usual, 800, 1100],
  ['LITRE', 500, usual, 400, 550],
  ['KG', 333, usual, 267, 366],
  ['KG', 1, usual, 1, 1],
  ['KG', 1000, { weighedUnderPercent: 0, weighedOverPercent: 0 }, 1000, 1000],
  ['KG', 1000, { weighedUnderPercent: 100, weighedOverPercent: 15 }, 0, 1150],
])('of %s, %i ordered, with %j: %i to %i', (unit, ordered, tolerance, atLeastMilli, atMostMilli) => {
  expect(weighedRange(unit, ordered, tolerance)).toEqual({ atLeastMilli, atMostMilli });
});

test.each(['P', 'BOX', 'BUNCH'])('%s is not weighed', (unit) => {
  expect(weighedRange(unit, 1000, usual)).toBeNull();
});

test('what was ordered is always within, and neither limit passes its per cent', () => {
  const percents = fc.record({ weighedUnderPercent: fc.nat(100), weighedOverPercent: fc.nat(15) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_000 }), percents, (ordered, tolerance) => {
      const range = weighedRange('KG', ordered, tolerance);
      const { atLeastMilli = 0, atMostMilli = 0 } = range ?? {};
      expect([atLeastMilli <= ordered, atMostMilli >= ordered]).toEqual([true, true]);
      expect(atLeastMilli * 100).toBeGreaterThanOrEqual(ordered * (100 - tolerance.weighedUnderPercent));
      expect(atMostMilli * 100).toBeLessThanOrEqual(ordered * (100 + tolerance.weighedOverPercent));
      expect((atLeastMilli - 1) * 100).toBeLessThan(ordered * (100 - tolerance.weighedUnderPercent));
      expect((atMostMilli + 1) * 100).toBeGreaterThan(ordered * (100 + tolerance.weighedOverPercent));
    }),
  );
});
