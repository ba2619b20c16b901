import { expect, test } from 'vitest';
import type { InSome } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import { readQuery } from '#domain/search/query/read-query.ts';
import { loadKinds } from '#server/seed/demo/seed-kinds.ts';
import { makeKindTree } from './kind-tree.ts';

/** What the demo's words ask for, by what they say in each language. */
const said: readonly [value: string, pattern: RegExp][] = [
  ['organic', /(?<!\p{L})(bio|biologiques?|organics?|hữu cơ)(?!\p{L})/iu],
  ['vegan', /(?<!\p{L})(v[eé]gane?s?|végétalien(ne)?s?|thuần chay)(?!\p{L})/iu],
  ['vegetarian', /(?<!\p{L})(végétarien(ne)?s?|végé|vegetarians?|veggie|meat[- ]free|(?<!thuần )chay)(?!\p{L})/iu],
  ['gluten-free', /(?<!\p{L})(sans gluten|gluten[- ]free|không gluten)(?!\p{L})/iu],
  ['lactose-free', /(?<!\p{L})((sans|không) lactose|lactose[- ]free)(?!\p{L})/iu],
  ['milk', /(?<!\p{L})(sans lait|không sữa|dairy[- ]free|non[- ]dairy)(?!\p{L})/iu],
  ['halal', /(?<!\p{L})halal(?!\p{L})/iu],
  ['nuts', /(?<!\p{L})(sans noix|nut[- ]free|không hạt)(?!\p{L})/iu],
];

const inSome = (words: InSome<readonly string[]>) => words;

test('every phrase of the demo’s kinds and synonyms that holds a diet, allergen or label keeps it as a filter', () => {
  const { kinds, synonyms } = loadKinds();
  const rows = kinds.map(({ name, ...kind }) => ({ ...kind, names: languages.map((language) => name[language]) }));
  const { lexicon } = makeKindTree({ kinds: rows, synonyms });
  const phrases = languages.flatMap((language, l) => {
    const named = kinds.flatMap(({ name, words }) => [name[language], ...(inSome(words)[language] ?? [])]);
    return [...named, ...synonyms.flatMap(({ words }) => inSome(words)[language] ?? [])].map((text) => ({ text, l }));
  });
  const holding = phrases.flatMap(({ text, l }) =>
    said.flatMap(([value, pattern]) => (pattern.test(text) ? [{ text, l, value }] : [])),
  );
  const lost = holding.filter(({ text, l, value }) => {
    const { filters } = readQuery(text, { lexicon, language: l, writtenAs: () => undefined });
    return !filters.some((one) => one.value === value);
  });
  expect(holding.length).toBeGreaterThan(130);
  expect(lost).toEqual([]);
});
