import { expect, test } from 'vitest';
import { saysLittle } from './saying-little.ts';

test.each(['bouteille', 'enfant', 'une', 'the', 'kids', 'bottle', 'chai', 'tuoi', 'something', 'truc'])(
  '%s says little',
  (word) => {
    expect(saysLittle(word)).toBe(true);
  },
);

test.each(['lait', 'bio', 'vert', 'milk', 'green', 'sua', 'ga', '12'])('%s says something', (word) => {
  expect(saysLittle(word)).toBe(false);
});

test.each([
  ['bao', 'bao', true],
  ['bao', 'bào', false],
  ['boite', 'boîte', true],
  ['lon', 'lớn', true],
])('%s typed %s says little: %s', (word, form, expected) => {
  expect(saysLittle(word, form)).toBe(expected);
});
