import { wallInstant } from '#domain/clock/wall-instant.ts';
import { dayAfter } from '#domain/clock/wall-time.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import type { Cents } from '#domain/money/cents.ts';
import { agreePrice, type BasePrice } from '#domain/pricing/agree-price.ts';

/** Days ahead that the last day of a lot of short date may be at the most. */
const mostDays = 90;
/** How much less is offered first, in per cent. */
export const usualLotDiscounts = [30, 50] as const;

/** Letters that the name of a product may have. */
const longestName = 200;

/** The name of a lot: that of the product and `until`, which says its day (`YYYY-MM-DD`) in the words of a language. */
export function lotName(name: string, day: string, until: (day: string) => string): string {
  const [year, month, date] = day.split('-');
  const suffix = ` – ${until(`${date}/${month}/${year}`)}`;
  return `${name.slice(0, longestName - suffix.length).trim()}${suffix}`;
}

/** The first moment after a lot’s last day, by the store’s clock; null for a day that is over or too far away. */
export function lotEnd(day: string, timeZone: string, now: Date): Date | null {
  const today = dayIn(timeZone, now);
  if (day < today || day > dayAfter(today, mostDays)) return null;
  return wallInstant(dayAfter(day, 1), '00:00', timeZone);
}

/**
 * What a lot costs: as much before discount as the product, so that its reduction is announced from what that has cost. A
 * price that no whole per cent leads to stands by itself. Null where it is not below the product’s own.
 */
export function lotPrice(
  baseCents: Cents,
  offer: { price: Cents; discount?: undefined } | { discount: number; price?: undefined },
): BasePrice | null {
  if (offer.discount !== undefined) return { baseCents, percent: offer.discount };
  if (offer.price >= baseCents) return null;
  return (
    agreePrice({ price: offer.price, originalPrice: baseCents }, null) ?? { baseCents: offer.price, percent: null }
  );
}

/** Why a lot cannot be in an order that is in somebody’s hands at `receivedAt`; null: it can. */
export function lotObstacle(endsAt: Date, { now, receivedAt }: { now: Date; receivedAt: Date | null }) {
  if (endsAt <= now) return 'over';
  return receivedAt !== null && receivedAt > endsAt ? 'tooLate' : null;
}
