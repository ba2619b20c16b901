import { expect, test } from 'vitest';
import { isLeftOpen, isNegatingAt, losesNegation } from './negation.ts';

test.each([
  ['pizza sans fromage', 1, true],
  ['pizza without cheese', 1, true],
  ['banh bao khong nhan', 2, true],
  ['pizza pas epicee', 1, true],
  ['vin pas cher', 1, false],
  ['pizza', 0, false],
])('%s, word %i: %s', (text, place, expected) => {
  expect(
    isNegatingAt(
      text.split(' ').map((word) => ({ word })),
      place,
    ),
  ).toBe(expected);
});

test.each([
  ['unsweeted', 'sweetened', true],
  ['unsalte', 'salted', true],
  ['decafeine', 'cafeine', true],
  ['unsweeted', 'unsweetened', false],
  ['unions', 'onions', false],
  ['degustation', 'degustations', false],
])('%s for %s loses what turns it round: %s', (word, other, expected) => {
  expect(losesNegation(word, other)).toBe(expected);
});

test.each([
  ['farine sans', 1, true],
  ['milk without', 1, true],
  ['farine sans gluten', 1, false],
  ['sans', 0, false],
  ['gluten free', 1, false],
])('in %s what word %i turns round is still to be typed: %s', (text, place, expected) => {
  expect(
    isLeftOpen(
      text.split(' ').map((word) => ({ word })),
      place,
    ),
  ).toBe(expected);
});
