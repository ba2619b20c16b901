import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostOrderCents } from '#domain/money/currency.ts';
import { chooseShippingRule, deliveryFee, notAvailableFeeCents, type ShippingRule } from './shipping-rule.ts';

const rule = (postalCode: string, orderAmountCents: number, feeRetailCents: number, feeWholesaleCents = 0) => {
  return { postalCode, orderAmountCents, feeRetailCents, feeWholesaleCents };
};
const rules = [
  rule('75011', 5000, 490, 990),
  rule('75011', 2000, notAvailableFeeCents),
  rule('*****', 8000, 990, 1490),
  rule('*****', 3000, notAvailableFeeCents),
];

test.each([
  ['75011', 0, 2000, notAvailableFeeCents, 0, true],
  ['75011', 1999, 2000, notAvailableFeeCents, 0, true],
  ['75011', 2000, 5000, 490, 990, false],
  ['75011', 4999, 5000, 490, 990, false],
  ['75011', 5000, 5000, 0, 0, false],
  ['75011', 90_000, 5000, 0, 0, false],
  [' 75011 ', 4999, 5000, 490, 990, false],
  ['69001', 2999, 3000, notAvailableFeeCents, 0, true],
  ['69001', 3000, 8000, 990, 1490, false],
  ['69001', 8000, 8000, 0, 0, false],
])(
  '%s with %d cents: the rule of %d',
  (code, amount, orderAmountCents, feeRetailCents, feeWholesaleCents, notAvailable) => {
    const expected = { orderAmountCents, feeRetailCents, feeWholesaleCents, notAvailable };
    expect(chooseShippingRule(rules, code, amount)).toEqual(expected);
  },
);

test('reaching the amount frees even a store whose only rule says "not available"', () => {
  const chosen = chooseShippingRule([rule('*****', 2000, notAvailableFeeCents)], '75011', 2000);
  expect(chosen).toEqual({ orderAmountCents: 2000, feeRetailCents: 0, feeWholesaleCents: 0, notAvailable: false });
});

test('the marker is the retail fee alone', () => {
  const none = 2_100_000_000;
  const isRefused = (retail: number, wholesale: number) =>
    chooseShippingRule([rule('*****', 2000, retail, wholesale)], '75011', 100)?.notAvailable;
  expect([isRefused(500, none), isRefused(100_000, 0), isRefused(mostOrderCents, 0), isRefused(none, 0)]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('nine digits go by a rule of their own, then by that of their first five, then by the wildcard', () => {
  const some = [rule('90012', 5000, 1), rule('90012-0001', 5000, 2), rule('*****', 5000, 3)];
  const feeOf = (code: string) => chooseShippingRule(some, code, 0)?.feeRetailCents;
  expect(['90012-0001', '90012-7777', '90012', '90013-0001'].map(feeOf)).toEqual([2, 1, 1, 3]);
  // The other way round a rule for one block of houses says nothing of the whole place.
  expect(chooseShippingRule([rule('90012-0001', 5000, 2), rule('*****', 5000, 3)], '90012', 0)?.feeRetailCents).toBe(3);
});

test('a code goes by its rule however both are written', () => {
  const some = [rule('V6B1A1', 5000, 1), rule('69 003', 5000, 2), rule('*****', 5000, 3)];
  const feeOf = (code: string) => chooseShippingRule(some, code, 0)?.feeRetailCents;
  expect(['v6b 1a1', 'V6B1A1', '69003', '６９００３'].map(feeOf)).toEqual([1, 1, 2, 2]);
});

test('a code without a rule goes by the longest prefix that it begins with, then by the wildcard', () => {
  const some = [rule('75*', 5000, 1), rule('750*', 5000, 2), rule('75011', 5000, 3), rule('k1a*', 5000, 4)];
  const feeOf = (code: string) => chooseShippingRule([...some, rule('*****', 5000, 5)], code, 0)?.feeRetailCents;
  expect(['75116', '75012', '75011', '75 012-1234', 'k1a0b1', 'K2A 0B1', '57500'].map(feeOf)).toEqual([
    1, 2, 3, 2, 4, 5, 5,
  ]);
  expect(chooseShippingRule(some, '92100', 0)).toBeNull();
});

test('the rules of a prefix go by their amounts, as those of a code', () => {
  const some = [rule('75*', 8000, 290), rule('75*', 3000, notAvailableFeeCents)];
  expect([2999, 3000, 8000].map((amount) => deliveryFee(some, '75011', amount, 'retail'))).toEqual([
    { available: false },
    { available: true, feeCents: 290 },
    { available: true, feeCents: 0 },
  ]);
});

test('without rules there is no delivery', () => {
  expect(chooseShippingRule([], '75011', 9000)).toBeNull();
  expect(chooseShippingRule([rule('69001', 2000, 0)], '75011', 9000)).toBeNull();
});

/** The five steps, written out word for word. */
function walkTheSteps(all: readonly ShippingRule[], postalCode: string, amount: number) {
  let matching: ShippingRule[] = [];
  for (const one of all) if (one.postalCode === postalCode) matching.push(one);
  if (matching.length === 0) matching = all.filter((one) => one.postalCode === '*****');
  matching = [...matching].sort((a, b) => a.orderAmountCents - b.orderAmountCents);
  let chosen: (ShippingRule & { notAvailable: boolean }) | null = null;
  for (const one of matching) {
    chosen = { ...one, notAvailable: false };
    if (one.orderAmountCents > amount) {
      chosen.notAvailable = one.feeRetailCents === 2_100_000_000;
      break;
    }
  }
  if (chosen === null) return null;
  if (amount >= chosen.orderAmountCents) {
    chosen.feeRetailCents = 0;
    chosen.feeWholesaleCents = 0;
    chosen.notAvailable = false;
  }
  const { postalCode: _, ...rest } = chosen;
  return rest;
}

test('agrees with the five steps written out', () => {
  const any = fc.record({
    postalCode: fc.constantFrom('75011', '69001', '*****'),
    orderAmountCents: fc.nat(10).map((n) => n * 500),
    feeRetailCents: fc.constantFrom(0, 490, 100_000, 2_100_000_000),
    feeWholesaleCents: fc.constantFrom(0, 990, 2_100_000_000),
  });
  const code = fc.constantFrom('75011', '69001', '13001');
  // At a rule's amount, a cent beside it, anywhere.
  const onTheEdge = fc
    .tuple(fc.nat(10), fc.integer({ min: -1, max: 1 }))
    .map(([n, more]) => Math.max(0, n * 500 + more));
  const goods = fc.oneof(onTheEdge, fc.nat(6000));
  fc.assert(
    fc.property(fc.array(any, { maxLength: 8 }), code, goods, (some, postalCode, amount) => {
      expect(chooseShippingRule(some, postalCode, amount)).toEqual(walkTheSteps(some, postalCode, amount));
    }),
    { numRuns: 1000 },
  );
});

const feeRules = [
  { postalCode: '*****', orderAmountCents: 2000, feeRetailCents: notAvailableFeeCents, feeWholesaleCents: 0 },
  { postalCode: '*****', orderAmountCents: 5000, feeRetailCents: 490, feeWholesaleCents: 990 },
];

test.each([
  [1999, 'retail', { available: false }],
  [1999, 'wholesale', { available: false }],
  [2000, 'retail', { available: true, feeCents: 490 }],
  [4999, 'wholesale', { available: true, feeCents: 990 }],
  [5000, 'retail', { available: true, feeCents: 0 }],
  [5000, 'wholesale', { available: true, feeCents: 0 }],
] as const)('%d cents at %s prices', (amount, priceType, expected) => {
  expect(deliveryFee(feeRules, '75011', amount, priceType)).toEqual(expected);
});

test('no rules, no delivery', () => {
  expect(deliveryFee([], '75011', 5000, 'retail')).toEqual({ available: false });
});
