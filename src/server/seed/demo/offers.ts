import type { SeedProduct } from '#server/seed/goods.schema.ts';
import type { Calendar } from './calendar.ts';
import { draw, drawBetween } from './draw.ts';
import type { Item } from './range.ts';
import { listedOn } from './range.ts';
import { demoStores } from './stores.ts';

/** A discount on a good in every store of the chain, both ends included. */
export type Offer = { productId: number; percent: number; from: Date; to: Date };

export const offerCounts = { running: 60, past: 20, future: 20 } as const;
/** So many of the past offers end within the 30 days before the running offer on the same good. */
const repeated = 10;
/**
 * Of the running offers, those behind them whose price rose shortly before (price-timeline.ts): from this one, up to
 * that one.
 */
export const risen = { from: 10, to: 18 } as const;
/** What runs now is below every price of the 30 days before, or it would be no offer: the deeper, the lower that was. */
const percents = {
  usual: [10, 15, 20, 25, 30, 34],
  repeated: [25, 30, 34],
  risen: [20, 25, 30, 34],
  before: [10, 15],
} as const;
/** So many days ago at the latest the shop began to sell what it has on offer now. */
const soldFor = 60;
const minutesOfDay = 24 * 60;

/**
 * The chain's offers around the day of seeding: whole days, at most 34 %, on goods that every store sells. Alcohol is
 * never on offer: a shop of the neighbourhood does not push it.
 */
export function planOffers(range: readonly Item[], calendar: Calendar): Offer[] {
  const everywhere = new Map<number, { good: SeedProduct; stores: number }>();
  for (const { productId, good } of range)
    everywhere.set(productId, { good, stores: (everywhere.get(productId)?.stores ?? 0) + 1 });
  const candidates = [...everywhere]
    .flatMap(([productId, { good, stores }]) =>
      stores === demoStores.length && good.category !== 'ALCOOL' && listedOn(good) < -soldFor
        ? [{ productId, key: good.key }]
        : [],
    )
    .sort((a, b) => draw('offer', a.key) - draw('offer', b.key));
  const take = (count: number) => candidates.splice(0, count);
  const offer = (
    { productId, key }: { productId: number; key: string },
    from: number,
    to: number,
    of: readonly number[] = percents.usual,
  ): Offer => ({
    productId,
    percent: of[drawBetween(0, of.length - 1, 'percent', key, to)] ?? 10,
    from: calendar.at(from, 0),
    to: new Date(calendar.at(to, minutesOfDay).getTime() - 1),
  });

  const running = take(offerCounts.running).map((one) => {
    const from = -drawBetween(1, 10, 'from', one.key);
    return { one, from, to: drawBetween(4, 20, 'to', one.key) };
  });
  const before = running.slice(0, repeated).map(({ one, from }) => {
    const to = from - drawBetween(5, 20, 'before', one.key);
    return offer(one, to - 7, to, percents.before);
  });
  const past = take(offerCounts.past - repeated).map((one, i) => {
    const to = -drawBetween(2, 20, 'past', one.key) - i * 18;
    return offer(one, to - drawBetween(6, 13, 'length', one.key), to);
  });
  const future = take(offerCounts.future).map((one) => {
    const from = drawBetween(3, 20, 'future', one.key);
    return offer(one, from, from + drawBetween(6, 13, 'length', one.key));
  });
  const percentsAt = (rank: number) =>
    rank < repeated ? percents.repeated : rank >= risen.from && rank < risen.to ? percents.risen : percents.usual;
  return [
    ...running.map(({ one, from, to }, rank) => offer(one, from, to, percentsAt(rank))),
    ...before,
    ...past,
    ...future,
  ];
}
