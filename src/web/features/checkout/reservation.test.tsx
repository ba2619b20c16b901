import { expect, test } from 'vitest';
import type { PaymentMethod } from '#domain/order/payment.ts';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { readText, renderPart } from '#web/testing/render-part.tsx';
import { firstMethod } from './payment-section.tsx';
import { Reservation, reservedUpTo, WeighedAhead } from './reservation.tsx';

const line = (unit: string, price: number, quantity: number) =>
  ({ id: quantity, price, quantity, product: { unit } }) as unknown as CartLine;
const figures = { goods: 6.19, fee: 4.9, isDeliverable: true, missingToFree: null, vat: 0.58, total: 11.09 };
// 15 per cent of 3.99, rounded up: 0.60.
const lines = [line('P', 1.1, 2), line('KG', 3.99, 1)];
const shop = { decimals: 2, marginPercent: 15 };

test.each([
  ['by the rule, until the server has answered', undefined, null, 11.69],
  ['as the server says it', 0.75, null, 11.84],
  ['less what credit pays', 0.6, { used: 5, due: 6.09 }, 6.69],
  ['nothing, where credit pays everything', 0.6, { used: 11.09, due: 0 }, 0],
])('what is reserved: %s', (_, margin, credit, expected) => {
  expect(reservedUpTo({ lines, figures: { ...figures, margin }, credit }, shop)).toBe(expected);
});

const cardReservedAt = '2026-12-05T07:00:00.000Z';
const show = async (paidBy: PaymentMethod | null, credit: { used: number; due: number } | null, isFar = false) => {
  const slot = { cardReservedAt: isFar ? cardReservedAt : null } as Parameters<typeof Reservation>[0]['slot'];
  const part = <Reservation paidBy={paidBy} slot={slot} lines={lines} figures={figures} credit={credit} />;
  return readText(await renderPart(part));
};

test('card and PayPal say what is reserved and what is paid; other methods, and credit for everything, nothing', async () => {
  const both = 'Reserved up to €11.69 You pay what is in the bags.';
  expect([await show('card', null), await show('paypal', null)]).toEqual([both, both]);
  for (const method of ['cash', 'bank_transfer', null] as const) expect(await show(method, null)).toBe('');
  expect(await show('card', { used: 11.09, due: 0 })).toBe('');
});

test('for a slot far ahead a card is reserved on later, PayPal at once', async () => {
  expect(await show('card', null, true)).toBe(
    'Nothing is reserved now. On 5 December 2026 we will reserve up to €11.69 on your card. You pay what is in the bags.',
  );
  expect(await show('paypal', null, true)).toContain('Reserved up to');
});

test('how far the scale may go is said where something is weighed, by the shop’s own limits', async () => {
  const limits = { weighedOverPercent: 5, weighedUnderPercent: 30 };
  const say = async (goods: CartLine[], known: object = limits) =>
    readText(await renderPart(<WeighedAhead lines={goods} />, { shop: known }));
  expect(await say(lines)).toBe(
    'Sold by weight: weighed as your order is picked, up to 30% less or 5% more than ordered. You pay the weight.',
  );
  expect(await say([line('P', 1.1, 2)])).toBe('');
  expect(await say(lines, {})).toBe('');
});

test.each<[PaymentMethod[], 'card' | null, string | undefined, PaymentMethod | null]>([
  [['card', 'cash'], null, undefined, 'cash'],
  [['card', 'cash'], 'card', undefined, 'card'],
  [['card', 'cash'], 'card', 'cash', 'cash'],
  [['bank_transfer', 'paypal'], 'card', 'check', 'bank_transfer'],
  [[], 'card', 'card', null],
])('of %s, with %s saved and %s typed, %s is chosen', (offered, saved, typed, expected) => {
  expect(firstMethod(offered, saved, typed)).toBe(expected);
});
