import { expect, test } from 'vitest';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { nextSteps } from './next-steps.ts';

await loadWords('en', ['orders']);
const t = translatorOf<'orders'>('en');
const phone = '+33 1 39 98 00 00';
const order = {
  type: 'delivery',
  storeName: 'Panier Paris',
  customerEmail: 'ada@example.org',
  paymentMethod: 'cash',
  paymentStatus: 'needs_payment',
} as const;

test('the mail, then how the goods come, then how they are paid', () => {
  expect(nextSteps(order, { phone, slot: null }, t)).toEqual([
    'The confirmation is on its way to ada@example.org, with a link to find the order again.',
    'Panier Paris is getting your shopping ready. We will email you as soon as it is on its way.',
    'To agree a delivery time, call the store on +33\u00a01\u00a039\u00a098\u00a000\u00a000.',
    'You pay in cash when you receive your shopping.',
  ]);
  expect(
    nextSteps({ ...order, type: 'pickup', paymentMethod: 'bank_transfer' }, { phone, slot: null }, t).slice(1),
  ).toEqual([
    'Panier Paris is getting your shopping ready. We will email you as soon as you can collect it.',
    'You can collect it during the store’s opening hours.',
    'For the transfer, ask the store for its bank details.',
  ]);
});

test('a store without a telephone is not to be called', () => {
  expect(nextSteps(order, { phone: undefined, slot: null }, t).join(' ')).not.toContain('call');
  expect(nextSteps(order, { phone: '', slot: null }, t).join(' ')).not.toContain('call');
});

test('what is paid, or by card, asks for nothing more', () => {
  expect(nextSteps({ ...order, paymentStatus: 'paid' }, { phone, slot: null }, t)).toHaveLength(3);
  expect(nextSteps({ ...order, paymentMethod: 'card' }, { phone, slot: null }, t)).toHaveLength(3);
});
