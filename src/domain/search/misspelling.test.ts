import { expect, test } from 'vitest';
import { doubledAsOne, isCloseSpelling } from './misspelling.ts';

test.each([
  // Seven letters and more may have any letter wrong.
  ['avocado', 'avacado', true],
  ['courgette', 'courgete', true],
  // Six one too many, one missing or two swapped, after the right first letter.
  ['chicken', 'chiken', true],
  ['butter', 'btuter', true],
  ['yogurt', 'yogart', false],
  ['mouton', 'bouton', false],
  // Shorter words have another word too near.
  ['plate', 'plant', false],
  ['pain', 'paint', false],
])('%s for %s: %s', (name, typed, isClose) => {
  expect(isCloseSpelling(name, typed)).toBe(isClose);
});

test.each([
  ['mayonnaise', 'mayonaisse'],
  ['butter', 'buter'],
  ['tomato', 'tommatto'],
])('%s and %s are one but for doubled letters', (name, typed) => {
  expect(doubledAsOne(typed)).toBe(doubledAsOne(name));
});
