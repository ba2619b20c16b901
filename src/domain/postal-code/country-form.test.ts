import { expect, test } from 'vitest';
import { hasFormOf, isStoreCountry, storeCountries } from './country-form.ts';

test.each(['FR', 'US', 'VN', 'DE', 'ES', 'IT', 'CA', 'RE', 'SE'])('a store may stand in %s', (country) => {
  expect(isStoreCountry(country)).toBe(true);
  expect(storeCountries).toContain(country);
});

test.each(['BE', 'CH', 'LU', 'NL', 'PT', 'GB', 'AT', 'JP', 'fr', 'XX', ''])('but not in %j', (country) => {
  expect(isStoreCountry(country)).toBe(false);
});

test.each([
  ['FR', '69003', true],
  ['FR', 'H2X 1Y4', false],
  ['SE', '114 55', true],
  ['US', '90012-3456', true],
  ['US', '90012', true],
  ['CA', 'h2x1y4', true],
  ['CA', '90012', false],
  ['BE', '10500', false],
])('in %s a code may be %s: %s', (country, code, expected) => {
  expect(hasFormOf(country, code)).toBe(expected);
});

test('each country stands there once, by its two letters', () => {
  expect(storeCountries.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  expect(new Set(storeCountries).size).toBe(storeCountries.length);
});
