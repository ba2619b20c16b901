import { expect, test } from 'vitest';
import type { CartLine } from '#web/shared/cart/cart-line.ts';
import { withSlotFee } from './with-slot-fee.ts';

const line = { id: 1, price: 10, quantity: 1, product: { vatInPercent: 20 } } as unknown as CartLine;
const figures = { goods: 10, fee: 4.9, isDeliverable: true, missingToFree: 40, vat: 2.48, total: 14.9 };

test.each([
  ['no fee', figures, 0, figures],
  ['on top of the rule’s', figures, 2.5, { ...figures, fee: 7.4, vat: 2.9, total: 17.4 }],
  [
    'where the rule asks none',
    { ...figures, fee: 0, missingToFree: null },
    2.5,
    { ...figures, fee: 2.5, missingToFree: null, vat: 2.09, total: 12.5 },
  ],
  ['the rule’s fee is not known yet', { ...figures, fee: null }, 2.5, { ...figures, fee: null }],
])('%s', (_, shown, fee, expected) => {
  expect(withSlotFee(shown, fee, { lines: [line], decimals: 2 })).toEqual(expected);
});
