import { beforeEach, expect, test, vi } from 'vitest';
import { forgetTyped, keepTyped, readTyped, typedOf } from './typed-checkout.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('what was typed stands beside what the form does not show now, for a week, until the order is placed', () => {
  keepTyped(null, { shipping_city: 'Paris', customer_name: 'Ada' }, 0);
  keepTyped(null, { customer_name: 'Ada B' }, 1000);
  expect(readTyped(null, 2000)).toEqual({ shipping_city: 'Paris', customer_name: 'Ada B' });
  expect(readTyped(null, 8 * 24 * 3600 * 1000)).toEqual({});
  forgetTyped();
  expect(readTyped(null, 2000)).toEqual({});
});

test('a visitor’s goes along to the account that signs in; an account’s is nobody else’s', () => {
  keepTyped(null, { customer_name: 'Ada' }, 0);
  expect(readTyped(5, 1)).toEqual({ customer_name: 'Ada' });
  keepTyped(5, { customer_name: 'Ada' }, 0);
  expect(readTyped(5, 1)).toEqual({ customer_name: 'Ada' });
  expect(readTyped(6, 1)).toEqual({});
  expect(readTyped(null, 1)).toEqual({});
});

test('fields are kept by name: a box that is off is empty, nothing of a card is among them', () => {
  expect(
    typedOf([
      { name: 'customer_email', type: 'email', value: 'a@b.fr' },
      { name: 'billing_same', type: 'checkbox', value: 'on', checked: false },
      { name: 'age_confirmed', type: 'checkbox', value: 'on', checked: true },
      { name: 'payment_method', type: 'radio', value: 'cash', checked: false },
      { name: 'payment_method', type: 'radio', value: 'bank_transfer', checked: true },
      { name: 'substitution_12', type: 'select-one', value: 'refund' },
      ...['card_number', 'cardNumber', 'exp', 'cvc', 'slot_id', ''].map((name) => ({ name, type: 'text', value: '4' })),
    ]),
  ).toEqual({
    customer_email: 'a@b.fr',
    billing_same: '',
    age_confirmed: 'on',
    payment_method: 'bank_transfer',
    substitution_12: 'refund',
  });
});

test('what somebody else wrote under the key is no checkout', () => {
  localStorage.setItem('checkout_form', '{"userId":null,"at":0,"fields":{"customer_name":7}}');
  expect(readTyped(null, 1)).toEqual({});
});
