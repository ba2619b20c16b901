import { expect, test } from 'vitest';
import { lateOrders } from './late.ts';
import { fulfilments } from './status.ts';

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
