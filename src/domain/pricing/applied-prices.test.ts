import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appliedPrices, type NotedPrice, type NotedStoreDiscount } from './applied-prices.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));
const hours = 60;
const hour = fc.integer({ min: 0, max: hours });
const percent = fc.option(fc.integer({ min: 1, max: 99 }), { nil: null });
const bound = fc.option(hour.map(at), { nil: null });
const byTime = <T extends { since: Date }>(list: T[]) => list.toSorted((a, b) => a.since.getTime() - b.since.getTime());
const noted = fc
  .uniqueArray(fc.record({ since: hour.map(at), baseCents: fc.integer({ min: 1, max: 5000 }), percent }), {
    maxLength: 5,
    selector: (one) => one.since.getTime(),
  })
  .map(byTime<NotedPrice>);
const storeDiscounts = fc
  .uniqueArray(fc.record({ since: hour.map(at), percent, isActive: fc.boolean(), validFrom: bound, validTo: bound }), {
    maxLength: 4,
    selector: (one) => one.since.getTime(),
  })
  .map(byTime<NotedStoreDiscount>);

/** What a product cost at one moment, by looking at everything that was noted, cent by cent. */
function priceAt(prices: NotedPrice[], discounts: NotedStoreDiscount[], moment: number) {
  let price: NotedPrice | null = null;
  for (const one of prices) if (one.since.getTime() <= moment) price = one;
  if (!price) return null;
  let store: NotedStoreDiscount | null = null;
  for (const one of discounts) if (one.since.getTime() <= moment) store = one;
  const { isActive = false, validFrom = null, validTo = null } = store ?? {};
  const isOn = isActive && (!validFrom || validFrom.getTime() <= moment) && (!validTo || moment <= validTo.getTime());
  const off = Math.max(price.percent ?? 0, isOn ? (store?.percent ?? 0) : 0);
  return [price.baseCents, Math.floor((price.baseCents * (100 - off)) / 100 + 0.5)];
}

test('says at every moment what the product cost then', () => {
  fc.assert(
    fc.property(noted, storeDiscounts, (prices, discounts) => {
      const applied = appliedPrices(prices, discounts, at(hours));
      for (let h = 0; h <= hours; h++)
        for (const moment of [at(h).getTime() - 1, at(h).getTime(), at(h).getTime() + 1]) {
          if (moment > at(hours).getTime()) continue;
          const seen = applied.findLast((one) => one.since.getTime() <= moment);
          expect(seen ? [seen.baseCents, seen.finalCents] : null).toEqual(priceAt(prices, discounts, moment));
        }
    }),
  );
});

test('knows nothing of what comes after', () => {
  const prices = [{ since: at(1), baseCents: 100, percent: null }];
  const later = [{ since: at(0), percent: 10, isActive: true, validFrom: at(5), validTo: null }];
  expect(appliedPrices(prices, later, at(4))).toEqual([{ since: at(1), baseCents: 100, finalCents: 100 }]);
});
