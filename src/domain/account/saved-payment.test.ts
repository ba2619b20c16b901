import { expect, test } from 'vitest';
import { hasCardNumber, methodOf, savedPaymentFaults } from './saved-payment.ts';

const card = { brand: 'Visa', last4: '4242', exp: '09/31' };
const bank = { bankName: 'Banque du Quartier', accountNumber: '6789' };
const check = { checkNumber: '0012345', checkBankName: 'Banque du Quartier' };

test.each([
  ['card', card, {}],
  ['card', { ...card, last4: '12345' }, { last4: 'payment.cardNumberError' }],
  ['card', { ...card, last4: '424' }, { last4: 'payment.cardNumberError' }],
  ['card', { ...card, exp: '13/30' }, { exp: 'payment.expiryError' }],
  ['card', { ...card, exp: '00/30' }, { exp: 'payment.expiryError' }],
  ['card', { ...card, exp: '1/30' }, { exp: 'payment.expiryError' }],
  ['card', {}, { last4: 'payment.cardNumberError', exp: 'payment.expiryError' }],
  ['card', { ...card, brand: '4111 1111 1111 1111' }, { brand: 'payment.noCardNumber' }],
  ['bank', bank, {}],
  ['bank', { ...bank, bankName: '  ' }, { bankName: 'payment.bankNameError' }],
  ['bank', { ...bank, accountNumber: '56789' }, { accountNumber: 'payment.accountNumberError' }],
  ['bank', { ...bank, accountNumber: 'abcd' }, { accountNumber: 'payment.accountNumberError' }],
  ['check', check, {}],
  ['check', { ...check, checkNumber: '' }, { checkNumber: 'payment.checkNumberError' }],
  ['check', { ...check, checkBankName: null }, { checkBankName: 'payment.checkBankNameError' }],
  ['check', { ...check, checkNumber: '4111111111111111' }, { checkNumber: 'payment.noCardNumber' }],
] as const)('%s %j: %j', (type, fields, faults) => {
  expect(savedPaymentFaults(type, fields)).toEqual(faults);
});

test.each([
  ['4111111111111111', true],
  ['4111-1111-1111-1111', true],
  ['4111.1111.1111.1111', true],
  ['4111 – 1111', false],
  ['no. 4111/1111/1111/1111', true],
  ['４１１１１１１１１１１１１１１１', true],
  ['my card 378282246310005', true],
  ['4111111111111112', false],
  ['411111', false],
])('%s is a card number: %s', (text, is) => {
  expect(hasCardNumber(text)).toBe(is);
});

test.each([
  ['bank', 'bank_transfer'],
  ['card', 'card'],
  ['check', null],
  [null, null],
] as const)('a saved %s fills %s', (type, method) => {
  expect(methodOf(type)).toBe(method);
});
