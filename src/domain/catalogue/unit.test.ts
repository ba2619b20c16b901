import { expect, test } from 'vitest';
import { defaultUnit, isUnit } from './unit.ts';

test.each([
  ['P', true],
  ['KG', true],
  ['COLIS', true],
  ['BOUTEILLE', true],
  ['LITRE', true],
  ['kg', false],
  ['', false],
])('%j is a unit: %s', (text, expected) => {
  expect(isUnit(text)).toBe(expected);
});

test('the unit of last resort is the piece', () => {
  expect(defaultUnit).toBe('P');
});
