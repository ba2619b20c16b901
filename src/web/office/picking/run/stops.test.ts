import { expect, test } from 'vitest';
import { makeLine, makeRun } from '../testing/picked-run.ts';
import { isDone, nextStop, progressOf, quantityOf, stopsOf, toPutBack } from './stops.ts';

const milk = [
  makeLine({ id: 1, quantity: 2 }),
  makeLine({ id: 2, orderId: 3, letter: 'C', quantity: 3 }),
  makeLine({ id: 3, orderId: 6, letter: 'F', quantity: 1 }),
];
const rice = makeLine({ id: 4, productId: 11, name: 'Riz', state: 'picked', picked: 2 });
const bread = makeLine({ id: 5, productId: 12, name: 'Pain', state: 'proposed' });

test('lines of one product are one stop, in walking order', () => {
  const stops = stopsOf(makeRun([rice, ...milk, bread]));
  expect(stops.map(({ productId, lines }) => [productId, lines.map(({ letter }) => letter).join('')])).toEqual([
    [11, 'A'],
    [10, 'ACF'],
    [12, 'A'],
  ]);
  expect(stops.map(quantityOf)).toEqual([2, 6, 2]);
  expect(stops.map(isDone)).toEqual([true, false, true]);
  expect(progressOf(stops)).toEqual({ done: 2, of: 5 });
});

test('the next stop is one with something to do, from the beginning again behind the last', () => {
  const stops = stopsOf(makeRun([...milk, rice, bread]));
  expect(nextStop(stops, null)?.productId).toBe(10);
  expect(nextStop(stops, 12)?.productId).toBe(10);
  expect(nextStop(stops, 10)?.productId).toBe(10);
  expect(nextStop(stopsOf(makeRun([rice, bread])), 11)).toBeNull();
});

test('what has left with its order is no stop, and what was fetched of it is put back', () => {
  const run = makeRun([...milk, makeLine({ id: 6, orderId: 9, productId: 13, picked: 1 })]);
  const left = { ...run, orders: run.orders.map((order) => ({ ...order, hasLeft: order.id === 9 || order.id === 3 })) };
  expect(stopsOf(left).flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual([1, 3]);
  expect(toPutBack(left).map(({ order, lines }) => [order.id, lines.map(({ id }) => id)])).toEqual([
    [3, []],
    [9, [6]],
  ]);
});
