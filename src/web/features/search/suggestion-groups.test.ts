import { expect, test } from 'vitest';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { type Suggestions, suggestionGroups } from './suggestion-groups.ts';

const rice = { id: 7, name: 'Riz jasmin' } as Product;
const found: Suggestions = {
  corrected: null,
  products: [rice],
  categories: [{ name: 'RIZ', label: 'Riz', numberOfProducts: 27 }],
  terms: ['riz jasmin', 'rizotto', 'Riz'],
};
const nothing: Suggestions = { corrected: null, products: [], categories: [], terms: [] };
const shown = (...args: Parameters<typeof suggestionGroups>) =>
  suggestionGroups(...args).map(({ name, rows }) => `${name}: ${rows.map(({ key }) => key).join(', ')}`);

test.each<[string, Suggestions | null, string[], string[]]>([
  ['', null, [], []],
  ['', found, ['lait', 'riz'], ['past: past lait, past riz']],
  [' r ', found, ['riz'], ['past: past riz']],
  ['xyz', null, ['lait'], []],
  ['xyz', nothing, ['lait'], []],
  ['ri', null, ['riz', 'lait', 'Rì rào'], ['terms: past riz, past Rì rào']],
])('%j', (text, answer, past, expected) => {
  expect(shown(text, answer, past)).toEqual(expected);
});

test('products, categories, then searches: past ones first, none twice, the typed text last', () => {
  expect(shown('riz', found, ['Rizotto', 'riz', 'rizerie', 'riz rond'])).toEqual([
    'products: product 7',
    'categories: category RIZ',
    'terms: past Rizotto, past rizerie, term riz jasmin, all riz',
  ]);
});
