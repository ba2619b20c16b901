import { expect, test } from 'vitest';
import { addSign, typedQuantity } from './typed-quantity.ts';

const type = (signs: string, decimals: number) =>
  [...signs].reduce((typed, sign) => addSign(typed, sign === '<' ? '' : sign, decimals), '');

test('a weight has three decimals at the most, a number of pieces none', () => {
  expect(type('1.0526', 3)).toBe('1.052');
  expect(typedQuantity(type('1.052', 3))).toBe(1.052);
  expect(type('.5', 3)).toBe('0.5');
  expect(type('1..5', 3)).toBe('1.5');
  expect(type('1.5', 0)).toBe('15');
  expect(type('12345', 0)).toBe('123');
  expect(type('05', 3)).toBe('5');
});

test('the last sign is taken back, and nothing typed is no quantity', () => {
  expect(type('1.5<<', 3)).toBe('1');
  expect(type('1<<', 3)).toBe('');
  expect(typedQuantity('')).toBeNull();
});
