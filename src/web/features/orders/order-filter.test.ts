import { expect, test } from 'vitest';
import { orderFilterOf, ordersAddress } from './order-filter.tsx';

test.each([
  [null, 1, '/orders'],
  [null, 3, '/orders?page=3'],
  ['completed', 1, '/orders?status=completed'],
  ['cancelled', 2, '/orders?status=cancelled&page=2'],
] as const)('%s, page %i: %s', (filter, page, address) => expect(ordersAddress(filter, page)).toBe(address));

test.each([
  ['completed', 'completed'],
  ['draft', null],
  ['lost', null],
  [null, null],
])('%s of an address is %s', (value, filter) => expect(orderFilterOf(value)).toBe(filter));
