import { demoShoppers } from '#server/seed/demo/accounts.ts';
import type { Calendar } from '#server/seed/demo/calendar.ts';
import { drawsFor, nextBetween } from '#server/seed/demo/draw.ts';
import type { CustomerWords } from './customers.schema.ts';
import { drawGuest, type Shopper } from './customers.ts';
import { drawMinutes, shopperChooser, spreadOverYear } from './days.ts';
import { openOrders } from './order-history.ts';

/** Somebody orders: who, on which day, at which moment; `fromEnd` counts back from the last order of the year, 0. */
export type Visit = { shopper: Shopper; isGuest: boolean; day: number; at: Date; fromEnd: number };

export const orderCount = 3000;
export const draftCount = 30;
const guests = 0.04;
const justNowMs = 4 * 60_000;

/** The visits that became orders, in the order of time. */
export function planVisits(shoppers: readonly Shopper[], words: CustomerWords, calendar: Calendar): Visit[] {
  const all = shopperChooser(shoppers, calendar);
  // What the demo accounts ordered is done, so that whoever tries them out begins anew.
  const others = shopperChooser(shoppers.slice(demoShoppers().length), calendar);
  const days = spreadOverYear(orderCount - draftCount, calendar);
  const visits = days.map((day, i) => {
    const draws = drawsFor('visit', i);
    const isGuest = draws() < guests;
    const choose = i < days.length - 2 * openOrders ? all : others;
    const shopper = isGuest ? drawGuest(words, i) : choose(day, i);
    return { shopper, isGuest, day, at: momentOf(day, drawMinutes(shopper, calendar.weekdayOf(day), draws), calendar) };
  });
  visits.sort((a, b) => a.at.getTime() - b.at.getTime());
  const last = visits.at(-1);
  // Somebody has just ordered, and waits for their page.
  if (last) last.at = new Date(Math.max(last.at.getTime(), calendar.now.getTime() - justNowMs));
  return visits.map((visit, i) => ({ ...visit, fromEnd: visits.length - 1 - i }));
}

/** Carts of the last days that were not sent. */
export function planDrafts(shoppers: readonly Shopper[], calendar: Calendar): Visit[] {
  const old = shoppers.slice(demoShoppers().length).filter((shopper) => shopper.since < -10);
  return Array.from({ length: draftCount }, (_, i) => {
    const draws = drawsFor('draft', i);
    const shopper = old[(i * 9 + 4) % old.length];
    if (!shopper) throw new Error('There are too few customers for the drafts');
    const day = -nextBetween(draws, 1, 9);
    return { shopper, isGuest: false, day, at: momentOf(day, drawMinutes(shopper, 5, draws), calendar), fromEnd: 0 };
  });
}

/** The day of seeding has not gone further than now: its orders move together. */
function momentOf(day: number, minutes: number, calendar: Calendar): Date {
  if (day < 0) return calendar.at(day, minutes);
  const start = calendar.at(day, 0).getTime();
  return new Date(start + ((calendar.now.getTime() - start) * minutes) / (24 * 60));
}
