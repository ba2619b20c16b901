import type { Calendar } from '#server/seed/demo/calendar.ts';
import { type Draws, drawsFor, nextBetween } from '#server/seed/demo/draw.ts';
import type { Shopper } from './customers.ts';
import { households } from './households.ts';

/** How many days the year goes back. */
export const daysOfYear = 365;

/** Trade by weekday, Monday first: a quiet Monday, a busy Saturday. */
const byWeekday = [0.5, 0.75, 0.95, 0.9, 1.3, 2.3, 1.2];
/** Trade by month: December is strong, in August many are away. */
const byMonth = [1, 0.98, 1, 1, 1, 1.02, 0.98, 0.72, 1.02, 1.02, 1.05, 1.3];

/** The day of each of so many orders, in order, the day of seeding last: the shop grows by a third over the year. */
export function spreadOverYear(count: number, calendar: Calendar): number[] {
  const weights = Array.from({ length: daysOfYear }, (_, i) => {
    const offset = i - daysOfYear + 1;
    const growth = 0.85 + (0.3 * i) / daysOfYear;
    // The day of seeding may just have begun.
    const part = offset === 0 ? 0.5 : 1;
    return (
      part * growth * (byWeekday[calendar.weekdayOf(offset) - 1] ?? 1) * (byMonth[calendar.monthOf(offset) - 1] ?? 1)
    );
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const days: number[] = [];
  let sum = 0;
  for (const [i, weight] of weights.entries()) {
    sum += weight;
    while (days.length < Math.round((sum / total) * count)) days.push(i - daysOfYear + 1);
  }
  return days;
}

/** Minutes after midnight at which somebody orders: mostly in the evening, on Saturdays also in the morning. */
export function drawMinutes(shopper: Pick<Shopper, 'household'>, weekday: number, draws: Draws): number {
  const { hours } = households[shopper.household];
  if (hours) return nextBetween(draws, ...hours);
  const luck = draws();
  // The sum of two draws is mostly near the middle.
  const around = (from: number, to: number) => Math.round(from + ((draws() + draws()) / 2) * (to - from));
  if (luck < (weekday >= 6 ? 0.4 : 0.12)) return around(8 * 60, 12 * 60 + 30);
  if (luck < 0.55) return around(11 * 60, 18 * 60);
  return around(17 * 60, 22 * 60 + 30);
}

/** Who shops on a day: regulars on their weekday, nobody before they came or twice in three days. */
export function shopperChooser(
  shoppers: readonly Shopper[],
  calendar: Calendar,
): (day: number, nth: number) => Shopper {
  const lastVisit = new Map<number, number>();
  return (day, nth) => {
    const weekday = calendar.weekdayOf(day);
    const weights = shoppers.map((shopper) => {
      if (day < shopper.since || day - (lastVisit.get(shopper.id) ?? -999) < 3) return 0;
      return shopper.rhythm * (shopper.weekday === weekday ? 4 : 1);
    });
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let place = drawsFor('visit', day, nth)() * total;
    const found = shoppers.find((_, i) => {
      place -= weights[i] ?? 0;
      return place < 0;
    });
    if (!found) throw new Error(`Nobody shops on day ${day}`);
    lastVisit.set(found.id, day);
    return found;
  };
}
