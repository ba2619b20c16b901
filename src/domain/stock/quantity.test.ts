import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstQuantityMilli, fromMilli, isQuantityAllowed, quantityStepMilli, toMilli } from './quantity.ts';

test.each([
  [1, 1000],
  [0.1, 100],
  [0.1 + 0.2, 300],
  [1.005, 1005],
  [0.001, 1],
  [0, 0],
  [-1.5, -1500],
  [0.0001, null],
  [1.0005, null],
  [0.3000001, null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [1e300, null],
])('%d is %s thousandths', (decimal, expected) => {
  expect(toMilli(decimal)).toBe(expected);
});

test('every quantity survives the wire', () => {
  fc.assert(
    fc.property(fc.integer(), (milli) => {
      expect(toMilli(fromMilli(milli))).toBe(milli);
    }),
  );
});

test.each([
  ['P', undefined, 1000],
  ['COLIS', null, 1000],
  ['BOUTEILLE', undefined, 1000],
  ['KG', undefined, 100],
  ['LITRE', undefined, 100],
  ['KG', 250, 250],
  ['P', 6000, 6000],
] as const)('%s with a step of its own of %s goes by %d', (unit, own, expected) => {
  expect(quantityStepMilli(unit, own)).toBe(expected);
});

test.each([
  ['P', 1000, undefined, 1000],
  ['COLIS', 6000, null, 6000],
  ['KG', 100, undefined, 500],
  ['KG', 250, null, 500],
  ['LITRE', 500, undefined, 500],
  ['KG', 300, undefined, 300],
  // A piece that cannot be divided: one of it.
  ['KG', 1400, undefined, 1400],
  ['KG', 100, 1000, 1000],
  ['KG', 100, 200, 200],
  ['P', 1000, 2000, 2000],
] as const)('%s in steps of %d with a first quantity of its own of %s begins at %d', (unit, step, own, expected) => {
  expect(firstQuantityMilli(unit, step, own)).toBe(expected);
});

test('what the first press takes may be ordered', () => {
  fc.assert(
    fc.property(fc.constantFrom('P', 'KG', 'LITRE'), fc.integer({ min: 1, max: 20_000 }), (unit, step) => {
      expect(isQuantityAllowed(firstQuantityMilli(unit as 'P' | 'KG' | 'LITRE', step), step)).toBe(true);
    }),
  );
});

test.each([
  [1000, 1000, true],
  [500, 1000, false],
  [300, 100, true],
  [350, 100, false],
  [0, 100, false],
  [-1000, 1000, false],
  [999_000, 1000, true],
  [1_000_000, 1000, false],
  [999_100, 100, false],
  [Number.NaN, 100, false],
  [0.5, 0.5, false],
])('%d in steps of %d is allowed: %s', (milli, step, expected) => {
  expect(isQuantityAllowed(milli, step)).toBe(expected);
});
