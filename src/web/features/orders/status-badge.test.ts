import { expect, test } from 'vitest';
import { orderStatuses } from '#domain/order/status.ts';
import { statusTones } from './status-badge.tsx';

test('badges have the colours of the specification', () => {
  expect(orderStatuses.map((status) => statusTones[status])).toEqual(['grey', 'yellow', 'green', 'red', 'red']);
});
