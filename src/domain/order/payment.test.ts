import { expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { defaultPaymentMethod, offeredPaymentMethods, type PaymentMethod, payableFlags } from './payment.ts';

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
    expect(offeredPaymentMethods({ ...off, [flag]: true })).toEqual([method]);
});

test('card and PayPal are offered where they are switched on and have a provider', () => {
  const on = { card: true, paypal: true, bankTransfer: true, cash: true };
  const offered = (config: typeof on, methods: PaymentMethod[]) =>
    offeredPaymentMethods(payableFlags(config, { takesTransfers: true, onlineMethods: methods }));
  expect(offered(on, [])).toEqual(['bank_transfer', 'cash']);
  expect(offered(on, ['card'])).toEqual(['card', 'bank_transfer', 'cash']);
  expect(offered({ ...on, card: false }, ['card'])).toEqual(['bank_transfer', 'cash']);
});

test('a transfer is offered where it is switched on and the shop has an account', () => {
  const on = { card: false, paypal: false, bankTransfer: true, cash: true };
  const offered = (config: typeof on, takesTransfers: boolean) =>
    offeredPaymentMethods(payableFlags(config, { takesTransfers, onlineMethods: [] }));
  expect(offered(on, true)).toEqual(['bank_transfer', 'cash']);
  expect(offered(on, false)).toEqual(['cash']);
  expect(offered({ ...on, bankTransfer: false }, true)).toEqual(['cash']);
});
