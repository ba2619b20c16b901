import { expect, test } from 'vitest';
import { blankStore } from './blank-store.ts';
import { storeInput } from './store-input.ts';
import { storeValues } from './store-values.ts';

const habits = { language: 'fr', decimals: 2 } as const;
const rule = { postalCode: ' 75011 ', orderAmount: '30,50', deliveryFeeForRetail: '4', deliveryFeeForWholesale: 'x' };

test.each([
  ['nothing', {}, {}],
  ['a name', { name: 'Nord' }, { name: 'Nord' }],
  ['numbers', { position: '3', latitude: '48,85', longitude: '' }, { position: 3, latitude: 48.85, longitude: null }],
  [
    'a rule, with what is no number as it was typed',
    { shippingRules: [rule] },
    {
      shippingRules: [
        { postalCode: '75011', orderAmount: 30.5, deliveryFeeForRetail: 4, deliveryFeeForWholesale: 'x' },
      ],
    },
  ],
  [
    'a reason in one language',
    { closedDays: [{ date: '2026-12-25', reason: { fr: 'Noël', en: ' ', vi: '' } }] },
    { closedDays: [{ date: '2026-12-25', reason: { fr: 'Noël' } }] },
  ],
  ['no discount', { discount: { percent: '', isActive: true, validFrom: '', validTo: '' } }, { discount: null }],
  [
    'a discount without an end',
    { discount: { percent: '15', isActive: false, validFrom: '', validTo: '' } },
    { discount: { percent: 15, isActive: false, validFrom: null, validTo: null } },
  ],
])('%s is sent', (_, changes, expected) => expect(storeInput(changes)).toEqual(expected));

test('an address goes whole, its country in capitals', () => {
  const { address } = storeValues(blankStore, habits);
  expect(storeInput({ address: { ...address, country: ' be' } })).toMatchObject({
    address: { country: 'BE', state: null },
  });
});

test('a rule that never decides is left out of the form, but for the one from where on delivery is free', () => {
  const at = (postalCode: string, orderAmount: number, deliveryFeeForRetail: number) => ({
    ...{ postalCode, orderAmount, deliveryFeeForRetail, deliveryFeeForWholesale: 0 },
  });
  const store = { ...blankStore, shippingRules: [at('75011', 50, 1.9), at('75011', 50, 2.9), at('75011', 50, 0)] };
  const { shippingRules } = storeValues(store, habits);
  expect(shippingRules.map(({ postalCode, deliveryFeeForRetail }) => [postalCode, deliveryFeeForRetail])).toEqual([
    ['75011', '1,90'],
    ['75011', '0,00'],
  ]);
});
