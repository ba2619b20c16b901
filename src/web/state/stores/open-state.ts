import { isOpenAt, nextOpening } from '#domain/stores/opening-hours.ts';
import type { Translate } from '#web/i18n/words.ts';
import type { Format } from '#web/lib/writing/format.ts';
import type { ShopStore } from '#web/state/shop.ts';

/** Whether a store is open at this moment, and the sentence that says so: "Ouvert jusqu’à 20:00". `day`: as it is named. */
export function openState(
  store: Pick<ShopStore, 'openingHours' | 'closedOn' | 'utcOffset'>,
  now: Date,
  t: Translate,
  format: Pick<Format, 'time' | 'weekday'>,
  day: 'long' | 'short' = 'long',
): { isOpen: boolean; text: string } {
  const { openingHours, closedOn, utcOffset } = store;
  const current = openingHours.find((stretch) => isOpenAt([stretch], now, utcOffset, closedOn));
  if (current) return { isOpen: true, text: t('layout.openUntil', { time: format.time(current.closes) }) };
  const next = nextOpening(openingHours, now, utcOffset, closedOn);
  if (!next) return { isOpen: false, text: t('layout.closedNow') };
  const time = format.time(next.opens);
  const text = next.isToday
    ? t('layout.opensAt', { time })
    : t('layout.opensOn', { day: format.weekday(next.weekday, day), time });
  return { isOpen: false, text };
}
