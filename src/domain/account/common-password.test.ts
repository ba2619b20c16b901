import { expect, test } from 'vitest';
import { isCommonPassword } from './common-password.ts';

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
