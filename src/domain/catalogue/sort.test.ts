import { expect, test } from 'vitest';
import { defaultSortOrder, isSortOrder } from './sort.ts';

test.each([
  ['name-asc', true],
  ['name-desc', true],
  ['price-asc', true],
  ['price-desc', true],
  ['unit-price-asc', true],
  ['name_asc', false],
  ['', false],
])('%j is an order: %s', (text, expected) => {
  expect(isSortOrder(text)).toBe(expected);
});

test('by name unless asked otherwise', () => {
  expect(defaultSortOrder).toBe('name-asc');
});
