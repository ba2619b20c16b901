/** All in milliseconds. */
const minute = 60_000;
/** A new page has at least this, unless one window is shorter. */
const leastForPage = 15 * minute;
/** The least that a provider keeps a page open is 30 minutes; one more, as its clock is not ours. */
const leastAtProvider = 31 * minute;
/** How long an end that the provider does not answer is asked for, unless one window is shorter. */
const mostAskedForEnd = 10 * minute;
/** How long placing waits for the provider's page at most (payments.md, Settings). */
export const placingWaitsMs = 5000;
/** When the mail that an order waits goes out. */
const remindsAfter = 10 * minute;

const windowOf = (minutes: number) => minutes * minute;
const at = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds);

/** Until when an order that was placed at `placedAt` may be paid on its first page (payments.md, Placing: the window). */
export function firstPageEnd(placedAt: Date, windowMinutes: number): Date {
  return at(placedAt, windowOf(windowMinutes));
}

/**
 * Until when it may be paid on a page that is made at `now`: as long as on the first, at least 15 minutes (or one window,
 * where that is shorter), and never beyond twice the window.
 */
export function nextPageEnd(placedAt: Date, now: Date, windowMinutes: number): Date {
  const window = windowOf(windowMinutes);
  const least = now.getTime() + Math.min(leastForPage, window);
  const first = placedAt.getTime() + window;
  return new Date(Math.min(Math.max(first, least), placedAt.getTime() + 2 * window));
}

/** Until when the provider's page is open; we end it ourselves where that is later than ours. */
export function providerPageEnd(end: Date, now: Date): Date {
  return new Date(Math.max(end.getTime(), now.getTime() + leastAtProvider));
}

/** Until when the end of a page is asked for before the order is cancelled all the same. */
export function endGivenUpAt(end: Date, windowMinutes: number): Date {
  return at(end, Math.min(mostAskedForEnd, windowOf(windowMinutes)));
}

/**
 * When the job opens the page of an order that was just placed: who places it asks for the page themselves, and both at once
 * would do it twice.
 */
export function pageLeftToPlacingUntil(placedAt: Date): Date {
  return at(placedAt, placingWaitsMs);
}

/** When whoever has not paid is reminded. */
export function reminderAt(placedAt: Date): Date {
  return at(placedAt, remindsAfter);
}

/**
 * Until when a page may be paid that is made later on, of a placed order that is confirmed already: one window, and not
 * beyond the cut-off of its slot (null: none). Null once that has passed.
 */
export function laterPageEnd(now: Date, windowMinutes: number, cutOffAt: Date | null): Date | null {
  if (cutOffAt !== null && cutOffAt <= now) return null;
  const end = at(now, windowOf(windowMinutes));
  return cutOffAt !== null && cutOffAt < end ? cutOffAt : end;
}
