import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantToSend, localTime } from './local-time.ts';
import { momentHint } from './zone-text.ts';

test.each([
  ['America/Guadeloupe', '2026-12-31T23:59', '2027-01-01T03:59:00.000Z'],
  ['Asia/Ho_Chi_Minh', '2026-12-31T23:59', '2026-12-31T16:59:00.000Z'],
  ['Europe/Paris', '2026-07-14T00:00', '2026-07-13T22:00:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-01T00:30', '2026-12-31T10:30:00.000Z'],
  // Left out, and twice: Lord Howe by half an hour.
  ['Europe/Paris', '2026-03-29T02:15', '2026-03-29T01:15:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
])('by the clock of %s %s is %s', (timeZone, local, instant) => {
  expect(instantToSend(local, timeZone, null)).toBe(instant);
});

test('what was not touched goes as it came: seconds, and the second of two equal times', () => {
  for (const kept of ['2026-12-31T22:59:59.999Z', '2026-10-25T01:30:00.000Z'])
    expect(instantToSend(localTime(kept, 'Europe/Paris'), 'Europe/Paris', kept)).toBe(kept);
  expect(instantToSend('', 'Europe/Paris', '2026-12-31T22:59:59.999Z')).toBeNull();
  expect(instantToSend('tomorrow', 'Europe/Paris', null)).toBe('tomorrow');
});

test('what is shown of a minute is what is sent for it, whatever the zone of the browser', () => {
  const zones = ['Europe/Paris', 'America/Guadeloupe', 'Asia/Ho_Chi_Minh', 'America/St_Johns', 'Pacific/Chatham'];
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 10_000_000 }), (timeZone, minutes) => {
      const instant = new Date(Date.UTC(2024, 0, 1) + minutes * 60_000);
      const sent = new Date(instantToSend(localTime(instant.toISOString(), timeZone), timeZone, null) ?? 0);
      // Of two equal times the first is meant.
      expect([0, 3_600_000]).toContain(instant.getTime() - sent.getTime());
      expect(localTime(sent.toISOString(), timeZone)).toBe(localTime(instant.toISOString(), timeZone));
    }),
  );
});

test.each([
  ['America/Guadeloupe', '2026-12-31T23:59', 'admin.form.zone Guadeloupe UTC\u22124'],
  ['Asia/Ho_Chi_Minh', '2026-12-31T23:59', 'admin.form.zone Ho Chi Minh UTC+7'],
  ['America/St_Johns', '2026-12-31T23:59', 'admin.form.zone St Johns UTC\u22123:30'],
  ['Europe/Paris', '2026-07-14T08:00', 'admin.form.zone Paris UTC+2'],
  ['Europe/Paris', '2026-03-29T02:15', 'admin.form.zone Paris UTC+2. admin.form.zoneNever 03:15'],
  ['Europe/Paris', '2026-10-25T02:15', 'admin.form.zone Paris UTC+2. admin.form.zoneTwice'],
  ['Europe/London', '2026-12-31T23:59', 'admin.form.zone London UTC'],
])('under a field is said what clock it goes by: %s at %s', (timeZone, local, text) => {
  const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
  expect(momentHint(local, timeZone, t as Parameters<typeof momentHint>[2])).toBe(text);
});
