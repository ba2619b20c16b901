import { expect, test } from 'vitest';
import { repeatedRule } from './repeated-rule.ts';

test.each<[string, [code: string, amount: number, retail: number, wholesale: number][], number | null]>([
  ['no rule', [], null],
  ['one rule', [['75011', 0, 0, 0]], null],
  [
    'other codes and amounts',
    [
      ['75011', 0, 300, 300],
      ['*****', 0, 300, 300],
      ['75011', 5000, 100, 0],
    ],
    null,
  ],
  [
    'the same code written otherwise',
    [
      ['k1a 0b1', 0, 1, 1],
      ['75011', 0, 1, 1],
      ['K1A 0B1', 0, 2, 2],
    ],
    2,
  ],
  [
    'a free rule behind a fee up to the same amount',
    [
      ['75013', 5000, 190, 0],
      ['75013', 5000, 0, 0],
    ],
    null,
  ],
  [
    'two free rules',
    [
      ['75013', 5000, 190, 0],
      ['75013', 5000, 0, 0],
      ['75013', 5000, 0, 0],
    ],
    2,
  ],
  [
    'a fee behind a free rule',
    [
      ['75013', 5000, 0, 0],
      ['75013', 5000, 190, 0],
    ],
    1,
  ],
  [
    'a rule that is free for some',
    [
      ['75013', 5000, 190, 100],
      ['75013', 5000, 190, 0],
    ],
    1,
  ],
])('%s', (_, rules, index) => {
  const all = rules.map(([postalCode, orderAmountCents, feeRetailCents, feeWholesaleCents]) => ({
    postalCode,
    orderAmountCents,
    feeRetailCents,
    feeWholesaleCents,
  }));
  expect(repeatedRule(all)).toBe(index);
});
