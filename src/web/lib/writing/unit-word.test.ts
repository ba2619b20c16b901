import { beforeAll, expect, test } from 'vitest';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { unitWord } from './unit-word.ts';

beforeAll(() => loadWords('fr', []));

test.each([
  ['KG', 'kg'],
  ['LITRE', 'L'],
  ['P', undefined],
  ['COLIS', undefined],
  ['BOUTEILLE', undefined],
])('a quantity of %s is counted in %s', (unit, word) => {
  expect(unitWord(unit, translatorOf('fr'))).toBe(word);
});
