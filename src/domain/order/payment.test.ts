import { expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { defaultPaymentMethod, offeredPaymentMethods, paymentFlag } from './payment.ts';

test('by default a shop offers bank transfer and cash', () => {
  expect(offeredPaymentMethods(defaultFeatureConfig.paymentMethods)).toEqual(['bank_transfer', 'cash']);
  expect(offeredPaymentMethods(defaultFeatureConfig.paymentMethods)).toContain(defaultPaymentMethod);
});

test('each method has a switch of its own', () => {
  const off = { card: false, paypal: false, bankTransfer: false, cash: false };
  expect(offeredPaymentMethods(off)).toEqual([]);
  for (const method of ['card', 'paypal', 'bank_transfer', 'cash'] as const) {
    expect(offeredPaymentMethods({ ...off, [paymentFlag(method)]: true }, ['card', 'paypal'])).toEqual([method]);
  }
});

test('card and PayPal are offered once they have a provider, whatever their flags say', () => {
  const on = { card: true, paypal: true, bankTransfer: true, cash: true };
  expect(offeredPaymentMethods(on)).toEqual(['bank_transfer', 'cash']);
  expect(offeredPaymentMethods(on, ['card'])).toEqual(['card', 'bank_transfer', 'cash']);
  expect(offeredPaymentMethods({ ...on, card: false }, ['card'])).toEqual(['bank_transfer', 'cash']);
});
