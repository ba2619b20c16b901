const minute = 60_000;

/** How long what the browser keeps of the catalogue is shown without waiting for the server; milliseconds. */
export const lifetimes = {
  products: 5 * minute,
  featured: 5 * minute,
  stores: 5 * minute,
  categories: 100 * minute,
  /** A product of a store in other hands than a page's: prices of one's own. */
  storeProduct: 3 * minute,
} as const;

/** How long ago something was sent, in words of the language: "now", "2 minutes ago". Browser only: time goes on. */
export function shownAge(language: string, savedAt: number, now: number): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const minutes = Math.floor(Math.max(0, now - savedAt) / 60_000);
  if (minutes === 0) return words.format(0, 'second');
  if (minutes < 60) return words.format(-minutes, 'minute');
  return minutes < 2880
    ? words.format(-Math.floor(minutes / 60), 'hour')
    : words.format(-Math.floor(minutes / 1440), 'day');
}
