import { expect, test } from 'vitest';
import { hasRole, isNarrow, roles } from './roles.ts';

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
  [['CAN_PICK_ORDERS', 'CAN_DELIVER_ORDERS'], false],
  [['CAN_FLY', 'CAN_MANAGE_CUSTOMERS'], true],
])('%j is of the back office: %s', (held, expected) => {
  expect(hasRole(held, 'any')).toBe(expected);
});

test.each([
  [['CAN_PICK_ORDERS'], true, false],
  [['CAN_DELIVER_ORDERS'], false, true],
  [['CAN_MANAGE_ORDERS'], true, true],
  [['CAN_MANAGE_PRODUCTS', 'CAN_MANAGE_CUSTOMERS', 'CAN_EDIT_FEATURES_CONFIGURATION'], false, false],
])('%j may pick orders: %s, and deliver them: %s', (held, picks, delivers) => {
  expect(hasRole(held, 'CAN_PICK_ORDERS')).toBe(picks);
  expect(hasRole(held, 'CAN_DELIVER_ORDERS')).toBe(delivers);
  expect(hasRole(held, 'pickOrDeliver')).toBe(picks || delivers);
});

test('of these two alone nobody need be the last', () => {
  expect(roles.filter(isNarrow)).toEqual(['CAN_PICK_ORDERS', 'CAN_DELIVER_ORDERS']);
});
