import { expect, test } from 'vitest';
import { allergens, isAllergen } from './allergen.ts';

test('the law names 14, each once', () => {
  expect(new Set(allergens).size).toBe(14);
});

test.each([
  ['milk', true],
  ['MILK', false],
  ['sugar', false],
])('%s is an allergen: %s', (code, expected) => {
  expect(isAllergen(code)).toBe(expected);
});
