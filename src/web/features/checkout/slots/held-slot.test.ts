import { expect, test } from 'vitest';
import { canExtend, type HeldSlot, minutesLeft, spokenMinutes } from './held-slot.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

test.each([
  [60, 60],
  [0.01, 1],
  [1, 1],
  [1.01, 2],
  [0, 0],
  [-5, 0],
])('%s minutes before its end a hold lasts %s', (minutes, left) => expect(minutesLeft(at(minutes), now)).toBe(left));

test.each([
  ['one of an hour', { expiresAt: at(60), wasExtended: false }, true],
  ['one that was extended', { expiresAt: at(60), wasExtended: true }, false],
  ['one that ends when its slot begins', { expiresAt: at(90), wasExtended: false }, false],
])('a hold can be extended: %s', (_, hold, expected) => {
  expect(canExtend({ ...hold, slot: { start: at(120), cutOff: at(75) } } as HeldSlot)).toBe(expected);
});

test('the minutes are read out at a few moments alone', () => {
  const all = Array.from({ length: 61 }, (_, i) => spokenMinutes(60 - i));
  expect([...new Set(all)]).toEqual([null, 30, 10, 5, 2, 1]);
  expect([spokenMinutes(31), spokenMinutes(30), spokenMinutes(11), spokenMinutes(10)]).toEqual([null, 30, 30, 10]);
});
