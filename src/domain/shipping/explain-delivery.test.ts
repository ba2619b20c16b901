import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainDelivery } from './explain-delivery.ts';
import { deliveryFee, notAvailableFeeCents } from './shipping-rule.ts';

const rule = (postalCode: string, orderAmountCents: number, feeRetailCents: number, feeWholesaleCents = 100) => {
  return { postalCode, orderAmountCents, feeRetailCents, feeWholesaleCents };
};
const rules = [
  rule('75011', 5000, 490),
  rule('75011', 2000, notAvailableFeeCents),
  rule('75012', 5000, 490),
  rule('*****', 8000, 990),
];
const store = { allowDelivery: true, shippingRules: rules };
const explain = (code: string, cents: number, from = store) => explainDelivery(from, code, cents, 'retail');

test.each([
  ['75011', 1500, null, 'notUpToAmount', 'postalCode', 500, 3500],
  ['75011', 2000, 490, 'feeUpToAmount', 'postalCode', 3000, 3000],
  ['75011', 5000, 0, 'freeFromAmount', 'postalCode', undefined, undefined],
  ['69001', 0, 990, 'feeUpToAmount', 'anyPostalCode', 8000, 8000],
] as const)('%s with %d cents: %s, %s', (code, cents, feeCents, reason, matchedBy, toNext, toFree) => {
  const found = explain(code, cents);
  expect(found).toMatchObject({ feeCents, reason, matchedBy });
  expect([found.next?.missingCents, found.free?.missingCents]).toEqual([toNext, toFree]);
});

test('a store that does not deliver, or has no rule for a code, says so', () => {
  const closed = explain('75012', 100, { ...store, allowDelivery: false });
  expect(closed).toMatchObject({ feeCents: null, reason: 'storeDoesNotDeliver', isOffered: false, next: null });
  const none = explain('69001', 100, { allowDelivery: true, shippingRules: rules.slice(0, 3) });
  expect(none).toMatchObject({ feeCents: null, reason: 'noRule', rule: null, matchedBy: null, isOffered: false });
});

test('a store whose lowest rule says no is not offered, though more would bring it', () => {
  expect(explain('75011', 6000)).toMatchObject({ feeCents: 0, isOffered: false });
  expect(explain('75012', 0).isOffered).toBe(true);
});

test('the fee is that of an order, whatever the rules', () => {
  const any = fc.record({
    postalCode: fc.constantFrom('75011', '*****'),
    orderAmountCents: fc.nat(8).map((n) => n * 500),
    feeRetailCents: fc.constantFrom(0, 490, notAvailableFeeCents),
    feeWholesaleCents: fc.constantFrom(0, 990),
  });
  fc.assert(
    fc.property(
      fc.array(any, { maxLength: 6 }),
      fc.constantFrom('75011', '13001'),
      fc.nat(5000),
      fc.constantFrom('retail' as const, 'wholesale' as const),
      (shippingRules, code, cents, priceType) => {
        const fee = deliveryFee(shippingRules, code, cents, priceType);
        const found = explainDelivery({ allowDelivery: true, shippingRules }, code, cents, priceType);
        expect(found.feeCents).toBe(fee.available ? fee.feeCents : null);
        const { next } = found;
        if (!next) return;
        const later = deliveryFee(shippingRules, code, cents + next.missingCents, priceType);
        expect(next.feeCents).toBe(later.available ? later.feeCents : null);
      },
    ),
  );
});
