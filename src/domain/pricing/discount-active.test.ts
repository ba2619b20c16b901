import { expect, test } from 'vitest';
import { isDiscountActive } from './discount-active.ts';

const now = new Date('2026-11-21T10:00:00Z');
const before = new Date('2026-11-21T09:59:59.999Z');
const after = new Date('2026-11-21T10:00:00.001Z');

test.each([
  [true, null, null, true],
  [false, null, null, false],
  [true, before, after, true],
  [false, before, after, false],
  [true, now, null, true],
  [true, null, now, true],
  [true, now, now, true],
  [true, after, null, false],
  [true, null, before, false],
])('switched on %s, from %s, to %s: %s', (isActive, validFrom, validTo, expected) => {
  expect(isDiscountActive({ isActive, validFrom, validTo }, now)).toBe(expected);
});
