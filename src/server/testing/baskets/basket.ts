import fc from 'fast-check';
import { notAvailableFeeCents } from '#domain/shipping/shipping-rule.ts';

/** Money in cents, quantities in thousandths, rates in basis points, discounts in per cent. */
export type Good = {
  baseCents: number;
  wholesaleCents: number | null;
  percent: number | null;
  rateBp: number;
  /** Sold by the piece, or weighed in steps of so many thousandths. */
  stepMilli: number;
};
export type Rule = { postalCode: string; orderAmountCents: number; feeRetailCents: number; feeWholesaleCents: number };
/** So much of the good at this place of the list; one good may be wanted twice. */
export type Wanted = { good: number; milli: number };
/** A purchase from the first press to the last thing brought back. */
export type Basket = {
  goods: Good[];
  storePercent: number | null;
  priceType: 'retail' | 'wholesale';
  type: 'delivery' | 'pickup';
  /** Of the store, for an order that goes to `postalCode`. */
  rules: Rule[];
  slotFeeCents: number;
  lines: Wanted[];
  /** What the order is to be instead, by whose change, and what the goods cost by then. */
  change: { by: 'shop' | 'buyer'; goods: Good[]; lines: Wanted[] } | null;
  /** What a picker finds of the lines, by their place; null: the order is handed over as it is. */
  picks: BasketPick[] | null;
  /** How much of what is left of each good comes back, in per cent, time after time. */
  returns: number[][];
};

/** Of what was ordered so many per cent, and what stands for the rest: a good that comes by the piece. */
export type BasketPick = {
  percent: number;
  substitute: {
    unitCents: number;
    rateBp: number;
    /** What one piece of it weighs, and of the original, in grams; null: nobody has said. */
    weightG: number | null;
    originalG: number | null;
  } | null;
};

export const postalCode = '75013';

const most = 8;
const percent = fc.option(fc.integer({ min: 1, max: 99 }), { nil: null, freq: 2 });
const cents = fc.oneof(
  fc.integer({ min: 1, max: 99 }),
  fc.integer({ min: 1, max: 2500 }),
  fc.integer({ min: 1, max: 50_000 }),
);
const good: fc.Arbitrary<Good> = fc.record({
  baseCents: cents,
  wholesaleCents: fc.option(cents, { nil: null }),
  percent,
  rateBp: fc.constantFrom(210, 550, 1000, 2000),
  stepMilli: fc.constantFrom(1000, 1000, 100, 50, 1),
});
const rule: fc.Arbitrary<Rule> = fc.record({
  postalCode: fc.constantFrom(postalCode, postalCode, '*****', '69001'),
  orderAmountCents: fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 40_000 })),
  feeRetailCents: fc.oneof(
    fc.integer({ min: 0, max: 2000 }),
    fc.integer({ min: 0, max: 2000 }),
    fc.constant(notAvailableFeeCents),
  ),
  feeWholesaleCents: fc.integer({ min: 0, max: 2000 }),
});
/** One amount of a postal code has one rule, as the form of the stores demands. */
const rules = fc.uniqueArray(rule, { maxLength: 5, selector: (one) => `${one.postalCode} ${one.orderAmountCents}` });

const wanted = (goods: readonly Good[]): fc.Arbitrary<Wanted[]> =>
  fc
    .array(
      fc.record({
        good: fc.nat(goods.length - 1),
        steps: fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 40 })),
      }),
      { minLength: 1, maxLength: 10 },
    )
    .map((list) => list.map(({ good: at, steps }) => ({ good: at, milli: steps * (goods[at]?.stepMilli ?? 1000) })));

/** The goods of later: some cost, are reduced or taxed otherwise; they are sold in the steps that they were. */
const later = (goods: readonly Good[]): fc.Arbitrary<Good[]> =>
  fc
    .array(fc.option(good, { nil: null }), { minLength: goods.length, maxLength: goods.length })
    .map((others) => goods.map((one, i) => ({ ...one, ...others[i], stepMilli: one.stepMilli })));

const weightG = fc.option(fc.integer({ min: 1, max: 3000 }), { nil: null, freq: 2 });
const pick: fc.Arbitrary<BasketPick> = fc.record({
  percent: fc.oneof(fc.constant(100), fc.constant(0), fc.integer({ min: 0, max: 110 })),
  substitute: fc.option(
    fc.record({ unitCents: cents, rateBp: fc.constantFrom(210, 550, 2000), weightG, originalG: weightG }),
    { nil: null, freq: 2 },
  ),
});

/** What is in the bag of a line, in thousandths: no more pieces than were ordered, of what is weighed any weight. */
export function pickedMilli(orderedMilli: number, isWeighed: boolean, { percent }: BasketPick): number {
  const part = Math.floor((orderedMilli * percent) / 100);
  return isWeighed ? part : Math.min(orderedMilli, part - (part % 1000));
}

export const anyBasket: fc.Arbitrary<Basket> = fc
  .record({ goods: fc.array(good, { minLength: 1, maxLength: most }), storePercent: percent })
  .chain(({ goods, storePercent }) =>
    fc.record({
      goods: fc.constant(goods),
      storePercent: fc.constant(storePercent),
      priceType: fc.constantFrom('retail' as const, 'wholesale' as const),
      type: fc.constantFrom('delivery' as const, 'delivery' as const, 'pickup' as const),
      rules,
      slotFeeCents: fc.oneof(fc.constant(0), fc.nat(900)),
      lines: wanted(goods),
      change: fc.option(
        fc.record({
          by: fc.constantFrom('shop' as const, 'buyer' as const),
          goods: later(goods),
          lines: wanted(goods),
        }),
        { nil: null, freq: 3 },
      ),
      picks: fc.option(fc.array(pick, { minLength: 1, maxLength: 10 }), { nil: null, freq: 2 }),
      returns: fc.array(
        fc.array(fc.oneof(fc.constant(0), fc.constant(100), fc.nat(100)), { minLength: most, maxLength: most }),
        { maxLength: 3 },
      ),
    }),
  );
