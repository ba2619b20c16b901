import { expect, test } from 'vitest';
import { isContactName } from './contact-message.ts';

test.each([
  ['Ana Moreau', true],
  ['Jean-Pierre', true],
  ["O'Brien", true],
  ['O’Brien', true],
  ['Nguyễn Thị Minh Khai', true],
  ['Nguyễn'.normalize('NFD'), true],
  ['Ольга', true],
  ['陳大文', true],
  ['Ana 2', false],
  ['Ana_Moreau', false],
  ['Ana.', false],
  ['<b>Ana</b>', false],
  ['ana@panier.example', false],
  ['--', false],
  ['', false],
])('%j as a name: %s', (name, isName) => {
  expect(isContactName(name)).toBe(isName);
});
