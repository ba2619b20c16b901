import { readWall } from '#domain/clock/wall-instant.ts';
import type { Cents } from '#domain/money/cents.ts';
import { finalPrice } from './discount.ts';

/** How much an offer takes off: whole per cent (1 to 99), or cents at least. */
export type Off = { percent: number } | { cents: Cents };

/**
 * The whole per cent by which an offer reduces a price before discount: discounts are kept so. Of an amount the least that
 * takes it off, so that nobody pays more than was announced; null where no 99 % do, or nothing is taken off.
 */
export function offerPercent(off: Off, baseCents: Cents): number | null {
  if ('percent' in off) return off.percent;
  if (off.cents <= 0) return null;
  for (let percent = 1; percent <= 99; percent++)
    if (baseCents - finalPrice(baseCents, percent) >= off.cents) return percent;
  return null;
}

/** What the last minute of an offer has beside its first moment: an offer until 23:59 holds all of that minute. */
const restOfMinuteMs = 59_999;

/**
 * From when to when an offer holds in a store: its days and times (`YYYY-MM-DDTHH:MM`) by the clock of the store's zone,
 * both minutes included; null: no bound.
 */
export function offerPeriod(
  { from, to }: { from: string | null; to: string | null },
  timeZone: string,
): { from: Date | null; to: Date | null } {
  const at = (local: string) => readWall(local.slice(0, 10), local.slice(11, 16), timeZone).at;
  return {
    from: from === null ? null : at(from),
    to: to === null ? null : new Date(at(to).getTime() + restOfMinuteMs),
  };
}
