import { expect, test } from 'vitest';
import { makeLexicon } from '../words/lexicon.ts';
import { queryWords } from '../words/query-words.ts';
import { findLongerNames } from './longer-names.ts';

const [fr, en, vi] = [0, 1, 2];
const lexicon = makeLexicon([
  { what: 'milk', names: [['Lait'], ['Milk'], ['Sữa']] },
  { what: 'almond-drink', names: [['Lait d’amande'], ['Almond milk'], ['Sữa hạnh nhân']] },
  { what: 'milk-chocolate', names: [['Chocolat au lait'], ['Milk chocolate'], ['Sô cô la sữa']] },
  { what: 'filter', names: [[], [], ['Sửa ống nước']] },
]);

test.each([
  ['lait', fr, ['milk', 'almond-drink']],
  ['milk', en, ['milk', 'almond-drink']],
  ['sữa', vi, ['milk', 'almond-drink']],
  // A tone that was left out may be any.
  ['sua', vi, ['milk', 'almond-drink', 'filter']],
  ['milk', fr, []],
  ['almond milk', en, ['almond-drink']],
  ['', fr, []],
])('%s (%i) is the beginning of what %j are called', (text, language, expected) => {
  expect(findLongerNames(lexicon, queryWords(text), language)).toEqual(expected);
});
