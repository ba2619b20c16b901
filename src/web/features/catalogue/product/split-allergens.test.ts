import { expect, test } from 'vitest';
import { splitAllergens } from './split-allergens.ts';

test.each([
  ['LAIT demi-écrémé stérilisé UHT.', ['LAIT']],
  ['Farine de BLÉ, ŒUFS, sel', ['BLÉ', 'ŒUFS']],
  ['ĐẬU NÀNH, SỮA, nước', ['ĐẬU', 'NÀNH', 'SỮA']],
  ['Épices (CÉLERI), vitamine C, E330', ['CÉLERI']],
  ['Riz', []],
  ['', []],
])('%s', (ingredients, expected) => {
  const pieces = splitAllergens(ingredients);
  expect(pieces.filter(({ isAllergen }) => isAllergen).map(({ text }) => text)).toEqual(expected);
  expect(pieces.map(({ text }) => text).join('')).toBe(ingredients);
});
