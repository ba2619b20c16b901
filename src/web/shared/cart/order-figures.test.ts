import { expect, test } from 'vitest';
import type { CartLine } from './cart-line.ts';
import { orderFigures } from './order-figures.ts';

const line = (price: number, quantity: number, vatInPercent = 5.5) =>
  ({ id: 1, name: 'Riz', price, image: null, category: 'RIZ', quantity, product: { vatInPercent } }) as CartLine;
const address = { street: '', city: 'Paris', state: null, postalCode: '75013', country: 'FR' };
const store = {
  address,
  allowDelivery: true,
  shippingRules: [
    { postalCode: '75013', orderAmount: 50, deliveryFeeForRetail: 4.9, deliveryFeeForWholesale: 2 },
    { postalCode: '75013', orderAmount: 50, deliveryFeeForRetail: 0, deliveryFeeForWholesale: 0 },
    { postalCode: '*****', orderAmount: 20, deliveryFeeForRetail: 1000, deliveryFeeForWholesale: 1000 },
  ],
};
const parcel = { postalCode: '*****', orderAmount: 100, deliveryFeeForRetail: 0, deliveryFeeForWholesale: 0 };
const withParcel = { ...store, shippingRules: [...store.shippingRules.slice(0, 2), parcel] };
const base = { lines: [line(10, 2)], store, postalCode: '75013', priceType: 'retail', decimals: 2 } as const;

test.each([
  ['pickup costs nothing', { ...base, method: 'pickup' }, { fee: 0, total: 20, isDeliverable: true }],
  ['a fee below the threshold', { ...base, method: 'delivery' }, { fee: 4.9, total: 24.9, missingToFree: 30 }],
  ['wholesale has its own fee', { ...base, method: 'delivery', priceType: 'wholesale' }, { fee: 2, total: 22 }],
  ['free above', { ...base, method: 'delivery', lines: [line(25, 2)] }, { fee: 0, total: 50, missingToFree: null }],
  [
    'not there',
    { ...base, method: 'delivery', postalCode: '01000', lines: [line(1, 1)] },
    { isDeliverable: false, fee: null },
  ],
  [
    'no postal code yet',
    { ...base, method: 'delivery', postalCode: null },
    { fee: null, isDeliverable: true, total: 20, missingToFree: 30 },
  ],
  [
    'no postal code yet, and all others go as a parcel: its own zone is spoken of',
    {
      ...base,
      method: 'delivery',
      postalCode: null,
      store: withParcel,
    },
    { fee: null, missingToFree: 30 },
  ],
  [
    'no postal code yet, in a store whose own zone is refused',
    {
      ...base,
      method: 'delivery',
      postalCode: null,
      store: { ...store, address: { ...address, postalCode: '01000' } },
    },
    { fee: null, missingToFree: null },
  ],
  [
    'a store that keeps its goods',
    { ...base, method: 'delivery', store: { ...store, allowDelivery: false } },
    { isDeliverable: false },
  ],
] as const)('%s', (_, input, expected) => {
  expect(orderFigures(input)).toMatchObject(expected);
});
