import { expect, test } from 'vitest';
import type { Category, Kind } from '#contract/catalogue/catalogue.ts';
import { readFilters } from '../filters/product-filters.ts';
import { aislePlaces } from './aisle-places.ts';
import { kindChoices } from './kind-choices.ts';

const kind = (id: string, parent: string | null): Kind => {
  return { id, name: id, label: id, category: 'FRUIT', parent, numberOfProducts: 1 };
};
const kinds = [kind('citrus', null), kind('apple', null), kind('orange', 'citrus'), kind('lemon', 'citrus')];
const categories = [{ id: 'FRUIT', label: 'Fruit', numberOfProducts: 9 }] as unknown as Category[];

test.each([
  ['an aisle', '', ['all up', 'Fruit here *', 'citrus', 'apple']],
  ['a kind with narrower ones', 'citrus', ['all up', 'Fruit up', 'citrus here *', 'orange in', 'lemon in', 'apple']],
  ['a kind with none', 'orange', ['all up', 'Fruit up', 'citrus up', 'orange *', 'lemon']],
  ['a kind with none, of the first step', 'apple', ['all up', 'Fruit up', 'citrus', 'apple *']],
])('in %s its kinds and those beside it are shown', (_, chosen, expected) => {
  const filters = readFilters(new URLSearchParams({ category: 'FRUIT', ...(chosen && { kind: chosen }) }), 'name-asc');
  const places = aislePlaces({ filters, categories, kinds: kindChoices(kinds, chosen) }, 'all');
  const said = places.map(({ name, rank, isCurrent }) => [name, rank, isCurrent && '*'].filter(Boolean).join(' '));
  expect(said).toEqual(expected);
  expect(new Set(places.map(({ to }) => to)).size).toBe(places.length);
});
