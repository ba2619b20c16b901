import type { Zone } from '#domain/stores/opening-hours.ts';

/** Milliseconds for which a page takes the server's word for what time it is at a store. */
const youth = 60_000;

/**
 * What a store's wall clock is read by. In a young page by what the server told: a browser's first use of `Intl` takes
 * tens of milliseconds of its main thread, just while the page comes alive. Later by the time zone, since clocks change.
 * @param age of the page in milliseconds
 */
export function storeZone(store: { timeZone: string; utcOffset?: number }, age: number = performance.now()): Zone {
  return age < youth ? (store.utcOffset ?? store.timeZone) : store.timeZone;
}
