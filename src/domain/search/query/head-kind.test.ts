import { expect, test } from 'vitest';
import { makeLexicon } from '../words/lexicon.ts';
import { headAlone } from './head-kind.ts';
import { readQuery } from './read-query.ts';

const [fr, en, vi] = [0, 1, 2];
const lexicon = makeLexicon([
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
  const reading = readQuery(text, { lexicon, language, writtenAs: () => [] });
  expect(
    headAlone(reading, language)
      ?.words.map(({ form }) => form)
      .join(' ') ?? null,
  ).toBe(words);
});
