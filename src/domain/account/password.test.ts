import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

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
])('%j: %s', (password, expected) => {
  expect(passwordProblem(password)).toBe(expected);
});
