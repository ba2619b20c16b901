import { expect, test } from 'vitest';
import { isCommonPassword, normalisePassword } from './password.ts';

test.each([
  ['Crème2024'.normalize('NFD'), 'Crème2024'],
  ['Bánh mì 2024'.normalize('NFD'), 'Bánh mì 2024'],
  ['Ｐａｎｉｅｒ２０２４', 'Panier2024'],
  ['oﬃce№7', 'office\u004eo7'],
  [' Panier2024 \u200b', ' Panier2024 \u200b'],
])('%j is hashed as %j', (typed, read) => {
  expect(normalisePassword(typed)).toBe(read);
});

test.each([
  ['Password1', true],
  ['PASSWORD123', true],
  ['Azerty123', true],
  ['Motdepasse1', true],
  ['MatKhau123', true],
  ['Passw0rd', true],
  ['Password1 of mine', false],
  ['Panier2024', false],
  ['Test1234', false],
  ['', false],
])('%j: %s', (password, expected) => {
  expect(isCommonPassword(password)).toBe(expected);
});
