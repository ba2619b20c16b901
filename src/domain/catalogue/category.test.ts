import { expect, test } from 'vitest';
import { categories, categoryOf, isCategory } from './category.ts';

const specified =
  'ALCOOL BOISSON CONGELE CONSERVE EPICE FARINE FRUIT GALETTE LAITDECOCO LAITIER LEGUME NOUILLEINSTANTANEE ' +
  'PLANTEGRAINECEREALE POISSONNERIE RIZ SAUCE SNACKDESSERT THECAFE TRAITEUR VEGETARIEN VERMICELLENOUILLE VIANDE ' +
  'NONALIMENTAIRE';

test('there are 23 codes, each once, those of the specification', () => {
  expect(categories).toHaveLength(23);
  expect([...categories].toSorted()).toEqual(specified.split(' ').toSorted());
});

test.each([
  ['FRUIT', true, 'FRUIT'],
  ['NONALIMENTAIRE', true, 'NONALIMENTAIRE'],
  ['fruit', false, 'NON DEFINI'],
  ['', false, 'NON DEFINI'],
  ['NON DEFINI', false, 'NON DEFINI'],
])('%j is a category: %s, taken for %s', (code, known, taken) => {
  expect(isCategory(code)).toBe(known);
  expect(categoryOf(code)).toBe(taken);
});
