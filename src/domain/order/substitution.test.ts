import { expect, test } from 'vitest';
import { type Substitution, wishOf } from './substitution.ts';

test.each<[Substitution | null, Substitution | null, Substitution]>([
  ['ask_me', 'refund', 'ask_me'],
  ['refund', 'best_match', 'refund'],
  [null, 'best_match', 'best_match'],
  [null, null, 'refund'],
])('of a line %s in an order %s: %s', (line, order, expected) => {
  expect(wishOf(line, order)).toBe(expected);
});
