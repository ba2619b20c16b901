import { expect, test } from 'vitest';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { nextSteps } from './next-steps.ts';

await loadWords('en', ['orders']);
const t = translatorOf<'orders'>('en');
const order = {
  type: 'delivery',
  storeName: 'Panier Paris',
  customerEmail: 'ada@example.org',
  customerPhone: '0612345678',
  paymentMethod: 'cash',
  paymentStatus: 'needs_payment',
} as const;

test('the mail, then how the goods come, then how they are paid', () => {
  expect(nextSteps(order, t)).toEqual([
    'The confirmation is on its way to ada@example.org, with a link to find the order again.',
    'Panier Paris gets your shopping ready and calls you on 0612345678 to agree on a delivery time.',
    'You pay in cash when you receive your shopping.',
  ]);
  expect(nextSteps({ ...order, type: 'pickup', paymentMethod: 'bank_transfer' }, t).slice(1)).toEqual([
    'Panier Paris gets your shopping ready and calls you on 0612345678 to agree on a pickup time.',
    'Panier Paris sends you its bank details for the transfer.',
  ]);
});

test('what is paid, or by card, asks for nothing more', () => {
  expect(nextSteps({ ...order, paymentStatus: 'paid' }, t)).toHaveLength(2);
  expect(nextSteps({ ...order, paymentMethod: 'card' }, t)).toHaveLength(2);
});
