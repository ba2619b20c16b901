import { describe, expect, test } from 'vitest';
import { cardColumns, moveColumn, shownColumns, toggleColumn } from './shown-columns.ts';

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

test.each([
  [null, ['who', 'phone', 'number', 'total']],
  [
    ['total', 'who'],
    ['who', 'number', 'total'],
  ],
])('of the choice %j a card has %j', (chosen, expected) => {
  const orders = [
    { id: 'number', isRowHeader: true as const },
    { id: 'who', headsCard: true as const },
    { id: 'phone', startsHidden: true as const, headsCard: true as const },
    { id: 'total' },
    { id: 'email', startsHidden: true as const },
  ];
  expect(cardColumns(orders, chosen).map(({ id }) => id)).toEqual(expected);
});

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
