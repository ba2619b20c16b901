import { beforeEach, expect, test } from 'vitest';
import type { Order } from '#contract/orders/orders.ts';
import { guestTokenOf, openedByLink, placedByGuest } from './placed-order-store.ts';

beforeEach(() => {
  placedByGuest.forget();
  openedByLink.forget();
});

test('an order is opened by what placed it in this tab, or by its mailed link, and no other one', () => {
  expect(guestTokenOf(7)).toBeNull();
  openedByLink.keep({ id: 7, token: 'of the link' });
  expect([guestTokenOf(7), guestTokenOf(8)]).toEqual(['of the link', null]);
  placedByGuest.keep({ id: 8, token: 'of the answer' } as Order);
  expect([guestTokenOf(7), guestTokenOf(8)]).toEqual(['of the link', 'of the answer']);
});

test('what a signed-in customer has placed opens nothing here', () => {
  placedByGuest.keep({ id: 8 } as Order);
  expect(guestTokenOf(8)).toBeNull();
});
