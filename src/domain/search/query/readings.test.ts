import { expect, test } from 'vitest';
import { makeLexicon } from '../words/lexicon.ts';
import { readQuery } from './read-query.ts';
import { headAlone, readings } from './readings.ts';

const [fr, en, vi] = [0, 1, 2];
const ofSauces = makeLexicon([
  { what: 'sauce', names: [['Sauces'], ['Sauce'], ['Sốt']] },
  { what: 'pasta', names: [['Pâtes'], ['Pasta'], ['Mì Ý']] },
]);

test.each([
  ['sauce pâtes', fr, 'sauce'],
  ['pâtes sauce', fr, 'pâtes'],
  ['pasta sauce', en, 'sauce'],
  ['sốt mì ý', vi, 'sốt'],
  ['pot de sauce pour pâtes', fr, 'sauce'],
  ['sauce', fr, null],
  ['sauce verte pâtes', fr, null],
  ['sauce pâtes bio', fr, null],
])('%s (%i): %s alone', (text, language, words) => {
  const reading = readQuery(text, { lexicon: ofSauces, language, writtenAs: () => [] });
  expect(
    headAlone(reading, language)
      ?.words.map(({ form }) => form)
      .join(' ') ?? null,
  ).toBe(words);
});

const lexicon = makeLexicon([
  { what: 'breakfast', names: [['Petit déjeuner'], ['Breakfast'], ['Bữa sáng']] },
  { what: 'pork', names: [[], [], ['Lợn', 'Thịt lợn']] },
]);

test.each([
  ['something for breakfast', en, ['something breakfast', 'breakfast']],
  ['breakfast', en, ['breakfast']],
  ['bữa sáng cho bé ngon', vi, ['bua sang be ngon', 'bua sang be']],
  // Grated is no bag: an accent that was typed counts.
  ['bữa sáng bào', vi, ['bua sang bao']],
  // A can, which may be read as pork, beside what is meant.
  ['bữa sáng lon', vi, ['bua sang lon', 'bua sang']],
  ['thit lon', vi, ['thit lon']],
  // What turns round the word after it says much.
  ['breakfast pas vegan chips', en, ['breakfast pas chips']],
  // A diet is never one of the words.
  ['breakfast vegan', en, ['breakfast']],
  ['vegan lunch 500 g', en, ['lunch', 'lunch 500 g']],
  // The words of a measure are looked for in names only where no kind is named.
  ['breakfast 500 g', en, ['breakfast']],
  ['lunch 500 g', en, ['lunch', 'lunch 500 g']],
])('%s (%i) may say %j', (text, language, expected) => {
  const reading = readQuery(text, { lexicon, language, writtenAs: () => [] });
  const said = readings(reading, text).map(({ words }) => words.map(({ word }) => word).join(' '));
  expect(said).toEqual(expected);
});
