import { expect, test } from 'vitest';
import { changeObstacle, mayCustomerCancel } from './may-change.ts';

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
  const order = { status, paymentStatus, paymentMethod, pickRunId: null, pickedAt: null };
  expect(changeObstacle(order)).toBe(expected);
});

const now = new Date('2026-11-28T12:00:00Z');
test.each([
  ['in no run', { pickRunId: null, pickedAt: null }, null, true],
  ['in an open run', { pickRunId: 3, pickedAt: null }, 'inRun', false],
  ['picked', { pickRunId: null, pickedAt: now }, 'handedOver', false],
] as const)('%s: staff are kept by %j, %s; its customer may cancel: %s', (_, picking, obstacle, mayCancel) => {
  const order = { status: 'processing', paymentStatus: 'needs_payment', paymentMethod: 'cash', ...picking } as const;
  expect(changeObstacle(order)).toBe(obstacle);
  const cutOffAt = new Date('2026-11-28T13:00:00Z');
  expect(mayCustomerCancel({ ...order, cutOffAt }, now)).toBe(mayCancel);
});
