import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOpenAt, nextOpening, utcOffset, type WeekHours } from './opening-hours.ts';

const paris = 'Europe/Paris';
/** Tuesday to Sunday 8:30-20:00, as the demo stores have it. */
const demo: WeekHours = [2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:30', closes: '20:00' }));
const day = { opens: '08:30', closes: '20:00' };

describe('the demo hours, in winter (UTC+1)', () => {
  test.each([
    ['2026-11-21T07:29:59Z', false, { weekday: 6, ...day, isToday: true }],
    ['2026-11-21T07:30:00Z', true, { weekday: 7, ...day, isToday: false }],
    ['2026-11-21T18:59:59Z', true, { weekday: 7, ...day, isToday: false }],
    ['2026-11-21T19:00:00Z', false, { weekday: 7, ...day, isToday: false }],
    ['2026-11-22T23:30:00Z', false, { weekday: 2, ...day, isToday: false }],
    ['2026-11-23T11:00:00Z', false, { weekday: 2, ...day, isToday: false }],
    ['2026-11-23T23:30:00Z', false, { weekday: 2, ...day, isToday: true }],
  ])('at %s: open %s', (now, open, next) => {
    expect(isOpenAt(demo, new Date(now), paris)).toBe(open);
    expect(nextOpening(demo, new Date(now), paris)).toEqual(next);
  });
});

test('a pause at noon', () => {
  const hours = [
    { weekday: 6, opens: '14:00', closes: '19:00' },
    { weekday: 6, opens: '09:00', closes: '12:00' },
  ];
  const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`);
  expect(isOpenAt(hours, at('11:59'), paris)).toBe(true);
  expect(isOpenAt(hours, at('13:00'), paris)).toBe(false);
  expect(nextOpening(hours, at('08:00'), paris)).toEqual({ ...hours[1], isToday: true });
  expect(nextOpening(hours, at('13:00'), paris)).toEqual({ ...hours[0], isToday: true });
  expect(nextOpening(hours, at('20:00'), paris)).toEqual({ ...hours[1], isToday: false });
});

test('hours past midnight, and all day', () => {
  const late = [{ weekday: 7, opens: '22:00', closes: '02:00' }];
  const open = (now: string) => isOpenAt(late, new Date(now), paris);
  expect(open('2026-11-22T21:59:00+01:00')).toBe(false);
  expect(open('2026-11-22T22:00:00+01:00')).toBe(true);
  expect(open('2026-11-23T01:59:00+01:00')).toBe(true);
  expect(open('2026-11-23T02:00:00+01:00')).toBe(false);
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
  expect(isOpenAt(always, new Date('2026-11-22T23:59:00+01:00'), paris)).toBe(true);
  expect(isOpenAt(always, new Date('2026-11-23T00:00:00+01:00'), paris)).toBe(true);
});

describe('a closed day', () => {
  // 21 November 2026 is a Saturday.
  const closed = ['2026-11-21'];
  test.each([
    ['2026-11-20T18:59Z', true, { weekday: 7, ...day, isToday: false }],
    ['2026-11-21T07:30Z', false, { weekday: 7, ...day, isToday: false }],
    ['2026-11-21T03:00Z', false, { weekday: 7, ...day, isToday: false }],
    ['2026-11-22T07:30Z', true, { weekday: 2, ...day, isToday: false }],
  ])('at %s: open %s', (now, open, next) => {
    expect(isOpenAt(demo, new Date(now), paris, closed)).toBe(open);
    expect(nextOpening(demo, new Date(now), paris, closed)).toEqual(next);
  });

  test('is that of the store: here it is still the day before', () => {
    const now = new Date('2026-11-21T03:00Z');
    expect(isOpenAt(demo, now, 'America/St_Johns', closed)).toBe(false);
    expect(nextOpening(demo, new Date('2026-11-20T10:00Z'), 'America/St_Johns', closed)).toMatchObject({ weekday: 5 });
  });

  test('ends no night that began before it, and begins none', () => {
    const late = [5, 6].map((weekday) => ({ weekday, opens: '22:00', closes: '02:00' }));
    const open = (now: string) => isOpenAt(late, new Date(now), paris, closed);
    expect(open('2026-11-21T01:00:00+01:00')).toBe(true);
    expect(open('2026-11-21T23:00:00+01:00')).toBe(false);
    expect(open('2026-11-22T01:00:00+01:00')).toBe(false);
  });

  test('of a whole week leaves nothing to tell', () => {
    const week = [21, 22, 23, 24, 25, 26, 27, 28].map((n) => `2026-11-${n}`);
    expect(nextOpening(demo, new Date('2026-11-21T07:00Z'), paris, week)).toBeNull();
  });
});

test('a store that never opens', () => {
  expect(isOpenAt([], new Date('2026-11-21T10:00:00Z'), paris)).toBe(false);
  expect(nextOpening([], new Date('2026-11-21T10:00:00Z'), paris)).toBeNull();
});

describe('the nights when the clock changes', () => {
  const night: WeekHours = [{ weekday: 7, opens: '02:30', closes: '04:00' }];
  test.each([
    // 29 March 2026: 2:00 becomes 3:00, so 2:30 does not exist; the store opens with the jump.
    ['2026-03-29T00:59:00Z', false],
    ['2026-03-29T01:00:00Z', true],
    ['2026-03-29T01:59:00Z', true],
    ['2026-03-29T02:00:00Z', false],
    // 25 October 2026: 3:00 becomes 2:00 again, so 2:30 comes twice.
    ['2026-10-25T00:29:00Z', false],
    ['2026-10-25T00:30:00Z', true],
    ['2026-10-25T01:00:00Z', false],
    ['2026-10-25T01:30:00Z', true],
    ['2026-10-25T02:59:00Z', true],
    ['2026-10-25T03:00:00Z', false],
  ])('at %s: open %s', (now, open) => {
    expect(isOpenAt(night, new Date(now), paris)).toBe(open);
  });

  test('the morning after keeps its hours', () => {
    expect(isOpenAt(demo, new Date('2026-03-29T06:29:00Z'), paris)).toBe(false);
    expect(isOpenAt(demo, new Date('2026-03-29T06:30:00Z'), paris)).toBe(true);
    expect(isOpenAt(demo, new Date('2026-10-25T07:29:00Z'), paris)).toBe(false);
    expect(isOpenAt(demo, new Date('2026-10-25T07:30:00Z'), paris)).toBe(true);
  });
});

test('each zone has its own clock', () => {
  const now = new Date('2026-11-21T01:00:00Z');
  expect(isOpenAt(demo, now, 'Asia/Ho_Chi_Minh')).toBe(false);
  expect(isOpenAt(demo, now, 'Asia/Tokyo')).toBe(true);
});

test('the next opening is the first minute, walked one by one, at which the store turns open', () => {
  const time = fc
    .integer({ min: 0, max: 47 })
    .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
  const stretch = fc
    .record({ weekday: fc.integer({ min: 1, max: 7 }), opens: time, closes: time })
    .filter(({ opens, closes }) => opens < closes);
  const week = fc.uniqueArray(stretch, { minLength: 1, maxLength: 3, selector: ({ weekday }) => weekday });
  fc.assert(
    fc.property(week, fc.nat(7 * 24 * 60), (hours, minute) => {
      const start = Date.UTC(2026, 5, 1) + minute * 60_000;
      const found = nextOpening(hours, new Date(start), 'UTC');
      let at = start + 60_000;
      // Only half hours matter: go to the next one, then step by them.
      at += (1_800_000 - (at % 1_800_000)) % 1_800_000;
      while (!hours.some((one) => opensAt(one, at))) at += 1_800_000;
      const sameDay = Math.floor(at / 86_400_000) === Math.floor(start / 86_400_000);
      expect(found).toEqual({ ...hours.find((one) => opensAt(one, at)), isToday: sameDay });
    }),
  );
});

function opensAt({ weekday, opens }: { weekday: number; opens: string }, at: number): boolean {
  const date = new Date(at);
  return (date.getUTCDay() || 7) === weekday && date.toISOString().slice(11, 16) === opens;
}

test.each([
  ['Europe/Paris', '2026-11-21T12:00Z', 60],
  ['Europe/Paris', '2026-03-29T00:59:59Z', 60],
  ['Europe/Paris', '2026-03-29T01:00:00Z', 120],
  ['UTC', '2026-07-01T12:00Z', 0],
  ['Asia/Kolkata', '2026-07-01T12:00Z', 330],
  ['America/St_Johns', '2026-12-01T12:00Z', -210],
])('%s at %s is %i minutes ahead of UTC', (timeZone, now, minutes) => {
  expect(utcOffset(new Date(now), timeZone)).toBe(minutes);
});

test('hours are the same by a time zone and by what it is ahead of UTC', () => {
  const from = Date.parse('2026-01-01T00:00Z');
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 365 * 24 * 60 }),
      fc.constantFrom('Europe/Paris', 'Asia/Kolkata', 'America/St_Johns', 'Asia/Ho_Chi_Minh', 'UTC'),
      (minute, timeZone) => {
        const now = new Date(from + minute * 60_000);
        const offset = utcOffset(now, timeZone);
        expect(isOpenAt(demo, now, offset)).toBe(isOpenAt(demo, now, timeZone));
        expect(nextOpening(demo, now, offset)).toEqual(nextOpening(demo, now, timeZone));
      },
    ),
  );
});
