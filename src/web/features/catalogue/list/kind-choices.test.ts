import { expect, test } from 'vitest';
import type { Kind } from '#contract/catalogue/catalogue.ts';
import { kindChoices } from './kind-choices.ts';

const kind = (id: string, parent: string | null): Kind => {
  return { id, name: id, label: id, category: 'FRUIT', parent, numberOfProducts: 1 };
};
const kinds = [
  kind('citrus', null),
  kind('apple', null),
  kind('orange', 'citrus'),
  kind('lemon', 'citrus'),
  kind('blood-orange', 'orange'),
];

test.each([
  ['', [], ['citrus', 'apple'], []],
  ['citrus', ['citrus'], ['orange', 'lemon'], ['apple']],
  ['orange', ['citrus', 'orange'], ['blood-orange'], ['lemon']],
  ['lemon', ['citrus', 'lemon'], ['orange', 'lemon'], ['orange']],
  ['apple', ['apple'], ['citrus', 'apple'], ['citrus']],
])('of "%s": the way there, and what is narrower or beside it', (chosen, path, choices, beside) => {
  const found = kindChoices(kinds, chosen);
  expect(found?.path.map(({ id }) => id)).toEqual(path);
  expect(found?.choices.map(({ id }) => id)).toEqual(choices);
  expect(found?.beside.map(({ id }) => id)).toEqual(beside);
});

test('a kind that is not there offers nothing', () => {
  expect(kindChoices(kinds, 'rice')).toBeNull();
  expect(kindChoices([], '')).toEqual({ path: [], choices: [], beside: [] });
});
