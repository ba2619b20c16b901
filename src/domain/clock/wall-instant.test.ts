import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWall, wallInstant } from './wall-instant.ts';
import { dayAfter, weekdayOf } from './wall-time.ts';

test.each([
  ['in winter', '2026-01-15', '09:00', 'Europe/Paris', '2026-01-15T08:00:00.000Z'],
  ['in summer', '2026-07-15', '09:00', 'Europe/Paris', '2026-07-15T07:00:00.000Z'],
  ['the end of a day', '2026-12-31', '24:00', 'Europe/Paris', '2026-12-31T23:00:00.000Z'],
  ['before the clocks go forward', '2026-03-29', '01:59', 'Europe/Paris', '2026-03-29T00:59:00.000Z'],
  ['a time that is left out', '2026-03-29', '02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
  ['after the clocks went forward', '2026-03-29', '03:00', 'Europe/Paris', '2026-03-29T01:00:00.000Z'],
  ['a time that comes twice', '2026-10-25', '02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
  ['after the clocks went back', '2026-10-25', '03:00', 'Europe/Paris', '2026-10-25T02:00:00.000Z'],
  ['without summer time', '2026-06-01', '07:30', 'Asia/Ho_Chi_Minh', '2026-06-01T00:30:00.000Z'],
  ['half an hour of summer time', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ['on the other side of the day line', '2026-06-01', '00:00', 'Pacific/Kiritimati', '2026-05-31T10:00:00.000Z'],
  ['before midnight', '2026-10-25', -360, 'Europe/Paris', '2026-10-24T16:00:00.000Z'],
  ['beyond the end', '2026-03-28', 28 * 60, 'Europe/Paris', '2026-03-29T02:00:00.000Z'],
  ['a day that the day line took', '2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T22:00:00.000Z'],
])('%s', (_, day, time, zone, expected) => expect(wallInstant(day, time, zone).toISOString()).toBe(expected));

test('a clock that shows the instant shows the day and time it was made from, but in the gap of spring', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const day = fc.integer({ min: 0, max: 3650 });
  const zone = fc.constantFrom('Europe/Paris', 'America/New_York', 'Asia/Ho_Chi_Minh', 'Australia/Lord_Howe');
  fc.assert(
    fc.property(day, minute, zone, (days, minutes, timeZone) => {
      const date = dayAfter('2024-01-01', days);
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const at = wallInstant(date, time, timeZone);
      const shown = clockOf(at, timeZone);
      if (shown === `${date} ${time}`) {
        // The first of two: an hour before, the clock did not show the same.
        expect(clockOf(new Date(at.getTime() - 3_600_000), timeZone)).not.toBe(shown);
        return;
      }
      // Left out: the clock shows a later time of the same day, and the minute before the gap is that much earlier.
      expect(shown > `${date} ${time}`).toBe(true);
      expect(clockOf(new Date(at.getTime() - 3_600_000), timeZone) < `${date} ${time}`).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('days and weekdays', () => {
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(weekdayOf('2026-11-24')).toBe(2);
  expect(weekdayOf('2026-11-29')).toBe(7);
});

function clockOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
}

test.each([
  ['Europe/Paris', '2026-03-29', '02:30', 'never'],
  ['Europe/Paris', '2026-03-29', '03:00', 'once'],
  ['Europe/Paris', '2026-10-25', '02:00', 'twice'],
  ['Europe/Paris', '2026-10-25', '03:00', 'once'],
  ['Australia/Lord_Howe', '2026-10-04', '02:29', 'never'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', 'twice'],
  ['Australia/Lord_Howe', '2026-04-05', '01:15', 'once'],
  ['America/Guadeloupe', '2026-10-25', '02:30', 'once'],
])('a clock in %s shows %s %s %s', (timeZone, day, time, kind) =>
  expect(readWall(day, time, timeZone).kind).toBe(kind),
);
