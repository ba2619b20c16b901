import { expect, test } from 'vitest';
import { foldContactName, refusedSign } from './contact-message.ts';

test.each([
  'Ana Moreau',
  'Jean-Pierre',
  "O'Brien",
  'Nguyễn Thị Minh Khai',
  'Nguyễn'.normalize('NFD'),
  'Ольга',
  '陳大文',
  'Dr. Ana Moreau',
  'Gal·la',
  'J. R. R. Tolkien',
  "d'Arc-Lamy",
  'می\u200cنا',
])('%j is a name', (name) => {
  expect(refusedSign(name)).toBeNull();
});

test.each([
  ['Ana 2', '2'],
  ['Ana_Moreau', '_'],
  ['<b>Ana</b>', '<'],
  ['ana@panier.example', '@'],
  ['Ana (Bao)', '('],
  ['Ana, Bao', ','],
  ['Ana 🌾', '🌾'],
  ['--', '-'],
  ['...', '.'],
  ['', ''],
])('%j is refused for %j', (name, sign) => {
  expect(refusedSign(name)).toBe(sign);
});

test.each([
  ['Jean\u2011Pierre', 'Jean-Pierre'],
  ['Jean–Pierre—Marie', 'Jean-Pierre-Marie'],
  ['Jean\u2212Pierre', 'Jean-Pierre'],
  ["O'Brien", "O'Brien"],
  ['O’Brien', 'O’Brien'],
  ['Oʼ‘Brien´`', 'O’’Brien’’'],
  ['Gal‧la', 'Gal·la'],
  ['Gal・la', 'Gal·la'],
])('%j is kept as %j', (typed, kept) => {
  expect(foldContactName(typed)).toBe(kept);
  expect(refusedSign(foldContactName(typed))).toBeNull();
});
