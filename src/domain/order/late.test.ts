import { expect, test } from 'vitest';
import { isLateOrder, lateOrders } from './late.ts';
import { fulfilments, type ListedStatus } from './status.ts';

const now = new Date('2026-11-25T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);

test('an order with a slot is late from when the slot begins until it is ready or on its way', () => {
  const { withSlot } = lateOrders(now);
  expect(withSlot.begunBy).toEqual(now);
  expect(fulfilments.filter((one) => withSlot.at.includes(one))).toEqual(['pending', 'processing']);
});

test('an order without a slot is late when nobody has begun it for a day', () => {
  const { withoutSlot } = lateOrders(now);
  expect(withoutSlot).toEqual({ at: ['pending'], placedBefore: hours(-24) });
});

/** Placed `age` hours ago; its slot begins in `slot` hours. */
test.each<[string, { age: number; slot?: number; status?: ListedStatus }, boolean]>([
  ['for the day after tomorrow, placed 30 h ago', { age: 30, slot: 45 }, false],
  ['pending when its slot began', { age: 2, slot: -1 }, true],
  ['pending as its slot begins', { age: 4, slot: 0 }, true],
  ['pending a minute before its slot', { age: 4, slot: 1 / 60 }, false],
  ['being prepared when its slot began', { age: 5, slot: -1, status: 'processing' }, true],
  ['being prepared before its slot', { age: 60, slot: 1, status: 'processing' }, false],
  ['ready', { age: 60, slot: -1, status: 'ready' }, false],
  ['shipped', { age: 60, slot: -1, status: 'shipped' }, false],
  ['handed over', { age: 60, slot: -30, status: 'delivered' }, false],
  ['cancelled', { age: 60, slot: -30, status: 'cancelled' }, false],
  ['rejected', { age: 60, slot: -30, status: 'rejected' }, false],
  ['of which only a draft is there', { age: 60, slot: -30, status: 'draft' }, false],
  ['without a slot for 25 h', { age: 25 }, true],
  ['without a slot for just 24 h', { age: 24 }, false],
  ['without a slot, being prepared', { age: 60, status: 'processing' }, false],
])('an order %s is judged by its slot, else by its age', (_, { age, slot, status = 'pending' }, expected) => {
  const slotStart = slot === undefined ? null : hours(slot);
  expect(isLateOrder({ status, slotStart, placedAt: hours(-age) }, now)).toBe(expected);
});
