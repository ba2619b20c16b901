import { beforeAll, expect, test } from 'vitest';
import { dayAfter } from '#domain/clock/wall-time.ts';
import type { Language } from '#domain/language/language.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { formatFor } from '#web/lib/writing/format.ts';
import { writingOf } from '#web/lib/writing/writing.ts';
import { openState } from './open-state.ts';

const store = {
  openingHours: [2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:30', closes: '20:00' })),
  specialDays: [
    { date: '2026-11-24' },
    { date: '2026-12-24', opens: '08:30', closes: '16:00' },
    ...Array.from({ length: 8 }, (_, i) => ({ date: dayAfter('2026-12-25', i) })),
  ],
  utcOffset: 60,
};
beforeAll(() => Promise.all((['fr', 'en', 'vi'] as const).map((language) => loadWords(language))));

// 21 November 2026 is a Saturday; Paris is an hour ahead.
test.each<[Language, string, 'long' | 'short', string]>([
  ['fr', '2026-11-21T10:00Z', 'long', 'Ouvert jusqu’à 20:00'],
  ['fr', '2026-11-21T06:00Z', 'long', 'Ouvre à 08:30'],
  ['fr', '2026-11-21T21:00Z', 'long', 'Ouvre dimanche à 08:30'],
  ['fr', '2026-11-21T21:00Z', 'short', 'Ouvre dim. à 08:30'],
  ['en', '2026-11-21T21:00Z', 'short', 'Opens Sun at 08:30'],
  ['vi', '2026-11-21T21:00Z', 'long', 'Mở cửa Chủ Nhật lúc 08:30'],
  ['vi', '2026-11-21T21:00Z', 'short', 'Mở cửa CN lúc 08:30'],
  ['vi', '2026-11-22T21:00Z', 'short', 'Mở cửa T4 lúc 08:30'],
  ['fr', '2026-11-24T10:00Z', 'long', 'Ouvre mercredi à 08:30'],
  ['fr', '2026-12-24T10:00Z', 'long', 'Ouvert jusqu’à 16:00'],
  ['fr', '2026-12-24T16:00Z', 'long', 'Ouvre samedi 2 janvier 2027 à 08:30'],
  ['fr', '2026-12-24T16:00Z', 'short', 'Ouvre sam. 02/01/2027 à 08:30'],
  ['en', '2026-12-24T16:00Z', 'long', 'Opens Saturday 2 January 2027 at 08:30'],
  ['vi', '2026-12-24T16:00Z', 'long', 'Mở cửa thứ Bảy 2 tháng 1, 2027 lúc 08:30'],
])('in %s at %s, the day %s: %s', (language, now, day, text) => {
  expect(
    openState(store, new Date(now), translatorOf(language), formatFor(language, writingOf(language, 'EUR')), day).text,
  ).toBe(text);
});
