import { expect, test } from 'vitest';
import { awaitsPayment, dueCents, mayTakeBackPayment, sumToPay } from './due.ts';
import type { PaymentStatus } from './payment.ts';
import type { OrderStatus } from './status.ts';

const order = (status: OrderStatus, paymentStatus: PaymentStatus, totalCents = 1000, creditCents = 0) => {
  return { status, paymentStatus, totalCents, creditCents };
};
const marked = { kind: 'payment', amountCents: null } as const;
const marksSum = (amountCents: number) => ({ kind: 'payment', amountCents }) as const;
const paper = { kind: 'paper' } as const;
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
  ['paid with a sum that is more', order('submitted', 'paid'), [marksSum(1050)], 0, -50],
  [
    'paid with a sum, then goods were added',
    order('submitted', 'paid', 1300),
    [from(900), marksSum(1000), from(1000)],
    0,
    300,
  ],
  ['paid after some of it was returned', order('completed', 'paid'), [paper, paper, marksSum(750)], 250, 0],
  ['delivered once it was paid', order('completed', 'paid', 1000, 200), [marked, paper], 0, 0],
  ['paid, taken back and paid again', order('submitted', 'paid'), [marksSum(900), marked, marksSum(1000)], 0, 0],
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

test.each([
  ['marked', [marksSum(1000)], true],
  ['marked, then changed', [marksSum(1000), from(900)], true],
  ['delivered, then marked', [paper, marksSum(1000)], true],
  ['marked, then delivered', [marksSum(1000), paper], false],
  ['delivered, marked, then returned', [paper, marksSum(1000), from(900), paper], false],
  ['marked nowhere', [], false],
])('whether the mark of an order that was %s may be taken back', (_, steps, may) => {
  expect(mayTakeBackPayment(steps)).toBe(may);
});

test('the sum to pay is all but credit and what came back', () => {
  expect(sumToPay({ totalCents: 1000, creditCents: 300 }, 200)).toBe(500);
  expect(sumToPay({ totalCents: 1000, creditCents: 900 }, 200)).toBe(0);
});
