import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appliedPrices, type NotedPrice, type NotedStoreDiscount } from './applied-prices.ts';
import { lowestPriorPrice } from './lowest-price.ts';
import { announcedReduction } from './reduction.ts';

test.each([
  ['no earlier price', 400, null, null],
  ['a fifth off', 400, 500, { percent: 20, priorCents: 500 }],
  ['a third, rounded down', 200, 300, { percent: 33, priorCents: 300 }],
  ['almost a half', 501, 1000, { percent: 49, priorCents: 1000 }],
  ['as it was', 500, 500, null],
  ['dearer than it was', 510, 500, null],
  ['less than one per cent', 9950, 10_000, null],
  ['just one per cent', 9900, 10_000, { percent: 1, priorCents: 10_000 }],
  ['for nothing', 0, 500, { percent: 100, priorCents: 500 }],
])('%s: %d after %s', (_, price, prior, expected) => {
  expect(announcedReduction(price, prior)).toEqual(expected);
});

const days = 90;
const day = (n: number) => new Date(Date.UTC(2026, 7, 1) + n * 86_400_000);
const lastOf = (n: number) => new Date(day(n + 1).getTime() - 1);
const some = fc.integer({ min: 0, max: days });
const percent = fc.option(fc.constantFrom(5, 10, 20, 50), { nil: null });
const noted = fc.uniqueArray(fc.record({ on: some, baseCents: fc.constantFrom(199, 300, 333, 500), percent }), {
  maxLength: 8,
  selector: ({ on }) => on,
});
const period = { validFrom: fc.option(some, { nil: null }), validTo: fc.option(some, { nil: null }) };
const storeDiscounts = fc.uniqueArray(fc.record({ on: some, percent, isActive: fc.boolean(), ...period }), {
  maxLength: 3,
  selector: ({ on }) => on,
});
type Price = { base: number; shown: number };

/**
 * The same rule, naively: the price of each day is looked up, today's reduction is followed back day by day for as long as
 * the price did not rise into it, the 30 days before that are looked through, and per cents are tried one by one.
 */
function naiveReduction(priceOn: (day: number) => Price | null, today: number) {
  let first = today;
  const isReduced = (price: Price | null) => price !== null && price.shown < price.base;
  if (!isReduced(priceOn(today))) return null;
  while (first > 0 && isReduced(priceOn(first - 1))) {
    if ((priceOn(first)?.shown ?? 0) > (priceOn(first - 1)?.shown ?? 0)) break;
    first--;
  }
  let lowest = Number.POSITIVE_INFINITY;
  for (let n = first - 30; n < first; n++) lowest = Math.min(lowest, priceOn(n)?.shown ?? Number.POSITIVE_INFINITY);
  if (lowest === Number.POSITIVE_INFINITY) return null;
  const price = priceOn(today)?.shown ?? 0;
  for (let p = 100; p >= 1; p--) if (price * 100 <= lowest * (100 - p)) return { percent: p, priorCents: lowest };
  return null;
}

test('what is announced is what a reading of the history day by day gives', () => {
  let announced = 0;
  fc.assert(
    fc.property(noted, storeDiscounts, some, (prices, discounts, today) => {
      const priceOn = (n: number): Price | null => {
        const price = prices.filter(({ on }) => on <= n).sort((a, b) => b.on - a.on)[0];
        const store = discounts.filter(({ on }) => on <= n).sort((a, b) => b.on - a.on)[0];
        if (!price) return null;
        const isOn = store?.isActive && (store.validFrom ?? 0) <= n && n <= (store.validTo ?? days);
        const off = Math.max(price.percent ?? 0, isOn ? (store.percent ?? 0) : 0);
        return { base: price.baseCents, shown: Math.floor((price.baseCents * (100 - off) + 50) / 100) };
      };
      const byDay = <T extends { on: number }>(list: T[]) => list.toSorted((a, b) => a.on - b.on);
      const own: NotedPrice[] = byDay(prices).map(({ on, ...price }) => ({ since: day(on), ...price }));
      const stores: NotedStoreDiscount[] = byDay(discounts).map(({ on, validFrom, validTo, ...discount }) => ({
        since: day(on),
        ...discount,
        validFrom: validFrom === null ? null : day(validFrom),
        validTo: validTo === null ? null : lastOf(validTo),
      }));
      const applied = appliedPrices(own, stores, lastOf(today));
      const price = applied.at(-1)?.finalCents ?? 0;
      const found = announcedReduction(price, lowestPriorPrice(applied));
      expect(found).toEqual(naiveReduction(priceOn, today));
      if (found) announced++;
    }),
    { numRuns: 3000 },
  );
  // The cases must be such as tell something.
  expect(announced).toBeGreaterThan(200);
});
