import { expect, test } from 'vitest';
import { computeCartFigures } from './compute-cart-figures.ts';

const rule = { postalCode: '75013', orderAmountCents: 5000, feeRetailCents: 490, feeWholesaleCents: 245 };
const free = { postalCode: '75013', orderAmountCents: 5000, feeRetailCents: 0, feeWholesaleCents: 0 };
type Asked = Parameters<typeof computeCartFigures>[0];
const asked: Asked = {
  lines: [{ unitPriceCents: 1000, quantityMilli: 1000, vatRateBp: 2000 }],
  ...{ allowDelivery: true, rules: [rule, free], method: 'delivery', postalCode: '75013', priceType: 'retail' },
};
const many = [{ unitPriceCents: 1000, quantityMilli: 6000, vatRateBp: 2000 }];

test.each<[string, Partial<Asked>, Partial<ReturnType<typeof computeCartFigures>>]>([
  ['no slot', {}, { feeCents: 490, missingToFreeCents: 4000, totalCents: 1490 }],
  ['a slot that costs', { slotFeeCents: 250 }, { feeCents: 740, missingToFreeCents: 4000, totalCents: 1740 }],
  [
    'goods that free the rule’s fee, not the slot’s',
    { slotFeeCents: 250, lines: many },
    { feeCents: 250, missingToFreeCents: null, totalCents: 6250 },
  ],
  ['pickup in a slot that costs', { slotFeeCents: 100, method: 'pickup' }, { feeCents: 100, totalCents: 1100 }],
  ['no postal code yet', { slotFeeCents: 250, postalCode: null }, { feeCents: null, totalCents: 1000 }],
])('%s', (_, more, expected) => {
  expect(computeCartFigures({ ...asked, ...more })).toMatchObject(expected);
});
