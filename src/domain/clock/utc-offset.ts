import { memoize } from '#domain/memoize/memoize.ts';

const offsetFormat = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
);

/** How many minutes the clocks of a time zone are ahead of UTC at a moment. */
export function utcOffset(now: Date, timeZone: string): number {
  // As in GMT-03:30; GMT alone where it is that.
  const [, sign, hours, minutes] = /GMT(.)(\d\d):(\d\d)/.exec(offsetFormat(timeZone).format(now)) ?? [];
  const ahead = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === '+' ? ahead : -ahead;
}
