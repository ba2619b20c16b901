import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveryAreas, feeBands } from './fee-bands.ts';
import { deliveryFee, notAvailableFeeCents } from './shipping-rule.ts';

const rule = (postalCode: string, orderAmountCents: number, feeRetailCents: number, feeWholesaleCents = 0) => {
  return { postalCode, orderAmountCents, feeRetailCents, feeWholesaleCents };
};

test('each threshold begins a band, alike ones are one', () => {
  const rules = [rule('75013', 3000, 390), rule('75013', 5000, 190), rule('75013', 5000, 0), rule('*****', 9000, 590)];
  expect(feeBands(rules, '75013', 'retail')).toEqual([
    { fromCents: 0, toCents: 3000, feeCents: 390 },
    { fromCents: 3000, toCents: 5000, feeCents: 190 },
    { fromCents: 5000, toCents: null, feeCents: 0 },
  ]);
  expect(feeBands([rule('*****', 2000, notAvailableFeeCents), rule('*****', 4000, 490, 490)], '1', 'retail')).toEqual([
    { fromCents: 0, toCents: 2000, feeCents: null },
    { fromCents: 2000, toCents: 4000, feeCents: 490 },
    { fromCents: 4000, toCents: null, feeCents: 0 },
  ]);
  expect(feeBands([rule('91300', 0, 0)], '91300', 'retail')).toEqual([{ fromCents: 0, toCents: null, feeCents: 0 }]);
});

test('every amount falls in the band that has its fee', () => {
  const any = fc.record({
    postalCode: fc.constantFrom('75013', '*****'),
    orderAmountCents: fc.nat(10).map((n) => n * 500),
    feeRetailCents: fc.constantFrom(0, 490, 990, notAvailableFeeCents),
    feeWholesaleCents: fc.constantFrom(0, 290),
  });
  fc.assert(
    fc.property(fc.array(any, { minLength: 1, maxLength: 6 }), fc.nat(6000), (rules, amount) => {
      for (const priceType of ['retail', 'wholesale'] as const) {
        const bands = feeBands(rules, '75013', priceType);
        const band = bands.find((b) => b.fromCents <= amount && (b.toCents === null || amount < b.toCents));
        const fee = deliveryFee(rules, '75013', amount, priceType);
        expect(band?.feeCents).toBe(fee.available ? fee.feeCents : null);
      }
    }),
  );
});

test('codes with the same fees are named together; where nobody goes is not named', () => {
  const shippingRules = [
    rule('75020', 3000, 390),
    rule('93100', 3000, 390),
    rule('94000', 3000, 590),
    rule('95000', 3000, notAvailableFeeCents),
    rule('*****', 9000, notAvailableFeeCents),
  ];
  const areas = deliveryAreas({ allowDelivery: true, shippingRules }, 'retail');
  expect(areas.map((area) => area.postalCodes)).toEqual([['75020', '93100'], ['94000']]);
  const everywhere = deliveryAreas({ allowDelivery: true, shippingRules: [rule('*****', 3000, 390)] }, 'retail');
  expect(everywhere.map((area) => area.postalCodes)).toEqual([null]);
  expect(deliveryAreas({ allowDelivery: false, shippingRules }, 'retail')).toEqual([]);
});
