import { expect, test } from 'vitest';
import { inEach } from '#domain/language/by-language.ts';
import { blankStore } from './blank-store.ts';
import { rulePlaces, storeInput } from './store-input.ts';
import { storeValues } from './store-values.ts';

const habits = { language: 'fr', decimals: 2, currency: 'EUR' } as const;
const rule = {
  postalCode: ' 75011 ',
  noDelivery: false,
  orderAmount: '30,50',
  deliveryFeeForRetail: '4',
  deliveryFeeForWholesale: 'x',
};

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
    {
      closedDays: [
        { date: '2026-12-25', opens: ' ', closes: '', reason: { ...inEach(() => ''), fr: 'Noël', en: ' ' } },
      ],
    },
    { closedDays: [{ date: '2026-12-25', reason: { fr: 'Noël' } }] },
  ],
  [
    'hours of one date',
    {
      closedDays: [
        { date: '2026-12-24', opens: '08:30 ', closes: '16:00', reason: { ...inEach(() => ''), fr: 'Réveillon' } },
      ],
    },
    { closedDays: [{ date: '2026-12-24', opens: '08:30', closes: '16:00', reason: { fr: 'Réveillon' } }] },
  ],
  ['no discount', { discount: { percent: '', isActive: true, validFrom: '', validTo: '' } }, { discount: null }],
  [
    'a discount without an end',
    { discount: { percent: '15', isActive: false, validFrom: '', validTo: '' } },
    { discount: { percent: 15, isActive: false, validFrom: null, validTo: null } },
  ],
])('%s is sent', (_, changes, expected) => expect(storeInput(changes, { ...blankStore, ...habits })).toEqual(expected));

test('amounts are of the currency, in the language', () => {
  const typed = { ...rule, orderAmount: '500.000', deliveryFeeForRetail: '25.000 ₫', deliveryFeeForWholesale: '0' };
  expect(
    storeInput({ shippingRules: [typed] }, { ...blankStore, language: 'vi', currency: 'VND' }).shippingRules,
  ).toEqual([{ postalCode: '75011', orderAmount: 500_000, deliveryFeeForRetail: 25_000, deliveryFeeForWholesale: 0 }]);
});

test('a line is a rule for each postal code that it names, and a fault of one is of that line', () => {
  const lines = [
    { ...rule, postalCode: '75011, 75012', deliveryFeeForWholesale: '3' },
    { ...rule, postalCode: '' },
    { ...rule, postalCode: '*****', noDelivery: true, deliveryFeeForRetail: '' },
  ];
  const { shippingRules = [] } = storeInput({ shippingRules: lines }, { ...blankStore, ...habits });
  expect(shippingRules.map((one) => [one.postalCode, one.deliveryFeeForRetail, one.deliveryFeeForWholesale])).toEqual([
    ['75011', 4, 3],
    ['75012', 4, 3],
    ['', 4, 'x'],
    ['*****', 1000, 1000],
  ]);
  expect(rulePlaces(lines)).toEqual([0, 0, 1, 2]);
});

test('a place without delivery is read by that word, in whichever currency', () => {
  const none = { postalCode: '75011', orderAmount: 30, deliveryFeeForRetail: 1000, deliveryFeeForWholesale: 1000 };
  const [kept] = storeValues({ ...blankStore, shippingRules: [none] }, habits).shippingRules;
  expect(kept).toMatchObject({ noDelivery: true, deliveryFeeForRetail: '' });
  expect(storeInput({ shippingRules: kept ? [kept] : [] }, { ...blankStore, ...habits }).shippingRules).toEqual([none]);
});

test('an address goes whole', () => {
  const { address } = storeValues(blankStore, habits);
  expect(storeInput({ address: { ...address, country: 'CA' } }, { ...blankStore, ...habits })).toMatchObject({
    address: { country: 'CA', state: null },
  });
});

test('two rules at one amount, which the overview names, both stand in the form', () => {
  const at = (postalCode: string, orderAmount: number, deliveryFeeForRetail: number) => {
    return { postalCode, orderAmount, deliveryFeeForRetail, deliveryFeeForWholesale: 0 };
  };
  const store = { ...blankStore, shippingRules: [at('75011', 50, 1.9), at('75011', 50, 2.9)] };
  const { shippingRules } = storeValues(store, habits);
  expect(shippingRules.map(({ deliveryFeeForRetail }) => deliveryFeeForRetail)).toEqual(['1,90', '2,90']);
});

test('a discount goes by the clock of the store, and its untouched dates as they came', () => {
  const kept = {
    percent: 10,
    isActive: true,
    validFrom: '2026-12-01T04:00:07.250Z',
    validTo: '2026-12-31T03:59:59.999Z',
  };
  const store = { ...blankStore, timeZone: 'America/Guadeloupe', discount: kept };
  const { discount } = storeValues(store, habits);
  expect(discount).toMatchObject({ validFrom: '2026-12-01T00:00', validTo: '2026-12-30T23:59' });
  const expected = { ...kept, percent: 12 };
  expect(storeInput({ discount: { ...discount, percent: '12' } }, { ...store, ...habits }).discount).toEqual(expected);
  expect(
    storeInput({ discount: { ...discount, validTo: '2026-12-31T23:59' } }, { ...store, ...habits }).discount,
  ).toEqual({ ...kept, validTo: '2027-01-01T03:59:00.000Z' });
});
