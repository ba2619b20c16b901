import { currentHours, type NextOpening, nextOpening } from '#domain/stores/opening-hours.ts';
import type { Translate } from '#web/i18n/words.ts';
import type { Format } from '#web/lib/writing/format.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';

/** Whether a store is open at this moment, and the sentence that says so: "Ouvert jusqu’à 20:00". `day`: as it is named. */
export function openState(
  store: Pick<ShopStore, 'openingHours' | 'specialDays' | 'utcOffset'>,
  now: Date,
  t: Translate,
  format: Pick<Format, 'date' | 'time' | 'weekday'>,
  day: 'long' | 'short' = 'long',
): { isOpen: boolean; text: string } {
  const { openingHours, specialDays, utcOffset } = store;
  const current = currentHours(openingHours, now, utcOffset, specialDays);
  if (current) return { isOpen: true, text: t('layout.openUntil', { time: format.time(current.closes) }) };
  const next = nextOpening(openingHours, now, utcOffset, specialDays);
  if (!next) return { isOpen: false, text: t('layout.closedNow') };
  const time = format.time(next.opens);
  const text = next.daysAhead
    ? t('layout.opensOn', { day: openingDay(next, format, day), time })
    : t('layout.opensAt', { time });
  return { isOpen: false, text };
}

/** The day of an opening that is not today's: "mardi", and from a week on "mardi 8 décembre 2026". */
export function openingDay(
  { weekday, date, daysAhead }: NextOpening,
  format: Pick<Format, 'date' | 'weekday'>,
  style: 'long' | 'short' = 'long',
): string {
  const name = format.weekday(weekday, style);
  return daysAhead < 7 ? name : `${name} ${format.date(date, 'UTC', style)}`;
}
