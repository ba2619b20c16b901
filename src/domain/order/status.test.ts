import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canMove,
  fulfilmentAfter,
  givesStockBack,
  nextMoves,
  orderTypes,
  type StaffStatus,
  staffStatuses,
  statusAfter,
  trackingWord,
} from './status.ts';

const ways = {
  delivery: ['pending', 'processing', 'shipped', 'delivered'],
  pickup: ['pending', 'processing', 'ready', 'delivered'],
} as const;

/** The rule in a sentence, written a second time: forward by one, cancelled before delivered, rejected while pending. */
function mayMove(way: readonly StaffStatus[], from: StaffStatus, to: StaffStatus): boolean {
  if (['delivered', 'cancelled', 'rejected'].includes(from)) return false;
  if (to === 'cancelled') return true;
  if (to === 'rejected') return from === 'pending';
  return way.includes(from) && way[way.indexOf(from) + 1] === to;
}

describe.each(orderTypes)('a %s', (type) => {
  test.each(staffStatuses)('moves from %s as the contract says', (from) => {
    expect(nextMoves(type, from).toSorted()).toEqual(
      staffStatuses.filter((to) => mayMove(ways[type], from, to)).toSorted(),
    );
    for (const to of staffStatuses) expect(canMove(type, from, to)).toBe(mayMove(ways[type], from, to));
  });

  test('gives its stock back once at most, and ends', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...staffStatuses), { maxLength: 30 }), (wishes) => {
        let now: StaffStatus = 'pending';
        let returns = 0;
        let moves = 0;
        for (const wish of wishes) {
          if (!canMove(type, now, wish)) continue;
          now = wish;
          moves += 1;
          if (givesStockBack(wish)) returns += 1;
        }
        expect(returns).toBeLessThanOrEqual(1);
        expect(moves).toBeLessThanOrEqual(3);
      }),
    );
  });
});

test.each([
  ['pending', 'submitted', 'pending', 'confirmed'],
  ['processing', 'submitted', 'processing', 'preparing'],
  ['ready', 'submitted', 'ready', 'ready'],
  ['shipped', 'submitted', 'shipped', 'shipped'],
  ['delivered', 'completed', 'delivered', 'delivered'],
  ['cancelled', 'cancelled', 'cancelled', null],
  ['rejected', 'rejected', 'cancelled', null],
] as const)('%s: status %s, fulfilment %s, tracking %s', (to, status, fulfilment, word) => {
  expect([statusAfter(to), fulfilmentAfter(to), trackingWord(to)]).toEqual([status, fulfilment, word]);
});

test('only an order that will not come gives its stock back', () => {
  expect(staffStatuses.filter(givesStockBack)).toEqual(['cancelled', 'rejected']);
});
