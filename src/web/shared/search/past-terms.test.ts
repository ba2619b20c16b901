import { expect, test } from 'vitest';
import { withTerm } from './past-terms.ts';

test.each<[string[], string, string[]]>([
  [[], 'riz', ['riz']],
  [['lait'], ' riz ', ['riz', 'lait']],
  [['lait', 'riz'], 'Riz', ['Riz', 'lait']],
  [['lait'], '   ', ['lait']],
  [['1', '2', '3', '4', '5', '6', '7', '8'], '9', ['9', '1', '2', '3', '4', '5', '6', '7']],
])('%o and %j', (terms, term, expected) => {
  expect(withTerm(terms, term)).toEqual(expected);
});
