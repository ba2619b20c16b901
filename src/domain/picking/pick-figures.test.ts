import { expect, test } from 'vitest';
import { isFigureRange, linesAnHour, weekOf, weightDifferencePercent } from './pick-figures.ts';

test.each([
  ['2026-11-24', '2026-11-24', true],
  ['2026-11-24', '2026-11-23', false],
  ['2026-01-01', '2026-04-02', true],
  ['2026-01-01', '2026-04-03', false],
])('from %s to %s: %s', (from, to, is) => expect(isFigureRange(from, to)).toBe(is));

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-24', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('%s is in the week of %s', (day, monday) => expect(weekOf(day)).toBe(monday));

test.each([
  [0, 0, null],
  [5, 0, null],
  [90, 3600, 90],
  [1, 7200, 0.5],
  [10, 1700, 21.2],
])('%s lines in %s s: %s an hour', (lines, seconds, rate) => expect(linesAnHour(lines, seconds)).toBe(rate));

test.each([
  [0, 0, null],
  [1000, 1000, 0],
  [1000, 1043, 4.3],
  [2000, 1900, -5],
  [3000, 3001, 0],
])('%s g ordered, %s g picked: %s %%', (ordered, picked, percent) =>
  expect(weightDifferencePercent(ordered, picked)).toBe(percent),
);
