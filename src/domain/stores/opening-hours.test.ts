import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter } from '#domain/clock/wall-time.ts';
import { utcOffset, wallTimeIn } from '#domain/clock/zone-time.ts';
import { currentHours, nextOpening, type SpecialDay, type WeekHours } from './opening-hours.ts';

/** By a time zone, or by what it is ahead of UTC. */
type Asked = [hours: WeekHours, now: Date, zone: string | number, specialDays?: SpecialDay[]];
const ahead = (now: Date, zone: string | number) => (typeof zone === 'number' ? zone : utcOffset(now, zone));
const hoursAt = (...[hours, now, zone, days]: Asked) => currentHours(hours, now, ahead(now, zone), days);
const isOpenAt = (...query: Asked) => hoursAt(...query) !== undefined;
/** The next opening as a store's week has it, and whether it is today. */
const nextOf = (...[hours, now, zone, days]: Asked) => {
  const next = nextOpening(hours, now, ahead(now, zone), days);
  return next && { weekday: next.weekday, opens: next.opens, closes: next.closes, isToday: next.daysAhead === 0 };
};

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
    expect(nextOf(demo, new Date(now), paris)).toEqual(next);
  });
});

test('a pause at noon', () => {
  const hours = [
    { weekday: 6, opens: '09:00', closes: '12:00' },
    { weekday: 6, opens: '14:00', closes: '19:00' },
  ];
  const at = (time: string) => new Date(`2026-11-21T${time}:00+01:00`);
  expect(isOpenAt(hours, at('11:59'), paris)).toBe(true);
  expect(isOpenAt(hours, at('13:00'), paris)).toBe(false);
  expect(nextOf(hours, at('08:00'), paris)).toEqual({ ...hours[0], isToday: true });
  expect(nextOf(hours, at('13:00'), paris)).toEqual({ ...hours[1], isToday: true });
  expect(nextOf(hours, at('20:00'), paris)).toEqual({ ...hours[0], isToday: false });
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
  const closed = [{ date: '2026-11-21' }];
  test.each([
    ['2026-11-20T18:59Z', true, { weekday: 7, ...day, isToday: false }],
    ['2026-11-21T07:30Z', false, { weekday: 7, ...day, isToday: false }],
    ['2026-11-21T03:00Z', false, { weekday: 7, ...day, isToday: false }],
    ['2026-11-22T07:30Z', true, { weekday: 2, ...day, isToday: false }],
  ])('at %s: open %s', (now, open, next) => {
    expect(isOpenAt(demo, new Date(now), paris, closed)).toBe(open);
    expect(nextOf(demo, new Date(now), paris, closed)).toEqual(next);
  });

  test('is that of the store: here it is still the day before', () => {
    const now = new Date('2026-11-21T03:00Z');
    expect(isOpenAt(demo, now, 'America/St_Johns', closed)).toBe(false);
    expect(nextOf(demo, new Date('2026-11-20T10:00Z'), 'America/St_Johns', closed)).toMatchObject({ weekday: 5 });
  });

  test('ends no night that began before it, and begins none', () => {
    const late = [5, 6].map((weekday) => ({ weekday, opens: '22:00', closes: '02:00' }));
    const open = (now: string) => isOpenAt(late, new Date(now), paris, closed);
    expect(open('2026-11-21T01:00:00+01:00')).toBe(true);
    expect(open('2026-11-21T23:00:00+01:00')).toBe(false);
    expect(open('2026-11-22T01:00:00+01:00')).toBe(false);
  });
});

test('a store that never opens', () => {
  expect(isOpenAt([], new Date('2026-11-21T10:00:00Z'), paris)).toBe(false);
  expect(nextOf([], new Date('2026-11-21T10:00:00Z'), paris)).toBeNull();
});

const days = (from: string, count: number) => Array.from({ length: count }, (_, i) => ({ date: dayAfter(from, i) }));
const saturdays: WeekHours = [{ weekday: 6, opens: '10:00', closes: '18:00' }];

test.each([
  ['only Saturdays, and this one closed', saturdays, days('2026-11-21', 1), '2026-11-28 10:00 in 8'],
  [
    'three Saturdays closed',
    saturdays,
    [0, 7, 14].flatMap((n) => days(dayAfter('2026-11-21', n), 1)),
    '2026-12-12 10:00 in 22',
  ],
  ['fourteen closed days', demo, days('2026-11-20', 14), '2026-12-04 08:30 in 14'],
  ['a year of them', demo, days('2026-11-20', 365), '2027-11-20 08:30 in 365'],
  [
    'closed days, one of which has hours',
    demo,
    days('2026-11-20', 9).with(5, { date: '2026-11-25', ...day }),
    '2026-11-25 08:30 in 5',
  ],
  [
    'a week without hours, and one date that has some',
    [],
    [{ date: '2027-07-14', opens: '07:15', closes: '13:00' }],
    '2027-07-14 07:15 in 236',
  ],
  [
    'today with other hours, which begin later',
    demo,
    [{ date: '2026-11-20', opens: '14:00', closes: '16:00' }],
    '2026-11-20 14:00 in 0',
  ],
  [
    'today with other hours, which have begun',
    demo,
    [{ date: '2026-11-20', opens: '06:00', closes: '16:00' }],
    '2026-11-21 08:30 in 1',
  ],
  ['closed for ever', demo, days('2026-11-20', 1000), null],
])('the next opening of %s', (_, hours, specialDays, expected) => {
  // Seven on a Friday morning.
  const next = nextOpening(hours, new Date('2026-11-20T07:00Z'), 0, specialDays);
  expect(next && `${next.date} ${next.opens} in ${next.daysAhead}`).toBe(expected);
});

test('a date of other hours takes the place of its weekday’s', () => {
  const eve = [{ date: '2026-12-24', opens: '08:30', closes: '16:00' }];
  const open = (now: string) => hoursAt(demo, new Date(now), paris, eve);
  expect(open('2026-12-24T14:59:00Z')).toMatchObject({ opens: '08:30', closes: '16:00' });
  expect(open('2026-12-24T15:00:00Z')).toBeUndefined();
  expect(open('2026-12-23T15:00:00Z')).toMatchObject(day);
  // A night of it runs into the next day, closed as that is.
  const late = [{ date: '2026-12-31', opens: '20:00', closes: '02:00' }, { date: '2027-01-01' }];
  expect(hoursAt(demo, new Date('2027-01-01T00:30:00Z'), paris, late)).toMatchObject({ closes: '02:00' });
  expect(hoursAt(demo, new Date('2027-01-01T01:00:00Z'), paris, late)).toBeUndefined();
});

test('by another count: each minute of a fortnight is open or not as dates and weekdays written out have it', () => {
  const night = { opens: '20:00', closes: '03:30' };
  const hoursOf: Record<string, { opens: string; closes: string }[]> = { '2026-10-25': [night] };
  const specialDays: SpecialDay[] = [{ date: '2026-10-25', ...night }, { date: '2026-10-27' }];
  const hours: WeekHours = [...demo, { weekday: 1, opens: '23:00', closes: '01:00' }];
  for (let at = Date.parse('2026-10-20T00:00Z'); at < Date.parse('2026-11-03T00:00Z'); at += 5 * 60_000) {
    const { date, time } = wallTimeIn(paris, new Date(at));
    const isWithin = (on: string, clock: string) => {
      const special = specialDays.find((one) => one.date === on);
      const stretches = special ? (hoursOf[on] ?? []) : hours.filter((one) => dateIs(on, one.weekday));
      return stretches.some(({ opens, closes }) => {
        const end = closes > opens ? closes : `${Number(closes.slice(0, 2)) + 24}${closes.slice(2)}`;
        return clock >= opens && clock < end;
      });
    };
    const nightClock = `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`;
    const expected = isWithin(date, time) || isWithin(dayAfter(date, -1), nightClock);
    expect([date, time, isOpenAt(hours, new Date(at), paris, specialDays)]).toEqual([date, time, expected]);
  }
});

function dateIs(date: string, weekday: number): boolean {
  return new Date(`${date}T12:00Z`).getUTCDay() === weekday % 7;
}

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
      const found = nextOf(hours, new Date(start), 'UTC');
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
        expect(nextOf(demo, now, offset)).toEqual(nextOf(demo, now, timeZone));
      },
    ),
  );
});
