import { expect, test } from 'vitest';
import { afterSignIn, landingOf } from './landing.ts';

test.each<[string[], string | null, string]>([
  [[], null, '/'],
  [['CAN_FLY'], null, '/'],
  [['CAN_PICK_ORDERS'], '/admin/picking', '/admin/picking'],
  [['CAN_DELIVER_ORDERS'], '/admin/rounds', '/admin/rounds'],
  [['CAN_DELIVER_ORDERS', 'CAN_PICK_ORDERS'], '/admin/picking', '/admin/picking'],
  [['CAN_MANAGE_ORDERS'], '/admin/overview', '/'],
  [['CAN_PICK_ORDERS', 'CAN_MANAGE_PRODUCTS'], '/admin/overview', '/'],
])('who holds %j begins at %s, and after signing in at %s', (held, landing, after) => {
  expect(landingOf(held)).toBe(landing);
  expect(afterSignIn('/', held)).toBe(after);
  expect(afterSignIn('/orders', held)).toBe('/orders');
});
