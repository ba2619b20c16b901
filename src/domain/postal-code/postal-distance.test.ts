import { expect, test } from 'vitest';
import { postalDistance } from './postal-distance.ts';

test.each([
  ['75013', '75011', '93100'],
  ['75013', '75020', '77185'],
  ['93100', '93300', '94200'],
  ['94200', '94100', '91300'],
  // The same area goes before a smaller difference across its border.
  ['94000', '94900', '93999'],
  ['K1A 0B1', 'K1B 2C3', 'V6B 1A1'],
])('from %s, %s is nearer than %s', (from, near, far) => {
  expect(postalDistance(from, near)).toBeLessThan(postalDistance(from, far));
  expect(postalDistance(near, from)).toBe(postalDistance(from, near));
});

test('the same code is nowhere else, however it is written', () => {
  expect(postalDistance(' k1a 0b1', 'K1A 0B1')).toBe(0);
  expect(postalDistance('75013', '75013-1234')).toBeGreaterThan(0);
});
