import { beforeAll, expect, test } from 'vitest';
import { translatorOf } from '#web/i18n/translate.ts';
import { type BaseArea, loadWords } from '#web/i18n/words.ts';
import { formatFor } from '#web/lib/writing/format.ts';
import { writingOf } from '#web/lib/writing/writing.ts';
import { nextHours } from './next-hours.ts';

const open = (weekday: number, opens = '08:30', closes = '20:00') => ({ weekday, opens, closes });
/** Closed on Mondays; two stretches on Sundays. */
const openingHours = [2, 3, 4, 5, 6]
  .map((day) => open(day))
  .concat(open(7, '09:00', '12:30'), open(7, '15:00', '19:00'));
beforeAll(() => loadWords('fr', ['home']));

// 21 November 2026 is a Saturday; Paris is an hour ahead.
test.each([
  ['2026-11-21T06:00Z', 'Prochaine ouverture\u202f: aujourd’hui, 08:30\u00a0–\u00a020:00'],
  ['2026-11-21T10:00Z', 'Prochaine ouverture\u202f: dimanche, 09:00\u00a0–\u00a012:30'],
  ['2026-11-22T11:45Z', 'Prochaine ouverture\u202f: aujourd’hui, 15:00\u00a0–\u00a019:00'],
  ['2026-11-22T19:00Z', 'Prochaine ouverture\u202f: mardi, 08:30\u00a0–\u00a020:00'],
  ['2026-11-23T23:30Z', 'Prochaine ouverture\u202f: aujourd’hui, 08:30\u00a0–\u00a020:00'],
])('at %s', (now, expected) => {
  const store = { openingHours, specialDays: [{ date: '2026-11-20' }], utcOffset: 60 };
  expect(
    nextHours(store, new Date(now), translatorOf<'home' | BaseArea>('fr'), formatFor('fr', writingOf('fr', 'EUR'))),
  ).toBe(expected);
});

test('a store that never opens says nothing', () => {
  const store = { openingHours: [], specialDays: [], utcOffset: 60 };
  expect(
    nextHours(
      store,
      new Date('2026-11-21T10:00Z'),
      translatorOf<'home' | BaseArea>('fr'),
      formatFor('fr', writingOf('fr', 'EUR')),
    ),
  ).toBeNull();
});
