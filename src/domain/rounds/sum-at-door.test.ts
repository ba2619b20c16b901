import { expect, test } from 'vitest';
import { type DoorOrder, sumAtDoor } from './sum-at-door.ts';

const lines = [
  { id: 1, quantityMilli: 3000, unitCents: 333, lineCents: 999 },
  { id: 2, quantityMilli: 1500, unitCents: 399, lineCents: 599 },
];
const order: DoorOrder = { dueCents: 2088, totalCents: 2088, creditCents: 0, feeCents: 490, lines };

test.each<[string, DoorOrder, [number, number][], number]>([
  ['nothing refused', order, [], 2088],
  ['one of three', order, [[1, 1000]], 1755],
  ['a part of what is weighed, half up', order, [[2, 500]], 1888],
  ['a whole line', order, [[2, 1500]], 1489],
  [
    'all of it, and the fee',
    order,
    [
      [1, 3000],
      [2, 1500],
    ],
    0,
  ],
  ['money goes back before credit', { ...order, dueCents: 1088, creditCents: 1000 }, [[1, 3000]], 89],
  ['then credit', { ...order, dueCents: 88, creditCents: 2000 }, [[1, 3000]], 0],
  ['paid already', { ...order, dueCents: 0 }, [[1, 1000]], 0],
])('%s', (_, door, refused, expected) => {
  expect(sumAtDoor(door, new Map(refused)).dueCents).toBe(expected);
});
