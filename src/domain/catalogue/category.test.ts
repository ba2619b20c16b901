import { expect, test } from 'vitest';
import { categories, isCategory } from './category.ts';

const specified =
  'ALCOOL BOISSON CONGELE CONSERVE EPICE FARINE FRUIT GALETTE LAITDECOCO LAITIER LEGUME NOUILLEINSTANTANEE ' +
  'PLANTEGRAINECEREALE POISSONNERIE RIZ SAUCE SNACKDESSERT THECAFE TRAITEUR VEGETARIEN VERMICELLENOUILLE VIANDE ' +
  'NONALIMENTAIRE';

test('there are 23 codes, each once, those of the specification', () => {
  expect(categories).toHaveLength(23);
  expect([...categories].toSorted()).toEqual(specified.split(' ').toSorted());
});

test.each([
  ['FRUIT', true],
  ['NONALIMENTAIRE', true],
  ['fruit', false],
  ['', false],
  ['NON DEFINI', false],
])('%j is a category: %s', (code, known) => {
  expect(isCategory(code)).toBe(known);
});
