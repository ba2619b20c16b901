import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '#domain/clock/wall-time.ts';
import { currentHours } from '#domain/stores/opening-hours.ts';
import { generateSlots } from './generate-slots.ts';
import { blankSlotRules, pickingSeconds, type SlotWindow } from './slot-rules.ts';

const window = (more: Partial<SlotWindow>): SlotWindow => ({
  type: 'delivery',
  weekday: 2,
  start: '10:00',
  end: '12:00',
  mostOrders: 10,
  mostPickingMinutes: 60,
  cutOffMinutes: 90,
  feeCents: 300,
  ...more,
});
const at = (iso: string, closedDays: string[] = []) => ({
  timeZone: 'Europe/Paris',
  hours: [],
  specialDays: closedDays.map((date) => ({ date })),
  now: new Date(iso),
  today: iso.slice(0, 10),
});
const starts = (windows: SlotWindow[], where: ReturnType<typeof at>, daysAhead = 7) =>
  generateSlots({ ...blankSlotRules, daysAhead, windows }, where).map(({ startsAt }) => startsAt.toISOString());

test('a window is a slot on its weekday of each week ahead', () => {
  const [slot, ...others] = generateSlots(
    { ...blankSlotRules, daysAhead: 8, windows: [window({})] },
    at('2026-11-24T05:00:00Z'),
  );
  expect(slot).toEqual({
    type: 'delivery',
    mostOrders: 10,
    feeCents: 300,
    startsAt: new Date('2026-11-24T09:00:00Z'),
    endsAt: new Date('2026-11-24T11:00:00Z'),
    cutOffAt: new Date('2026-11-24T07:30:00Z'),
    mostPickingSeconds: 3600,
  });
  expect(others.map(({ startsAt }) => startsAt.toISOString())).toEqual(['2026-12-01T09:00:00.000Z']);
});

test.each<[string, Partial<SlotWindow>[], ReturnType<typeof at>, string[]]>([
  ['no window', [], at('2026-11-24T05:00:00Z'), []],
  ['what began is left out', [{}], at('2026-11-24T09:00:00Z'), []],
  [
    'what is past its cut-off is there, and full for all',
    [{}],
    at('2026-11-24T08:00:00Z'),
    ['2026-11-24T09:00:00.000Z'],
  ],
  [
    'a closed day has none',
    [{}, { weekday: 3 }],
    at('2026-11-24T05:00:00Z', ['2026-11-24']),
    ['2026-11-25T09:00:00.000Z'],
  ],
  [
    'over midnight it ends on the next day, though that is closed',
    [{ start: '22:00', end: '01:00' }],
    at('2026-11-24T05:00:00Z', ['2026-11-25']),
    ['2026-11-24T21:00:00.000Z'],
  ],
  [
    'the earliest first',
    [{ start: '14:00', end: '16:00' }, { type: 'pickup' }],
    at('2026-11-24T05:00:00Z'),
    ['2026-11-24T09:00:00.000Z', '2026-11-24T13:00:00.000Z'],
  ],
  [
    'in the night in which the clocks go forward, one that would be within the gap begins after it',
    [{ weekday: 7, start: '02:00', end: '04:00' }],
    at('2026-03-28T12:00:00Z'),
    ['2026-03-29T01:00:00.000Z'],
  ],
])('%s', (_, windows, where, expected) => expect(starts(windows.map(window), where)).toEqual(expected));

test('a window that the change to summer time swallows is no slot', () => {
  const windows = [window({ weekday: 7, start: '02:00', end: '03:00' })];
  expect(starts(windows, at('2026-03-28T12:00:00Z'))).toEqual([]);
});

test('windows that come to the same times are one slot, the first of them', () => {
  const until = (end: string, mostOrders: number) => window({ start: '22:00', end, mostOrders });
  const evening = { ...blankSlotRules, windows: [until('24:00', 3), until('00:00', 4)] };
  const made = generateSlots(evening, at('2026-11-24T05:00:00Z'));
  expect(made.map(({ mostOrders }) => mostOrders)).toEqual([3]);
  const night = ['02:00', '03:00'].map((start) => window({ weekday: 7, start, end: '04:00' }));
  expect(starts(night, at('2026-03-28T12:00:00Z'))).toEqual(['2026-03-29T01:00:00.000Z']);
});

test('the night in which the clocks go back makes a slot an hour longer', () => {
  const rules = { ...blankSlotRules, windows: [window({ weekday: 7, start: '01:00', end: '04:00' })] };
  const [slot] = generateSlots(rules, at('2026-10-24T12:00:00Z'));
  expect((slot?.endsAt.getTime() ?? 0) - (slot?.startsAt.getTime() ?? 0)).toBe(4 * 3_600_000);
});

test.each<[string, string, string, string, Partial<SlotWindow>, string, string]>([
  // The night of 23 hours: from two it is three at once.
  [
    'forward, over it',
    '2026-03-28T12:00:00Z',
    '2026-03-28',
    'Europe/Paris',
    { weekday: 7, start: '01:00', end: '04:00' },
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T02:00:00.000Z',
  ],
  [
    'forward, from the evening',
    '2026-03-28T12:00:00Z',
    '2026-03-28',
    'Europe/Paris',
    { weekday: 6, start: '22:00', end: '24:00' },
    '2026-03-28T21:00:00.000Z',
    '2026-03-28T23:00:00.000Z',
  ],
  [
    'forward, on the evening after',
    '2026-03-28T12:00:00Z',
    '2026-03-28',
    'Europe/Paris',
    { weekday: 7, start: '22:00', end: '24:00' },
    '2026-03-29T20:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ],
  // The night of 25 hours: from three it is two again.
  [
    'back, over midnight into it',
    '2026-10-24T12:00:00Z',
    '2026-10-24',
    'Europe/Paris',
    { weekday: 6, start: '23:00', end: '03:00' },
    '2026-10-24T21:00:00.000Z',
    '2026-10-25T02:00:00.000Z',
  ],
  [
    'back, on the evening after',
    '2026-10-24T12:00:00Z',
    '2026-10-24',
    'Europe/Paris',
    { weekday: 7, start: '22:00', end: '24:00' },
    '2026-10-25T21:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
  ],
  // Réunion is four hours ahead all year: the 29th has begun there while it is the 28th in UTC.
  [
    'none, on Réunion',
    '2026-03-28T21:00:00Z',
    '2026-03-29',
    'Indian/Reunion',
    { weekday: 7, start: '02:00', end: '04:00' },
    '2026-03-28T22:00:00.000Z',
    '2026-03-29T00:00:00.000Z',
  ],
  [
    'none, on Réunion until midnight',
    '2026-03-28T21:00:00Z',
    '2026-03-29',
    'Indian/Reunion',
    { weekday: 7, start: '22:00', end: '24:00' },
    '2026-03-29T18:00:00.000Z',
    '2026-03-29T20:00:00.000Z',
  ],
])('a change of the clocks: %s', (_, now, today, timeZone, more, start, end) => {
  const where = { timeZone, hours: [], specialDays: [], now: new Date(now), today };
  const [slot] = generateSlots({ ...blankSlotRules, daysAhead: 2, windows: [window(more)] }, where);
  expect([slot?.startsAt.toISOString(), slot?.endsAt.toISOString()]).toEqual([start, end]);
});

test.each<[string, string, string, Partial<SlotWindow>, string]>([
  // An evening before: the clock on the wall says 18:00 whatever is turned in the night.
  ['Europe/Paris', 'ordinary', '2026-11-28', { weekday: 7, cutOffMinutes: 960 }, '2026-11-28T17:00:00.000Z'],
  ['Europe/Paris', 'forward', '2026-03-28', { weekday: 7, cutOffMinutes: 960 }, '2026-03-28T17:00:00.000Z'],
  ['Europe/Paris', 'back', '2026-10-24', { weekday: 7, cutOffMinutes: 960 }, '2026-10-24T16:00:00.000Z'],
  ['America/New_York', 'back', '2026-10-31', { weekday: 7, cutOffMinutes: 840 }, '2026-11-01T00:00:00.000Z'],
  // Lord Howe turns its clocks by half an hour.
  ['Australia/Lord_Howe', 'forward', '2026-10-03', { weekday: 7, cutOffMinutes: 600 }, '2026-10-03T13:30:00.000Z'],
  ['Australia/Lord_Howe', 'back', '2026-04-04', { weekday: 7, cutOffMinutes: 600 }, '2026-04-04T13:00:00.000Z'],
  // Days before, over the day line: Kiritimati has begun the day at ten in the morning of UTC.
  ['Pacific/Kiritimati', 'none', '2026-06-07', { weekday: 7, cutOffMinutes: 1440 }, '2026-06-05T20:00:00.000Z'],
  // Half past two is left out; half past three is what comes of it, and the slot has begun.
  [
    'Europe/Paris',
    'into the gap',
    '2026-03-28',
    { weekday: 7, start: '03:15', end: '05:00', cutOffMinutes: 45 },
    '2026-03-29T01:15:00.000Z',
  ],
])('a cut-off goes by the clock on the wall: %s, %s from %s on', (timeZone, _, today, more, cutOff) => {
  const where = { timeZone, hours: [], specialDays: [], now: new Date(0), today };
  const [slot] = generateSlots({ ...blankSlotRules, daysAhead: 2, windows: [window(more)] }, where);
  expect(slot?.cutOffAt.toISOString()).toBe(cutOff);
});

// 20 December 2026 is a Sunday. Closed on Mondays, a pause on Tuesdays, a night on Saturdays.
const hours = [
  { weekday: 2, opens: '09:00', closes: '12:30' },
  { weekday: 2, opens: '15:00', closes: '19:00' },
  { weekday: 3, opens: '00:00', closes: '24:00' },
  { weekday: 4, opens: '00:00', closes: '20:00' },
  { weekday: 6, opens: '18:00', closes: '03:00' },
];
test.each<[string, Partial<SlotWindow>, { date: string; opens?: string; closes?: string }[], string[]]>([
  ['within', { weekday: 2, start: '10:30', end: '12:30' }, [], ['2026-12-22 10:30-12:30 10']],
  ['in the pause', { weekday: 2, start: '13:00', end: '14:00' }, [], []],
  ['over the pause', { weekday: 2, start: '12:00', end: '16:00' }, [], []],
  ['beyond the end', { weekday: 2, start: '18:00', end: '20:00' }, [], []],
  ['on a day without hours', { weekday: 1, start: '10:00', end: '12:00' }, [], []],
  [
    'over midnight, where both days are open',
    { weekday: 3, start: '23:00', end: '01:00' },
    [],
    ['2026-12-23 23:00-01:00 10'],
  ],
  ['in the night of the day before', { weekday: 7, start: '01:00', end: '02:00' }, [], ['2026-12-20 01:00-02:00 10']],
  [
    'brought at any hour',
    { type: 'delivery', weekday: 1, start: '21:00', end: '22:00' },
    [],
    ['2026-12-21 21:00-22:00 10'],
  ],
  ['of a closed day', { weekday: 2, start: '10:00', end: '12:00' }, [{ date: '2026-12-22' }], []],
  [
    'of other hours, cut at their end',
    { weekday: 4, start: '14:00', end: '18:00' },
    [{ date: '2026-12-24', opens: '08:00', closes: '16:00' }],
    ['2026-12-24 14:00-16:00 5'],
  ],
  [
    'of other hours, cut at their beginning, one order at least',
    { weekday: 4, start: '08:00', end: '12:00', mostOrders: 3 },
    [{ date: '2026-12-24', opens: '11:00', closes: '16:00' }],
    ['2026-12-24 11:00-12:00 1'],
  ],
  [
    'of other hours, outside them',
    { weekday: 4, start: '17:00', end: '19:00' },
    [{ date: '2026-12-24', opens: '08:00', closes: '16:00' }],
    [],
  ],
  [
    'of other hours that are longer than the week’s',
    { weekday: 2, start: '18:00', end: '20:00' },
    [{ date: '2026-12-22', opens: '08:00', closes: '22:00' }],
    ['2026-12-22 18:00-20:00 10'],
  ],
  [
    'cut at midnight, as the next day is closed',
    { weekday: 3, start: '23:00', end: '01:00' },
    [{ date: '2026-12-24' }],
    ['2026-12-23 23:00-24:00 5'],
  ],
  [
    'brought on a day of other hours',
    { type: 'delivery', weekday: 4, start: '17:00', end: '19:00' },
    [{ date: '2026-12-24', opens: '08:00', closes: '16:00' }],
    ['2026-12-24 17:00-19:00 10'],
  ],
])('a slot %s', (_, more, specialDays, expected) => {
  const where = { timeZone: 'UTC', hours, specialDays, now: new Date('2026-12-19T12:00Z'), today: '2026-12-20' };
  const made = generateSlots({ ...blankSlotRules, windows: [window({ type: 'pickup', ...more })] }, where);
  const clock = (at: Date) => at.toISOString().slice(11, 16);
  expect(
    made.map(({ startsAt, endsAt, mostOrders }) => {
      const day = startsAt.toISOString().slice(0, 10);
      const end = clock(endsAt) === '00:00' ? '24:00' : clock(endsAt);
      return `${day} ${clock(startsAt)}-${end} ${mostOrders}`;
    }),
  ).toEqual(expected);
});

test('no pickup is ever outside the minutes in which the store is open', () => {
  const clock = fc
    .integer({ min: 0, max: 47 })
    .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
  const weekday = fc.integer({ min: 1, max: 7 });
  const stretch = fc.record({ weekday, opens: clock, closes: clock });
  const special = fc
    .record({ day: fc.integer({ min: 0, max: 7 }), opens: clock, closes: clock, isClosed: fc.boolean() })
    .map(({ day, isClosed, ...open }) => ({ date: dayAfter('2026-12-20', day), ...(!isClosed && open) }));
  const pickup = fc.record({ weekday, start: clock, end: clock }).filter(({ start, end }) => start !== end);
  fc.assert(
    fc.property(
      fc.array(stretch, { minLength: 1, maxLength: 5 }),
      fc.uniqueArray(special, { maxLength: 3, selector: ({ date }) => date }),
      pickup,
      (hours, specialDays, one) => {
        const where = { timeZone: 'UTC', hours, specialDays, now: new Date('2026-12-19T12:00Z'), today: '2026-12-20' };
        for (const slot of generateSlots({ ...blankSlotRules, windows: [window({ type: 'pickup', ...one })] }, where))
          for (let at = slot.startsAt.getTime(); at < slot.endsAt.getTime(); at += 1_800_000)
            expect(currentHours(hours, new Date(at), 0, specialDays)).toBeDefined();
      },
    ),
  );
});

test('picking takes its time for an order and for each line', () => {
  expect(pickingSeconds({ orderSeconds: 120, lineSeconds: 45 }, 10)).toBe(570);
  expect(pickingSeconds({ orderSeconds: 0, lineSeconds: 0 }, 10)).toBe(0);
});
