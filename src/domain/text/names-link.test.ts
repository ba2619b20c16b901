import { expect, test } from 'vitest';
import { namesLink } from './names-link.ts';

test.each([
  ['Ana http://gain.example', true],
  ['ftp://x', true],
  ['Gagnez sur WWW.gain.example', true],
  ['ｗｗｗ．gain．example', true],
  ['Ana：／／x', true],
  // Browsers read these as the dot and the strokes of an address.
  ['www。gain.example', true],
  ['www｡gain.example', true],
  ['_www.gain.example', true],
  ['https:\\\\gain.example', true],
  ['https:⁄⁄gain.example', true],
  ['Awww. Merci', false],
  ['Dr. Ana Moreau', false],
  ['Commande 12 : reçue', false],
  ['12/14 rue du Bac', false],
])('%j names a link: %s', (text, expected) => {
  expect(namesLink(text)).toBe(expected);
});
