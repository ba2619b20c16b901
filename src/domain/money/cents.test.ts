import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aroundDecimal, fromDecimal, isWholeCents, roundHalfUp, toDecimal } from './cents.ts';

test.each([
  [0, 0],
  [1.23, 123],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [8.165 * 3, 2450],
  [4.35, 435],
  [1.1049, 110],
  [0.004, 0],
  [1e-7, 0],
  [-2.5, -250],
  [-1.005, -101],
  [12_345_678_901_234.56, 1_234_567_890_123_456],
])('%d is %d cents', (value, cents) => {
  expect(fromDecimal(value, 2)).toBe(cents);
});

test.each([
  [4.9, 2, true],
  [0.1 + 0.2, 2, true],
  [-2.5, 2, true],
  [0, 0, true],
  [50.001, 2, false],
  [25.5, 0, false],
  [25_000, 0, true],
  [1.234, 3, true],
  [1.2345, 3, false],
])('%d with %i decimals is an amount: %s', (value, decimals, expected) =>
  expect(isWholeCents(value, decimals)).toBe(expected),
);

test('a currency may have no decimals, or three', () => {
  expect(fromDecimal(1500, 0)).toBe(1500);
  expect(fromDecimal(1.5, 0)).toBe(2);
  expect(fromDecimal(1.2345, 3)).toBe(1235);
  expect(toDecimal(1500, 0)).toBe(1500);
  expect(toDecimal(1235, 3)).toBe(1.235);
  expect(toDecimal(123, 2)).toBe(1.23);
  expect(fromDecimal(1e-7, 0)).toBe(0);
});

describe.each([0, 2, 3])('with %i decimals', (decimals) => {
  const amounts = fc.integer({ min: -1e14, max: 1e14 });

  test('every amount survives the wire', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        const sent = JSON.parse(JSON.stringify(toDecimal(cents, decimals)));
        expect(fromDecimal(sent, decimals)).toBe(cents);
      }),
    );
  });

  test('an amount is written with no more decimals than the currency has', () => {
    fc.assert(
      fc.property(amounts, (cents) => {
        expect((String(toDecimal(cents, decimals)).split('.')[1] ?? '').length).toBeLessThanOrEqual(decimals);
      }),
    );
  });

  test('a sum of decimals is the sum of their amounts', () => {
    const some = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 50 });
    fc.assert(
      fc.property(some, (list) => {
        const sum = list.reduce((total, cents) => total + toDecimal(cents, decimals), 0);
        expect(fromDecimal(sum, decimals)).toBe(list.reduce((total, cents) => total + cents, 0));
      }),
    );
  });

  test('a decimal lies between its bounds, which are one where it is an amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        expect(aroundDecimal(toDecimal(cents, decimals), decimals)).toEqual({ below: cents, above: cents });
        const between = toDecimal(cents * 10 + 4, decimals + 1);
        expect(aroundDecimal(between, decimals)).toEqual({ below: cents, above: cents + 1 });
      }),
    );
  });
});

test.each([
  [0, 7, 0],
  [1, 2, 1],
  [1, 3, 0],
  [2, 3, 1],
  [5, 10, 1],
  [4, 10, 0],
  [15, 10, 2],
  [Number.MAX_SAFE_INTEGER, 2, 4503599627370496],
  [Number.MAX_SAFE_INTEGER, 1, Number.MAX_SAFE_INTEGER],
  [Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER, 1],
  [-1, 2, -1],
  [-1, 3, 0],
])('%d / %d is rounded to %d', (numerator, denominator, expected) => {
  expect(roundHalfUp(numerator, denominator)).toBe(expected);
});

test('agrees with whole-number arithmetic of any size', () => {
  const positive = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(fc.maxSafeNat(), positive, (n, d) => {
      expect(BigInt(roundHalfUp(n, d))).toBe((2n * BigInt(n) + BigInt(d)) / (2n * BigInt(d)));
    }),
  );
});
