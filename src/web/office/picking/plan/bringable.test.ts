import { expect, test } from 'vitest';
import { type BringableOrder, groupsOf, sentOf } from './bringable.ts';

const slot = (id: number) => ({ id, start: `2026-11-2${id}T09:00:00Z`, end: '', timeZone: 'Europe/Paris' });
const order = (id: number, at: number | null, reason: BringableOrder['reason'] = null): BringableOrder => ({
  id,
  orderNumber: `P${id}`,
  name: '',
  address: null,
  city: null,
  postalCode: null,
  slot: at === null ? null : slot(at),
  reason,
});
const groups = groupsOf([order(1, null), order(2, 5), order(3, 4), order(4, 4), order(5, 4, 'notPaid')]);

test('orders stand by their slots, those without one last', () => {
  expect(groups.map(({ orders }) => orders.map(({ id }) => id))).toEqual([[3, 4, 5], [2], [1]]);
});

test.each<[string, number[], object]>([
  ['all of a slot that may be brought: the slot', [3, 4], { slot_id: 4 }],
  ['a part of it', [3], { order_ids: [3] }],
  ['of two slots', [3, 4, 2], { order_ids: [3, 4, 2] }],
  ['those without a slot', [1], { order_ids: [1] }],
])('%s', (_, chosen, expected) => {
  expect(sentOf(groups, new Set(chosen))).toEqual(expected);
});
