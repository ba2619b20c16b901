import { expect, test } from 'vitest';
import { minimumAgeOf } from './minimum-age.ts';

const goods = (category: 'ALCOOL' | 'BOISSON', alcoholPercent: number | null, minimumAge: number | null = null) => {
  return { category, alcoholPercent, minimumAge };
};

test.each([
  [goods('ALCOOL', 12.5), 18],
  [goods('ALCOOL', null), 18],
  [goods('ALCOOL', 0), null],
  [goods('ALCOOL', 1.2), null],
  [goods('BOISSON', 1.3), 18],
  [goods('BOISSON', null), null],
  [goods('ALCOOL', 5, 16), 16],
  [goods('BOISSON', null, 12), 12],
])('%j is sold from the age of %s', (product, age) => {
  expect(minimumAgeOf(product)).toBe(age);
});
