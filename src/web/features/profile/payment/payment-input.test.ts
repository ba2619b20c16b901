import { expect, test } from 'vitest';
import type { SavedPayment } from '#contract/accounts/own-things.ts';
import { cardBrand, groupCardNumber, isExpired, longest, paymentInput, shapeExpiry } from './payment-input.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const keysOf = (errors: object) =>
  Object.fromEntries(Object.entries(errors).map(([field, [fault]]) => [field, fault.message]));
const number = '4242 4242 4242 4242';

test('of a card, brand, last four digits and expiry are sent, and the number is nowhere', () => {
  const { input, errors } = paymentInput('card', formOf({ cardNumber: number, exp: '09/31', isDefault: 'on' }), null);
  expect(input).toEqual({ type: 'card', brand: 'Visa', last4: '4242', exp: '09/31', isDefault: true });
  expect(errors).toEqual({});
  expect(JSON.stringify(input)).not.toMatch(/\d{5}|\d{4} \d{4}/);
});

test.each([
  ['card', { cardNumber: '4242 4242 4242 424', exp: '09/31' }, { cardNumber: 'payment.cardNumberError' }],
  ['card', { cardNumber: '', exp: '09/31' }, { cardNumber: 'payment.cardNumberError' }],
  ['card', { cardNumber: number, exp: '13/31' }, { exp: 'payment.expiryError' }],
  ['card', { cardNumber: number, exp: '00/31' }, { exp: 'payment.expiryError' }],
  ['card', { cardNumber: number, exp: '' }, { exp: 'payment.expiryError' }],
  ['bank', { bankName: '  ', accountNumber: '123456' }, { bankName: 'payment.bankNameError' }],
  ['bank', { bankName: 'B', accountNumber: '12345' }, { accountNumber: 'payment.accountNumberError' }],
  ['bank', { bankName: 'B', accountNumber: '12345a' }, { accountNumber: 'payment.accountNumberError' }],
  ['check', { checkNumber: '', checkBankName: 'B' }, { checkNumber: 'payment.checkNumberError' }],
  ['check', { checkNumber: '1', checkBankName: '' }, { checkBankName: 'payment.checkBankNameError' }],
] as const)('%s %j: %j', (type, fields, faults) => {
  expect(keysOf(paymentInput(type, formOf(fields), null).errors)).toEqual(faults);
});

test('of an account the last four digits are sent', () => {
  const { input } = paymentInput('bank', formOf({ bankName: ' B ', accountNumber: '12345678' }), null);
  expect(input).toEqual({ type: 'bank', bankName: 'B', accountNumber: '5678' });
});

test('a number that is left empty stays as it is kept, of the same type alone', () => {
  const kept: SavedPayment = { id: 1, type: 'card', isDefault: true, kept: false, last4: '4242', exp: '09/31' };
  const expected = { input: { type: 'card', exp: '01/33' }, errors: {} };
  expect(paymentInput('card', formOf({ cardNumber: '', exp: '01/33' }), kept)).toEqual(expected);
  expect(paymentInput('bank', formOf({ bankName: 'B' }), kept).errors).toHaveProperty('accountNumber');
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-42a42', '4242 4242'],
  ['42424242424242429999', '4242 4242 4242 4242'],
])('typed %s, a card number is %s', (typed, shown) => {
  expect(groupCardNumber(typed)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(longest.cardNumber);
});

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['12/31', '12/31'],
  ['12319', '12/31'],
])('typed %s, an expiry is %s', (typed, shown) => {
  expect(shapeExpiry(typed)).toBe(shown);
});

test.each([
  ['4242', 'Visa'],
  ['5555', 'Mastercard'],
  ['2221', 'Mastercard'],
  ['2720', 'Mastercard'],
  ['3782', 'American Express'],
  ['6304', 'Maestro'],
  ['9999', null],
])('%s… is %s', (digits, brand) => {
  expect(cardBrand(digits)).toBe(brand);
});

test('a card is good to the end of its month', () => {
  expect(isExpired('11/26', new Date(2026, 10, 30))).toBe(false);
  expect(isExpired('11/26', new Date(2026, 11, 1))).toBe(true);
  expect(isExpired('01/27', new Date(2026, 11, 31))).toBe(false);
});
