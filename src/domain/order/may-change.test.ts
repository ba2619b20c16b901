import { expect, test } from 'vitest';
import { changeObstacle } from './may-change.ts';

test.each([
  ['pending', 'needs_payment', 'cash', null],
  ['processing', 'needs_payment', 'bank_transfer', null],
  ['processing', 'paid', 'bank_transfer', null],
  ['pending', 'needs_payment', 'card', null],
  ['pending', 'authorised', 'card', null],
  ['pending', 'paid', 'card', 'paidOnline'],
  ['pending', 'paid', 'paypal', 'paidOnline'],
  ['pending', 'refunded', 'cash', 'refunded'],
  ['ready', 'needs_payment', 'cash', 'handedOver'],
  ['shipped', 'paid', 'cash', 'handedOver'],
  ['delivered', 'paid', 'cash', 'ended'],
  ['cancelled', 'needs_payment', 'cash', 'ended'],
  ['rejected', 'needs_payment', 'cash', 'ended'],
] as const)('%s, %s by %s: %s', (status, paymentStatus, paymentMethod, expected) => {
  expect(changeObstacle({ status, paymentStatus, paymentMethod })).toBe(expected);
});
