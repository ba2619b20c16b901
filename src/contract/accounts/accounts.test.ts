import { expect, test } from 'vitest';
import { newPassword } from './accounts.schema.ts';

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
])('%j as a new password: %s', (password, expected) => {
  const { error } = newPassword.safeParse(password);
  expect(error?.issues[0]?.message ?? null).toBe(expected);
});
