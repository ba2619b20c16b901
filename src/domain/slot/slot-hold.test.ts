import { expect, test } from 'vitest';
import { holdUntil, mostHeldOf, renewHold } from './slot-hold.ts';
import { placesLeft, roomFor } from './slot-room.ts';

const now = new Date('2026-11-24T10:00:00Z');
const minutes = (n: number) => new Date(now.getTime() + n * 60_000);

const far = { startsAt: minutes(300), cutOffAt: minutes(200) };
const verified = { ...far, isVerified: true };
const guest = { ...far, isVerified: false };

test.each([
  ['none', null, null],
  ['one that has expired', { expiresAt: minutes(0), wasExtended: false }, null],
  ['one that holds', { expiresAt: minutes(20), wasExtended: false }, { expiresAt: minutes(60), wasExtended: true }],
  ['one extended before', { expiresAt: minutes(20), wasExtended: true }, { expiresAt: minutes(20), wasExtended: true }],
])('a hold asked for again: %s', (_, hold, expected) => expect(renewHold(hold, now, verified)).toEqual(expected));

test('a guest’s is extended by as much as it lasts, and none is shortened by asking', () => {
  const held = (n: number) => ({ expiresAt: minutes(n), wasExtended: false });
  expect(renewHold(held(5), now, guest)).toEqual({ expiresAt: minutes(20), wasExtended: true });
  expect(renewHold(held(45), now, guest)).toEqual({ expiresAt: minutes(45), wasExtended: true });
});

test.each([
  ['an hour of a verified account', verified, 60],
  ['20 minutes of others', guest, 20],
  ['a quarter of an hour after the cut-off', { ...verified, cutOffAt: minutes(10) }, 25],
  ['the same of others', { ...guest, cutOffAt: minutes(-3) }, 12],
  ['the beginning of the slot', { ...verified, cutOffAt: minutes(7), startsAt: minutes(9) }, 9],
  ['a cut-off at the beginning', { ...guest, cutOffAt: minutes(11), startsAt: minutes(11) }, 11],
])('a hold lasts until %s at most', (_, holding, expected) => {
  expect(holdUntil(now, holding)).toEqual(minutes(expected));
});

test.each([
  [180, 90],
  [10, 5],
  [7, 3],
  [3, 1],
  [1, 1],
  [0, 1],
])('of %i free places one network holds %i at most', (free, most) => expect(mostHeldOf(free)).toBe(most));

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
