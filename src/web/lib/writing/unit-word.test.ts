import { beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { packagingWord } from './packaging-word.ts';
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

beforeAll(() => Promise.all(languages.map((language) => loadWords(language))));

test.each([
  ['P', 'bottle', ['bouteille', 'bottle', 'chai']],
  ['COLIS', 'carton', ['brique', 'carton', 'hộp giấy']],
  ['BOUTEILLE', 'bottle', [null, null, null]],
  ['BOUTEILLE', null, [null, null, null]],
] as const)('what is sold by %s in a %s is said to be packed in', (unit, packaging, words) => {
  const said = languages.map((language) => {
    const t = translatorOf(language);
    return packagingWord(packaging, t(`catalogue.unit_${unit}`), t);
  });
  expect(said).toEqual(words);
});
