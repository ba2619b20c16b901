import { expect, test } from 'vitest';
import { formatFor } from '#web/lib/writing/format.ts';
import { writingOf } from '#web/lib/writing/writing.ts';
import { nextSlotText } from './next-slot-text.ts';

const french = { ...formatFor('fr', writingOf('fr', 'EUR')), words: { today: 'aujourd’hui', tomorrow: 'demain' } };
const slot = { date: '2026-12-01', from: '18:00', to: '20:00', daysAhead: 2 };
const hours = '18:00\u00a0–\u00a020:00';

test.each([
  ['of today', '2026-12-01T08:00:00Z', 60, `aujourd’hui ${hours}`],
  ['of the day that has begun on the store’s clock, not in UTC', '2026-11-30T23:30:00Z', 60, `aujourd’hui ${hours}`],
  ['of tomorrow', '2026-11-30T22:30:00Z', 60, `demain ${hours}`],
  ['of this week', '2026-11-25T10:00:00Z', 60, `mar. ${hours}`],
  ['from a week on by its date: Tuesday is today’s name too', '2026-11-24T10:00:00Z', 60, `01/12/2026 ${hours}`],
  [
    'by the clock of its store: eight in the evening in Paris, nearly midnight on Réunion',
    '2026-11-30T19:00:00Z',
    240,
    `demain ${hours}`,
  ],
  ['by the clock of its store, an hour later', '2026-11-30T20:30:00Z', 240, `aujourd’hui ${hours}`],
  ['before the clock is known, as it was asked for', null, 60, `mar. ${hours}`],
])('a slot %s', (_, now, utcOffset, expected) => {
  expect(nextSlotText(slot, { now: now === null ? null : new Date(now), utcOffset }, french)).toBe(expected);
});
