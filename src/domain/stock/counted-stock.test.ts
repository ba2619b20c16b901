import { expect, test } from 'vitest';
import { countedStock, countMoment, differenceValue, isCountLeap } from './counted-stock.ts';
import { countReasons, reasonOfDifference } from './stock-reason.ts';

test.each([
  // on hand, reserved, counted, moved since → expected, change, below what is reserved
  [100, 0, 90, 0, 100, -10, false],
  [100, 0, 100, 0, 100, 0, false],
  [100, 20, 110, 0, 100, 10, false],
  // Ten were handed over after the count: what was counted then is ten less now.
  [90, 0, 95, -10, 100, -5, false],
  [90, 0, 100, -10, 100, 0, false],
  // A delivery came after it.
  [150, 0, 98, 50, 100, -2, false],
  [100, 20, 15, 0, 100, -80, true],
  [100, 20, 20, 0, 100, -80, false],
  [5, 0, 0, -3, 8, -5, false],
])('%i on hand, %i reserved, counted %i with %i since', (onHandMilli, reservedMilli, counted, since, ...expected) => {
  const after = countedStock({ onHandMilli, reservedMilli }, { countedMilli: counted, movedSinceMilli: since });
  expect([after.expectedMilli, after.deltaMilli, after.reservedAbove]).toEqual(expected);
  expect(onHandMilli + after.deltaMilli).toBeGreaterThanOrEqual(reservedMilli);
});

test.each([
  [-3000, 250, -750],
  [1500, 399, 599],
  [-1500, 399, -599],
  [0, 399, 0],
  [-1000, null, null],
])('a difference of %i at %s is worth %s', (milli, cents, value) => expect(differenceValue(milli, cents)).toBe(value));

test('nothing that was found was damaged or stolen', () => {
  for (const reason of countReasons) {
    expect(reasonOfDifference(1000, reason)).toBe('counted');
    expect(reasonOfDifference(-1000, reason)).toBe(reason);
  }
});

test.each([
  [null, '10:00'],
  ['2026-11-24T09:30:00Z', '09:30'],
  ['2026-11-24T10:04:00Z', '10:00'],
  ['2026-11-24T10:06:00Z', null],
  ['2026-11-17T10:00:00Z', '10:00'],
  ['2026-11-17T09:59:00Z', null],
])('counted at %s', (countedAt, at) => {
  const moment = countMoment(countedAt === null ? null : new Date(countedAt), new Date('2026-11-24T10:00:00Z'));
  expect(moment?.toISOString().slice(11, 16) ?? null).toBe(at);
});

test.each([
  [100, 51, false],
  [100, 49, true],
  [100, 151, true],
  [8, 0, false],
  [10, 0, true],
  [0, 9, false],
  [0, 10, true],
])('%i expected, %i counted: asked again is %s', (expected, counted, isLeap) =>
  expect(isCountLeap(expected * 1000, counted * 1000)).toBe(isLeap),
);
