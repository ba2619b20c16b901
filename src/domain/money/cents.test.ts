import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDecimal, toDecimal } from './cents.ts';

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
  expect(fromDecimal(value)).toBe(cents);
});

test('a currency may have no decimals, or three', () => {
  expect(fromDecimal(1500, 0)).toBe(1500);
  expect(fromDecimal(1.5, 0)).toBe(2);
  expect(fromDecimal(1.2345, 3)).toBe(1235);
  expect(toDecimal(1500, 0)).toBe(1500);
  expect(toDecimal(1235, 3)).toBe(1.235);
  expect(toDecimal(123)).toBe(1.23);
});

test('every amount survives the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
      expect(fromDecimal(toDecimal(cents))).toBe(cents);
      expect(fromDecimal(JSON.parse(JSON.stringify(toDecimal(cents))))).toBe(cents);
    }),
  );
});
