import { expect, test } from 'vitest';
import { splitRefund } from './split-refund.ts';

const payment = (id: string, capturedCents: number, refundedCents = 0, pendingCents = 0) => {
  return { id, capturedCents, refundedCents, pendingCents };
};

test.each([
  ['all of one', [payment('a', 500)], 300, { parts: [{ paymentId: 'a', cents: 300 }], restCents: 0 }],
  [
    'the oldest first',
    [payment('a', 500, 400), payment('b', 900)],
    300,
    {
      parts: [
        { paymentId: 'a', cents: 100 },
        { paymentId: 'b', cents: 200 },
      ],
      restCents: 0,
    },
  ],
  [
    'what is on its way is not sent again',
    [payment('a', 500, 0, 450)],
    100,
    { parts: [{ paymentId: 'a', cents: 50 }], restCents: 50 },
  ],
  ['nothing was taken', [payment('a', 0)], 100, { parts: [], restCents: 100 }],
])('%s', (_, payments, cents, expected) => {
  expect(splitRefund(payments, cents)).toEqual(expected);
});
