import { nextOpening } from '#domain/stores/opening-hours.ts';
import type { BaseArea, Translate } from '#web/i18n/words.ts';
import type { Format } from '#web/lib/writing/format.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { openingDay } from '#web/shared/stores/open-state.ts';

/** When a store opens next, with when it closes then: "Prochaine ouverture : mardi, 08:30 – 20:00"; null if never. */
export function nextHours(
  store: Pick<ShopStore, 'openingHours' | 'specialDays' | 'utcOffset'>,
  now: Date,
  t: Translate<'home' | BaseArea>,
  format: Pick<Format, 'date' | 'time' | 'weekday'>,
): string | null {
  const next = nextOpening(store.openingHours, now, store.utcOffset, store.specialDays);
  if (!next) return null;
  const { time } = format;
  const day = next.daysAhead ? openingDay(next, format) : t('catalogue.today');
  return t('home.nextOpening', { day, hours: `${time(next.opens)}\u00a0–\u00a0${time(next.closes)}` });
}
