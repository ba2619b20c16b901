import { expect, test } from 'vitest';
import { netWeight, shownWeight } from './weight.ts';

test.each([
  [500, 400, 30, 500],
  [null, 400, 30, 400],
  [0, 400, 30, 400],
  [null, null, 30, 30],
  [0, 0, 30, 30],
  [null, null, null, null],
  [0, 0, 0, null],
])('article %s, unit %s, tare %s: %s', (articleWeight, unitWeight, tareWeight, expected) => {
  expect(shownWeight({ articleWeight, unitWeight, tareWeight })).toBe(expected);
});

test.each([
  [130, 120, 10, 120],
  [120, 120, null, null],
  [130, null, 10, null],
  [null, 120, 10, null],
])('article %s, unit %s, tare %s: %s is net', (articleWeight, unitWeight, tareWeight, expected) => {
  expect(netWeight({ articleWeight, unitWeight, tareWeight })).toBe(expected);
});
