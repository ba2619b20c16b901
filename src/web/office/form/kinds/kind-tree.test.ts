import { describe, expect, test } from 'vitest';
import type { StaffKind } from '#contract/catalogue/staff-search.ts';
import { kindsToOffer, kindTree } from './kind-tree.ts';

const kind = (code: string, parent: string | null, category = 'FRUIT'): StaffKind => {
  return { code, parent, category, label: code.toUpperCase() };
};
const kinds = [
  kind('fruit', null),
  kind('apple', 'fruit'),
  kind('citrus', 'fruit'),
  kind('golden', 'apple'),
  kind('orange', 'citrus'),
  kind('spices', null, 'EPICE'),
  kind('dried', 'spices', 'EPICE'),
];
const written = (offered: ReturnType<typeof kindTree>) => offered.map(({ label, depth }) => `${depth} ${label}`);

test('what has its wider kind elsewhere begins a tree', () => {
  expect(written(kindTree([kind('dried', 'spices'), kind('fig', 'dried')]))).toEqual(['0 DRIED', '1 FIG']);
});

test('each kind is followed by its narrower ones', () => {
  const all = ['0 FRUIT', '1 APPLE', '2 GOLDEN', '1 CITRUS', '2 ORANGE', '0 SPICES', '1 DRIED'];
  expect(written(kindTree(kinds))).toEqual(all);
});

describe('to choose from are', () => {
  const fruit = ['0 FRUIT', '1 APPLE', '2 GOLDEN', '1 CITRUS', '2 ORANGE'];
  test.each([
    ['those of the category', 'FRUIT', '', fruit],
    ['those, of which it has one', 'FRUIT', 'golden', fruit],
    ['what stands under another category', 'FRUIT', 'dried', ['0 DRIED', ...fruit]],
    ['what nobody knows any more', 'FRUIT', 'kumquat', ['0 kumquat', ...fruit]],
    ['none before there is a category', '', '', []],
  ])('%s', (_, category, current, expected) => {
    expect(written(kindsToOffer(kinds, category, current))).toEqual(expected);
  });
});
