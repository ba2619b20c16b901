import { expect, test } from 'vitest';
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
  closedDays,
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
  const where = { timeZone, closedDays: [], now: new Date(now), today };
  const [slot] = generateSlots({ ...blankSlotRules, daysAhead: 2, windows: [window(more)] }, where);
  expect([slot?.startsAt.toISOString(), slot?.endsAt.toISOString()]).toEqual([start, end]);
  // The cut-off is minutes before, whatever the clocks do between.
  expect((slot?.startsAt.getTime() ?? 0) - (slot?.cutOffAt.getTime() ?? 0)).toBe(90 * 60_000);
});

test('picking takes its time for an order and for each line', () => {
  expect(pickingSeconds({ orderSeconds: 120, lineSeconds: 45 }, 10)).toBe(570);
  expect(pickingSeconds({ orderSeconds: 0, lineSeconds: 0 }, 10)).toBe(0);
});
