import { effectiveDiscount, finalPrice, isDiscountActive } from '#domain/pricing/discount.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import type { priceHistory } from '#server/db/tables/prices.ts';
import type { Calendar } from './calendar.ts';
import { draw, drawBetween } from './draw.ts';
import { type Offer, risen } from './offers.ts';
import { basePrice, type Item } from './range.ts';
import { type DemoStoreDiscount, demoStores } from './stores.ts';

type Price = { baseCents: number; unitCents: number; discountPercent: number | null };

/** What every good cost at every moment of the year, and the same as rows of the price history. */
export type PriceTimeline = {
  priceAt: (item: Item, type: PriceType, time: Date) => Price;
  historyOf: (item: Item, since: Date) => (typeof priceHistory.$inferInsert)[];
};

type Period = { percent: number; isActive: boolean; validFrom: Date | null; validTo: Date | null };
type Change = { at: Date; factor: number };

/**
 * Offers and the stores' own discounts by the rules that hold for a sale today, over base prices of which one in five
 * changed once during the year; a few of those that are on offer now rose shortly before.
 */
export function buildTimeline(offers: readonly Offer[], calendar: Calendar): PriceTimeline {
  const offersOf = new Map<number, Period[]>();
  for (const { productId, percent, from, to } of offers) {
    const known = offersOf.get(productId) ?? [];
    offersOf.set(productId, [...known, { percent, isActive: true, validFrom: from, validTo: to }]);
  }
  const wholeStore = new Map<number, Period>();
  for (const [at, { discount }] of demoStores.entries())
    if (discount) wholeStore.set(at + 1, periodOf(discount, calendar));
  const onOffer = offers.filter(({ from, to }) => from <= calendar.now && to >= calendar.now).map((o) => o.productId);
  const changes = new Map<string, Change | null>();
  const changeOf = ({ productId, good }: Item) => {
    const known = changes.get(good.key);
    if (known !== undefined) return known;
    const change = drawChange(good.key, onOffer.indexOf(productId), calendar);
    changes.set(good.key, change);
    return change;
  };
  const baseAt = (item: Item, type: PriceType, time: Date) => {
    const change = changeOf(item);
    const cents = basePrice(item, type);
    return change !== null && time < change.at ? Math.max(5, Math.round((cents * change.factor) / 5) * 5) : cents;
  };
  const ownPercentAt = ({ productId }: Item, time: Date) => {
    const own = (offersOf.get(productId) ?? []).filter((offer) => isDiscountActive(offer, time));
    return own.length > 0 ? Math.max(...own.map((offer) => offer.percent)) : null;
  };
  const priceAt = (item: Item, type: PriceType, time: Date): Price => {
    const baseCents = baseAt(item, type, time);
    const store = wholeStore.get(item.storeId);
    const storePercent = store && isDiscountActive(store, time) ? store.percent : null;
    const discountPercent = effectiveDiscount(ownPercentAt(item, time), storePercent);
    return { baseCents, unitCents: finalPrice(baseCents, discountPercent), discountPercent };
  };
  const historyOf = (item: Item, since: Date) => {
    const offered = offersOf.get(item.productId) ?? [];
    const turns = [changeOf(item)?.at, ...offered.flatMap((one) => [one.validFrom, justAfter(one.validTo)])];
    const moments = turns.filter((turn): turn is Date => !!turn && turn > since && turn <= calendar.now);
    moments.sort((a, b) => a.getTime() - b.getTime());
    const { storeId, productId } = item;
    const noted = [since, ...moments].map((moment) => ({
      storeId,
      productId,
      since: moment,
      baseCents: baseAt(item, 'retail', moment),
      wholesaleBaseCents: baseAt(item, 'wholesale', moment),
      percent: ownPercentAt(item, moment),
    }));
    return noted.filter((row, i) => i === 0 || !isSamePrice(row, noted[i - 1]));
  };
  return { priceAt, historyOf };
}

function periodOf({ percent, isActive, from, to }: DemoStoreDiscount, calendar: Calendar): Period {
  return { percent, isActive, validFrom: calendar.at(from, 0), validTo: calendar.at(to, 24 * 60) };
}

/** Prices rise more often than they fall; `rank` is the good's place among the running offers, or -1. */
function drawChange(key: string, rank: number, calendar: Calendar): Change | null {
  if (rank >= risen.from && rank < risen.to)
    return { at: calendar.at(-drawBetween(13, 28, 'rise', key), 5 * 60), factor: 0.9 };
  if (draw('change', key) > 0.2) return null;
  // What is on offer now changed long before, but for those above: the offer must be below what the price was.
  const at = calendar.at(-drawBetween(rank < 0 ? 20 : 60, 330, 'changed', key), 5 * 60);
  return { at, factor: draw('rose', key) < 0.7 ? 0.9 + draw('by', key) * 0.07 : 1.03 + draw('by', key) * 0.06 };
}

function isSamePrice(a: typeof priceHistory.$inferInsert, b: typeof priceHistory.$inferInsert | undefined): boolean {
  return a.baseCents === b?.baseCents && a.wholesaleBaseCents === b.wholesaleBaseCents && a.percent === b.percent;
}

/** A discount's end still counts; the job that ends it comes right behind. */
function justAfter(end: Date | null | undefined): Date | undefined {
  return end ? new Date(end.getTime() + 1000) : undefined;
}
