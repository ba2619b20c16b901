import { expect, test } from 'vitest';
import { repeatedRule } from './repeated-rule.ts';

test.each([
  [[], null],
  [[['75011', 0]], null],
  [
    [
      ['75011', 0],
      ['*****', 0],
      ['75011', 5000],
    ],
    null,
  ],
  [
    [
      ['k1a 0b1', 0],
      ['75011', 0],
      ['K1A 0B1', 0],
    ],
    2,
  ],
] as [[string, number][], number | null][])('%j', (rules, index) => {
  expect(repeatedRule(rules.map(([postalCode, orderAmountCents]) => ({ postalCode, orderAmountCents })))).toBe(index);
});
