import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notAvailableFeeCents, rulesForPostalCode } from '#domain/shipping/shipping-rule.ts';
import type { OrderStore } from '../core/choose-store.ts';
import { blankContent } from '../core/order-content.ts';
import { priceOrder } from '../core/price-order.ts';
import type { SoldProduct } from '../core/select-sold-products.ts';

const rate = fc.constantFrom(550, 1000, 2000);
const line = fc.record({
  baseCents: fc.oneof(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 200_000 })),
  percent: fc.option(fc.integer({ min: 1, max: 99 }), { nil: null }),
  vatBp: rate,
  quantityMilli: fc
    .oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 9990 }))
    .map((tenths) => tenths * 100),
});
const rule = fc.record({
  postalCode: fc.constantFrom('75013', '69001', '*****'),
  orderAmountCents: fc.integer({ min: 0, max: 20_000 }),
  feeRetailCents: fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.constant(notAvailableFeeCents)),
  feeWholesaleCents: fc.integer({ min: 0, max: 2000 }),
});
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 12 }),
  rules: fc.array(rule, { maxLength: 6 }),
  priceType: fc.constantFrom('retail' as const, 'wholesale' as const),
});
type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never;

/** Rounds a ratio half up with whole numbers of any size. */
const divide = (a: bigint, b: bigint) => Number((2n * a + b) / (2n * b));

/** The figures as one would write the rules down, with big whole numbers and no cleverness. */
function compute({ lines, rules, priceType }: Cart) {
  const priced = lines.map(({ baseCents, percent, vatBp, quantityMilli }) => {
    const unit = divide(BigInt(baseCents) * BigInt(100 - (percent ?? 0)), 100n);
    const gross = divide(BigInt(unit) * BigInt(quantityMilli), 1000n);
    return { vatBp, unit, gross, vat: divide(BigInt(gross) * BigInt(vatBp), BigInt(10_000 + vatBp)) };
  });
  const goods = priced.reduce((sum, l) => sum + l.gross, 0);
  return { priced, goods, fee: walk(rules, goods, priceType) };
}

/** The five steps of the delivery fee, one after the other; null is "not available". */
function walk(rules: Cart['rules'], amount: number, priceType: Cart['priceType']): number | null {
  let list = rules.filter((r) => r.postalCode === '75013');
  if (list.length === 0) list = rules.filter((r) => r.postalCode === '*****');
  list = [...list].sort((a, b) => a.orderAmountCents - b.orderAmountCents);
  if (list.length === 0) return null;
  let chosen = list[0];
  for (const r of list) {
    chosen = r;
    if (r.orderAmountCents > amount) break;
  }
  if (!chosen) return null;
  if (amount >= chosen.orderAmountCents) return 0;
  if (chosen.feeRetailCents === notAvailableFeeCents) return null;
  return priceType === 'wholesale' ? chosen.feeWholesaleCents : chosen.feeRetailCents;
}

function price({ lines, rules, priceType }: Cart) {
  const goods = new Map<number, SoldProduct>(
    lines.map(({ baseCents, percent, vatBp }, i) => [
      i,
      {
        productId: i,
        productName: '',
        productCategory: 'FRUIT',
        supplier: null,
        supplierCode: null,
        unit: 'KG',
        stepMilli: 100,
        vatBp,
        minimumAge: null,
        baseCents,
        unitCents: divide(BigInt(baseCents) * BigInt(100 - (percent ?? 0)), 100n),
        discountPercent: percent,
        slug: '',
        picture: null,
      },
    ]),
  );
  const store: OrderStore = {
    id: 1,
    name: '',
    allowDelivery: true,
    timeZone: 'Europe/Paris',
    country: 'FR',
    discountPercent: null,
    shippingRules: rules,
  };
  const items = lines.map(({ quantityMilli }, productId) => ({ productId, quantityMilli }));
  const content = { ...blankContent, shippingPostalCode: '75013', items };
  return priceOrder(content, goods, { store, priceType, slotFeeCents: 0 });
}

test('every order comes to what the specification says', () => {
  fc.assert(
    fc.property(cart, (basket) => {
      const { priced, goods, fee } = compute(basket);
      const { priced: got, errors } = price(basket);
      expect('shipping_postal_code' in errors).toBe(fee === null);
      expect(got.lines.map((l) => [l.unitCents, l.lineCents, l.vatCents])).toEqual(
        priced.map((l) => [l.unit, l.gross, l.vat]),
      );
      const { totals } = got;
      expect(totals.goodsCents).toBe(goods);
      expect(totals.feeCents).toBe(fee ?? 0);
      expect(totals.totalCents).toBe(goods + (fee ?? 0));
      expect(totals.netCents + totals.vatCents).toBe(totals.totalCents);
      expect(totals.vatByRate.reduce((sum, r) => sum + r.grossCents, 0)).toBe(totals.totalCents);
      for (const r of totals.vatByRate) {
        const own = priced.filter((l) => l.vatBp === r.rateBp);
        const feeShare = r.grossCents - own.reduce((sum, l) => sum + l.gross, 0);
        // The fee goes to the rates by their share of the goods, to the cent; goods that come to nothing have no shares.
        const fair = goods === 0 ? null : ((fee ?? 0) * own.reduce((sum, l) => sum + l.gross, 0)) / goods;
        if (fair === null) expect([0, fee ?? 0]).toContain(feeShare);
        else expect(Math.abs(feeShare - fair)).toBeLessThan(1);
        const feeVat = feeShare === 0 ? 0 : divide(BigInt(feeShare) * BigInt(r.rateBp), BigInt(10_000 + r.rateBp));
        expect(r.vatCents).toBe(own.reduce((sum, l) => sum + l.vat, 0) + feeVat);
      }
    }),
    { numRuns: 2000 },
  );
});

test('more of anything never makes the goods cheaper', () => {
  fc.assert(
    fc.property(cart, fc.nat(11), fc.integer({ min: 100, max: 10_000 }), (basket, place, more) => {
      const lines = basket.lines.map((l, i) =>
        i === place % basket.lines.length ? { ...l, quantityMilli: l.quantityMilli + more } : l,
      );
      const before = price(basket).priced.totals.goodsCents;
      expect(price({ ...basket, lines }).priced.totals.goodsCents).toBeGreaterThanOrEqual(before);
    }),
    { numRuns: 500 },
  );
});

test('the carts reach every kind of rule', () => {
  const kinds = new Set<string>();
  for (const asked of fc.sample(cart, { numRuns: 500, seed: 1 })) {
    const fee = compute(asked).fee;
    const own = rulesForPostalCode(asked.rules, '75013').some((r) => r.postalCode === '75013');
    kinds.add(`${own ? 'own' : 'other'} ${fee === null ? 'none' : fee === 0 ? 'free' : 'paid'}`);
  }
  expect([...kinds].sort()).toEqual(['other free', 'other none', 'other paid', 'own free', 'own none', 'own paid']);
});
