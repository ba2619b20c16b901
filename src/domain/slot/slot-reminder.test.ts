import { expect, test } from 'vitest';
import { longestReminder, slotReminderAt } from './slot-reminder.ts';

const paris = 'Europe/Paris';

test.each([
  ['in the afternoon, two hours before', '2026-11-30T14:00:00+01:00', '2026-11-30T12:00:00+01:00'],
  ['at ten, at eight', '2026-11-30T10:00:00+01:00', '2026-11-30T08:00:00+01:00'],
  ['a minute before ten, the evening before', '2026-11-30T09:59:00+01:00', '2026-11-29T19:00:00+01:00'],
  ['in the evening, two hours before', '2026-11-30T22:59:00+01:00', '2026-11-30T20:59:00+01:00'],
  ['late in the evening, at seven', '2026-11-30T23:00:00+01:00', '2026-11-30T19:00:00+01:00'],
  ['after midnight, the evening before', '2026-11-30T01:00:00+01:00', '2026-11-29T19:00:00+01:00'],
  ['in the morning after the clock was turned back', '2026-10-25T09:30:00+01:00', '2026-10-24T19:00:00+02:00'],
])('of a slot %s', (_, startsAt, at) => {
  expect(slotReminderAt(new Date(startsAt), paris)).toEqual(new Date(at));
});

test('never longer before than is looked ahead, nor less than two hours', () => {
  for (const timeZone of [paris, 'Asia/Ho_Chi_Minh', 'America/New_York'])
    for (let minute = 0; minute < 3 * 24 * 60; minute += 7) {
      const startsAt = new Date(Date.parse('2026-10-24T00:00:00Z') + minute * 60_000);
      const before = startsAt.getTime() - slotReminderAt(startsAt, timeZone).getTime();
      expect(before).toBeGreaterThanOrEqual(2 * 3_600_000);
      expect(before).toBeLessThanOrEqual(longestReminder);
    }
});
