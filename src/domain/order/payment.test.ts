import { expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { defaultPaymentMethod, offeredPaymentMethods, withTransfers } from './payment.ts';

test('by default a shop offers bank transfer and cash', () => {
  expect(offeredPaymentMethods(defaultFeatureConfig.paymentMethods)).toEqual(['bank_transfer', 'cash']);
  expect(offeredPaymentMethods(defaultFeatureConfig.paymentMethods)).toContain(defaultPaymentMethod);
});

test('each method has a switch of its own', () => {
  const off = { card: false, paypal: false, bankTransfer: false, cash: false };
  expect(offeredPaymentMethods(off)).toEqual([]);
  for (const [flag, method] of [
    ['card', 'card'],
    ['paypal', 'paypal'],
    ['bankTransfer', 'bank_transfer'],
    ['cash', 'cash'],
  ] as const)
    expect(offeredPaymentMethods({ ...off, [flag]: true }, ['card', 'paypal'])).toEqual([method]);
});

test('card and PayPal are offered once they have a provider, whatever their flags say', () => {
  const on = { card: true, paypal: true, bankTransfer: true, cash: true };
  expect(offeredPaymentMethods(on)).toEqual(['bank_transfer', 'cash']);
  expect(offeredPaymentMethods(on, ['card'])).toEqual(['card', 'bank_transfer', 'cash']);
  expect(offeredPaymentMethods({ ...on, card: false }, ['card'])).toEqual(['bank_transfer', 'cash']);
});

test('a transfer is offered where it is switched on and the shop has an account', () => {
  const on = { card: false, paypal: false, bankTransfer: true, cash: true };
  expect(offeredPaymentMethods(withTransfers(on, true))).toEqual(['bank_transfer', 'cash']);
  expect(offeredPaymentMethods(withTransfers(on, false))).toEqual(['cash']);
  expect(offeredPaymentMethods(withTransfers({ ...on, bankTransfer: false }, true))).toEqual(['cash']);
});
