import { expect, test } from 'vitest';
import { awaitsPayment, dueCents } from './due.ts';
import type { PaymentStatus } from './payment.ts';
import type { OrderStatus } from './status.ts';

const order = (status: OrderStatus, paymentStatus: PaymentStatus, totalCents = 1000, creditCents = 0) => ({
  status,
  paymentStatus,
  totalCents,
  creditCents,
});
const marked = { kind: 'payment' } as const;
const from = (totalBeforeCents: number, creditBeforeCents: number | null = null) =>
  ({ kind: 'change', totalBeforeCents, creditBeforeCents }) as const;

test.each([
  ['a draft', order('draft', 'needs_payment'), [], 0, 1000],
  ['placed, partly by credit', order('submitted', 'needs_payment', 1000, 300), [], 0, 700],
  ['handed over before it was paid', order('completed', 'needs_payment'), [], 0, 1000],
  ['handed over, some of it returned', order('completed', 'needs_payment', 1000, 300), [], 200, 500],
  ['returned beyond what was to be paid', order('completed', 'needs_payment', 1000, 900), [], 200, 0],
  ['cancelled', order('cancelled', 'needs_payment'), [], 0, 0],
  ['rejected', order('rejected', 'needs_payment'), [], 0, 0],
  ['promised by a bank', order('submitted', 'authorised'), [], 0, 0],
  ['paid back', order('submitted', 'refunded'), [], 0, 0],
  ['paid', order('submitted', 'paid'), [from(800), marked], 0, 0],
  ['paid, then goods were added, twice', order('submitted', 'paid'), [marked, from(700), from(900)], 0, 300],
  ['paid, then goods were taken away', order('submitted', 'paid'), [marked, from(1200)], 0, -200],
  ['paid, then some of it returned', order('completed', 'paid'), [marked], 250, -250],
  ['paid beside its credit', order('submitted', 'paid', 5000, 4500), [marked], 0, 0],
  [
    'paid beside its credit, then less than that',
    order('submitted', 'paid', 1000, 1000),
    [marked, from(5000, 4500)],
    0,
    -500,
  ],
  [
    'paid beside its credit, then a little less',
    order('submitted', 'paid', 4700, 4500),
    [marked, from(5000, 4500)],
    0,
    -300,
  ],
  ['paid beside its credit, then more', order('submitted', 'paid', 6000, 4500), [marked, from(5000, null)], 0, 1000],
  ['paid beside its credit and cancelled', order('cancelled', 'paid', 5000, 4500), [marked], 0, -500],
  ['paid, refunded and cancelled', order('cancelled', 'refunded'), [marked, marked], 0, 0],
])('of an order that is %s', (_, placed, steps, returned, due) => {
  expect(dueCents(placed, steps, returned)).toBe(due);
});

test.each([
  ['a draft', order('draft', 'needs_payment'), false],
  ['placed', order('submitted', 'needs_payment'), true],
  ['placed, partly by credit', order('submitted', 'needs_payment', 1000, 999), true],
  ['placed, all of it by credit', order('submitted', 'needs_payment', 1000, 1000), false],
  ['handed over', order('completed', 'needs_payment'), true],
  ['cancelled', order('cancelled', 'needs_payment'), false],
  ['rejected', order('rejected', 'needs_payment'), false],
  ['promised by a bank', order('submitted', 'authorised'), false],
  ['paid', order('submitted', 'paid'), false],
  ['paid back', order('submitted', 'refunded'), false],
])('whether an order that is %s awaits payment', (_, placed, awaits) => {
  expect(awaitsPayment(placed)).toBe(awaits);
});
