import { expect, test } from 'vitest';
import type { Declared } from '#domain/equivalents/suits-as-well.ts';
import { maySubstitute } from './may-substitute.ts';

const plain: Declared = { category: 'SAUCE', allergens: [], mayContain: [], diets: [], minimumAge: null };

test.each<[string, Partial<Declared>, Partial<Declared>, boolean]>([
  ['alike', {}, {}, true],
  ['a new allergen', {}, { allergens: ['fish'] }, false],
  ['a new trace', {}, { mayContain: ['nuts'] }, false],
  ['undeclared in the place of declared', {}, { allergens: null }, false],
  ['declared fish in the place of what nobody has declared', { allergens: null }, { allergens: ['fish'] }, false],
  ['traces in the place of what nobody has declared', { allergens: null }, { mayContain: ['nuts'] }, false],
  ['nothing in it in the place of what nobody has declared', { allergens: null }, {}, true],
  ['undeclared in the place of undeclared', { allergens: null }, { allergens: null }, true],
  ['a cream with traces', { category: 'NONALIMENTAIRE' }, { category: 'NONALIMENTAIRE', mayContain: ['nuts'] }, false],
  ['a diet lost', { diets: ['halal'] }, {}, false],
  ['organic lost', { diets: ['organic'] }, {}, false],
  ['organic kept', { diets: ['organic'] }, { diets: ['organic', 'vegan'] }, true],
  ['organic in the place of ordinary', {}, { diets: ['organic'] }, true],
  ['organic kept, vegan lost', { diets: ['organic', 'vegan'] }, { diets: ['organic'] }, false],
  ['for adults', {}, { minimumAge: 18 }, false],
  ['for adults both', { minimumAge: 18 }, { minimumAge: 18 }, true],
  ['for older ones', { minimumAge: 16 }, { minimumAge: 18 }, false],
])('%s: %s', (_, original, other, expected) => {
  expect(maySubstitute({ ...plain, ...original }, { ...plain, ...other })).toBe(expected);
});
