import { describe, expect, test } from 'vitest';
import { moveColumn, shownColumns, toggleColumn } from './shown-columns.ts';

const columns = [
  { id: 'name', isRowHeader: true as const },
  { id: 'price' },
  { id: 'stock' },
  { id: 'supplier', startsHidden: true as const },
];
const shown = (chosen: string[] | null) => shownColumns(columns, chosen).map(({ id }) => id);

test.each([
  [null, ['name', 'price', 'stock']],
  [
    ['stock', 'name'],
    ['stock', 'name'],
  ],
  [['supplier'], ['name', 'supplier']],
  [
    ['stock', 'stock', 'gone', 'name'],
    ['stock', 'name'],
  ],
  [[], ['name']],
])('of the choice %j are shown %j', (chosen, expected) => expect(shown(chosen)).toEqual(expected));

describe('a choice', () => {
  test.each([
    ['stock', ['name', 'price']],
    ['supplier', ['name', 'price', 'stock', 'supplier']],
  ])('with %s pressed is %j', (id, expected) =>
    expect(toggleColumn(columns, ['name', 'price', 'stock'], id)).toEqual(expected),
  );
  test('takes a column back to its place', () => {
    expect(toggleColumn(columns, ['name', 'supplier'], 'price')).toEqual(['name', 'price', 'supplier']);
  });
  test.each([
    ['price', 1, ['name', 'stock', 'price']],
    ['price', -1, ['price', 'name', 'stock']],
    ['name', -1, ['name', 'price', 'stock']],
    ['stock', 1, ['name', 'price', 'stock']],
  ] as const)('with %s moved by %i is %j', (id, by, expected) =>
    expect(moveColumn(['name', 'price', 'stock'], id, by)).toEqual(expected),
  );
});
