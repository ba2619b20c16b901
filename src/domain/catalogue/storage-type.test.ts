import { expect, test } from 'vitest';
import { storageTypeOf } from './storage-type.ts';

test.each([
  ['CONGELE', 'frozen'],
  ['POISSONCONGELE', 'frozen'],
  ['POISSONNERIE', 'refrigerated'],
  ['TRAITEUR', 'refrigerated'],
  ['VIANDE', 'dry'],
  ['LAITIER', 'dry'],
  ['NON DEFINI', 'dry'],
])('%s is kept %s', (category, expected) => {
  expect(storageTypeOf(category)).toBe(expected);
});
