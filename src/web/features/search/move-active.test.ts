import { expect, test } from 'vitest';
import { moveActive } from './move-active.ts';

test.each<[string, number, number, number | undefined]>([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['ArrowUp', 2, 3, 1],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Home', -1, 3, undefined],
  ['End', -1, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
  ['a', 1, 3, undefined],
])('%s at %d of %d', (key, active, count, expected) => {
  expect(moveActive(key, active, count)).toBe(expected);
});
