import { memoize } from '#domain/memoize/memoize.ts';

const formatIn = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** The calendar day `YYYY-MM-DD` that it is in a time zone (such as Europe/Paris) at an instant. */
export function dayIn(timeZone: string, at: Date): string {
  return formatIn(timeZone).format(at);
}
