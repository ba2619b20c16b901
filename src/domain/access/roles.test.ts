import { expect, test } from 'vitest';
import { hasRole } from './roles.ts';

test.each([
  [[], false],
  [['CAN_MANAGE_PRODUCTS'], false],
  [['CAN_MANAGE_PRODUCTS', 'CAN_MANAGE_ORDERS'], true],
  [['can_manage_orders'], false],
  [['CAN_MANAGE_ORDERS_TOO'], false],
])('%j may manage orders: %s', (held, expected) => {
  expect(hasRole(held, 'CAN_MANAGE_ORDERS')).toBe(expected);
});

test.each([
  [[], false],
  [['CAN_FLY', 'any'], false],
  [['CAN_FLY', 'CAN_MANAGE_CUSTOMERS'], true],
])('%j is staff: %s', (held, expected) => {
  expect(hasRole(held, 'any')).toBe(expected);
});
