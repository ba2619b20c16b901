import { expect, test } from 'vitest';
import { nearSlotText } from './near-slot-text.ts';

const words = { today: 'aujourd’hui', tomorrow: 'demain' };
const near = (start: string, now: string, timeZone = 'Europe/Paris') => {
  const slot = { start, end: new Date(Date.parse(start) + 7_200_000).toISOString() };
  return nearSlotText(slot, new Date(now), { language: 'fr', timeZone, words });
};

test.each([
  ['of this day', '2026-11-24T09:00:00Z', '2026-11-24T05:00:00Z', 'aujourd’hui, 10:00 – 12:00'],
  ['of the next', '2026-11-25T09:00:00Z', '2026-11-24T05:00:00Z', 'demain, 10:00 – 12:00'],
  ['of a later one', '2026-12-01T09:00:00Z', '2026-11-24T05:00:00Z', 'mar. 1er déc., 10:00 – 12:00'],
  // Half past midnight in Paris, still the day before in UTC.
  ['by the store’s midnight', '2026-11-24T09:00:00Z', '2026-11-23T23:30:00Z', 'aujourd’hui, 10:00 – 12:00'],
  ['over the night of 25 hours', '2026-10-26T09:00:00Z', '2026-10-24T23:30:00Z', 'demain, 10:00 – 12:00'],
])('a slot %s', (_, start, now, text) => expect(near(start, now)).toBe(text));

test('a slot is told by the clock of its store, wherever the reader is', () => {
  // Eight in the evening of the 24th in Paris is eleven at night on Réunion, where the next day is in an hour.
  expect(near('2026-11-25T04:00:00Z', '2026-11-24T19:00:00Z', 'Indian/Reunion')).toBe('demain, 08:00 – 10:00');
  expect(near('2026-11-25T04:00:00Z', '2026-11-24T20:30:00Z', 'Indian/Reunion')).toBe('aujourd’hui, 08:00 – 10:00');
});
