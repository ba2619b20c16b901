import type { Cents } from '#domain/money/cents.ts';
import { type DiscountPeriod, effectiveDiscount, finalPrice, isDiscountActive } from './discount.ts';
import type { AppliedPrice } from './lowest-price.ts';

/** A base price and the product's own discount (per cent, or null) from `since` until the next. */
export type NotedPrice = { since: Date; baseCents: Cents; percent: number | null };
/** A store's discount on everything as it was set at `since`; `percent` null is none. */
export type NotedStoreDiscount = DiscountPeriod & { since: Date; percent: number | null };

/**
 * The prices that shoppers saw until `until`, oldest first, from what was noted of the product and of its store, each
 * oldest first: the larger of the two discounts counts, and the store's begins and ends by itself.
 */
export function appliedPrices(
  noted: readonly NotedPrice[],
  storeDiscounts: readonly NotedStoreDiscount[],
  until: Date,
): AppliedPrice[] {
  const applied: AppliedPrice[] = [];
  for (const since of turningPoints(noted, storeDiscounts, until)) {
    const price = noted.findLast((one) => one.since <= since);
    if (!price) continue;
    const store = storeDiscounts.findLast((one) => one.since <= since);
    const storePercent = store && isDiscountActive(store, since) ? store.percent : null;
    const finalCents = finalPrice(price.baseCents, effectiveDiscount(price.percent, storePercent));
    const last = applied.at(-1);
    if (last?.baseCents === price.baseCents && last.finalCents === finalCents) continue;
    applied.push({ since, baseCents: price.baseCents, finalCents });
  }
  return applied;
}

/** Every moment at which the price may have changed, in order. The end of a discount still counts, so it ends 1 ms later. */
function turningPoints(
  noted: readonly NotedPrice[],
  storeDiscounts: readonly NotedStoreDiscount[],
  until: Date,
): Date[] {
  const times = [
    ...noted.map(({ since }) => since.getTime()),
    ...storeDiscounts.flatMap(({ since, validFrom, validTo }) => [
      since.getTime(),
      ...(validFrom ? [validFrom.getTime()] : []),
      ...(validTo ? [validTo.getTime() + 1] : []),
    ]),
  ];
  return [...new Set(times)]
    .filter((time) => time <= until.getTime())
    .sort((a, b) => a - b)
    .map((time) => new Date(time));
}
