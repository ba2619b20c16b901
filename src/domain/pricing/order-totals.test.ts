import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderTotals } from './order-totals.ts';

test('a basket of three rates with a delivery fee', () => {
  const lines = [
    { unitPriceCents: 249, quantityMilli: 1500, vatRateBp: 550 },
    { unitPriceCents: 199, quantityMilli: 2000, vatRateBp: 550 },
    { unitPriceCents: 1290, quantityMilli: 1000, vatRateBp: 2000 },
  ];
  expect(orderTotals({ lines, feeCents: 490 })).toEqual({
    goodsCents: 2062,
    feeCents: 490,
    totalCents: 2552,
    vatCents: 19 + 21 + 215 + 10 + 51,
    netCents: 2552 - 316,
    lines: [
      { lineCents: 374, vatCents: 19 },
      { lineCents: 398, vatCents: 21 },
      { lineCents: 1290, vatCents: 215 },
    ],
    vatByRate: [
      { rateBp: 550, grossCents: 955, vatCents: 50, netCents: 905 },
      { rateBp: 2000, grossCents: 1597, vatCents: 266, netCents: 1331 },
    ],
  });
});

test('an empty basket costs nothing', () => {
  expect(orderTotals({ lines: [], feeCents: 0 })).toMatchObject({ totalCents: 0, vatCents: 0, vatByRate: [] });
});

const line = fc.record({
  unitPriceCents: fc.nat(100_000),
  quantityMilli: fc.integer({ min: 1, max: 999_000 }),
  vatRateBp: fc.constantFrom(550, 1000, 2000),
});
const order = fc.record({ lines: fc.array(line, { maxLength: 12 }), feeCents: fc.nat(5000) });
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);

test('no cent is lost or made', () => {
  fc.assert(
    fc.property(order, (each) => {
      const totals = orderTotals(each);
      expect(totals.totalCents).toBe(sum(totals.lines.map(({ lineCents }) => lineCents)) + each.feeCents);
      expect(totals.netCents + totals.vatCents).toBe(totals.totalCents);
      expect(sum(totals.vatByRate.map(({ grossCents }) => grossCents))).toBe(totals.totalCents);
      expect(sum(totals.vatByRate.map(({ netCents }) => netCents))).toBe(totals.netCents);
      expect(sum(totals.vatByRate.map(({ vatCents }) => vatCents))).toBe(totals.vatCents);
      expect(sum(totals.lines.map(({ vatCents }) => vatCents))).toBeLessThanOrEqual(totals.vatCents);
    }),
  );
});

test('agrees with a second computation in whole numbers of any size', () => {
  fc.assert(
    fc.property(order, (each) => {
      const half = (n: bigint, d: bigint) => (2n * n + d) / (2n * d);
      const grosses = each.lines.map((one) => half(BigInt(one.unitPriceCents) * BigInt(one.quantityMilli), 1000n));
      const vats = each.lines.map((one, i) =>
        half((grosses[i] ?? 0n) * BigInt(one.vatRateBp), BigInt(10_000 + one.vatRateBp)),
      );
      expect(orderTotals(each).lines).toEqual(
        grosses.map((gross, i) => ({ lineCents: Number(gross), vatCents: Number(vats[i]) })),
      );
    }),
  );
});

test('more of a thing never costs less', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(5000), fc.nat(5000), (lines, feeCents, more) => {
      const first = lines[0];
      if (!first) return;
      const larger = [{ ...first, quantityMilli: first.quantityMilli + more }, ...lines.slice(1)];
      const [before, after] = [orderTotals({ lines, feeCents }), orderTotals({ lines: larger, feeCents })];
      expect(after.totalCents).toBeGreaterThanOrEqual(before.totalCents);
    }),
  );
});
