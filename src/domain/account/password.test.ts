import { expect, test } from 'vitest';
import { normalisePassword, passwordProblem } from './password.ts';

test.each([
  ['', 'auth.passwordTooShort'],
  ['Abcde12', 'auth.passwordTooShort'],
  ['Abcdef12', null],
  ['abcdefg1', 'auth.passwordTooWeak'],
  ['ABCDEFG1', 'auth.passwordTooWeak'],
  ['Abcdefgh', 'auth.passwordTooWeak'],
  ['12345678', 'auth.passwordTooWeak'],
  ['Élan vital 7', null],
  ['Panier2024', null],
  // Eight characters on one system are twelve on another, and seven are no eight.
  ['Éléàôù1'.normalize('NFD'), 'auth.passwordTooShort'],
  ['Éléàôùï1'.normalize('NFD'), null],
  ['Ｐａｎｉｅｒ２４', null],
])('%j: %s', (password, expected) => {
  expect(passwordProblem(password)).toBe(expected);
});

test.each([
  ['Crème2024'.normalize('NFD'), 'Crème2024'],
  ['Bánh mì 2024'.normalize('NFD'), 'Bánh mì 2024'],
  ['Ｐａｎｉｅｒ２０２４', 'Panier2024'],
  ['oﬃce№7', 'office\u004eo7'],
  [' Panier2024 \u200b', ' Panier2024 \u200b'],
])('%j is hashed as %j', (typed, read) => {
  expect(normalisePassword(typed)).toBe(read);
});
