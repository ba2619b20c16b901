import { expect, test } from 'vitest';
import { holdUntil, renewHold } from './slot-hold.ts';
import { placesLeft, roomFor } from './slot-room.ts';

const now = new Date('2026-11-24T10:00:00Z');
const minutes = (n: number) => new Date(now.getTime() + n * 60_000);

test.each([
  ['none', null, null],
  ['one that has expired', { expiresAt: minutes(0), wasExtended: false }, null],
  ['one that holds', { expiresAt: minutes(20), wasExtended: false }, { expiresAt: minutes(60), wasExtended: true }],
  ['one extended before', { expiresAt: minutes(20), wasExtended: true }, { expiresAt: minutes(20), wasExtended: true }],
])('a hold asked for again: %s', (_, hold, expected) => expect(renewHold(hold, now, minutes(90))).toEqual(expected));

test('a hold ends when its slot begins', () => {
  expect(holdUntil(now, minutes(61))).toEqual(minutes(60));
  expect(holdUntil(now, minutes(20))).toEqual(minutes(20));
  expect(renewHold({ expiresAt: minutes(10), wasExtended: false }, now, minutes(20))).toEqual({
    ...{ expiresAt: minutes(20), wasExtended: true },
  });
});

test.each([
  ['the last place', { orders: 9, pickingSeconds: 0 }, 600, null],
  ['every place taken', { orders: 10, pickingSeconds: 0 }, 0, 'full'],
  ['just time enough', { orders: 1, pickingSeconds: 3000 }, 600, null],
  ['a second too little', { orders: 1, pickingSeconds: 3001 }, 600, 'pickingTime'],
  ['no time at all is there', { orders: 1, pickingSeconds: 3600 }, 0, null],
])('room: %s', (_, used, seconds, expected) => {
  expect(roomFor({ mostOrders: 10, mostPickingSeconds: 3600 }, used, seconds)).toBe(expected);
});

test('places left are never below none', () => {
  expect(placesLeft({ mostOrders: 10 }, { orders: 4 })).toBe(6);
  expect(placesLeft({ mostOrders: 3 }, { orders: 4 })).toBe(0);
});
