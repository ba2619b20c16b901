import { describe, expect, test } from 'vitest';
import { shortMoment, shortSlot } from './short-moment.ts';

const now = new Date('2026-11-27T20:00:00Z');

describe('in a line of a list', () => {
  test.each([
    ['fr', '2026-11-27T19:32:00Z', 'Europe/Paris', '27/11 20:32'],
    ['en', '2026-11-27T19:32:00Z', 'Europe/Paris', '27/11 20:32'],
    ['vi', '2026-11-27T19:32:00Z', 'Asia/Ho_Chi_Minh', '28/11 02:32'],
    ['fr', '2025-11-27T19:32:00Z', 'Europe/Paris', '27/11/25'],
    // The new year has begun where the store is.
    ['fr', '2025-12-31T23:30:00Z', 'Europe/Paris', '01/01 00:30'],
  ] as const)('%s says the moment %s in %s as %s', (language, at, timeZone, expected) => {
    expect(shortMoment(at, now, { language, timeZone }).replace('-', '/')).toBe(expected);
  });

  test.each([
    ['fr', '2026-11-27T09:00:00Z', 'auj. 10:00–12:00'],
    ['fr', '2026-12-01T09:00:00Z', 'mar. 01/12 10:00–12:00'],
    ['en', '2026-12-01T09:00:00Z', 'Tue 01/12 10:00–12:00'],
    ['fr', '2026-11-27T23:00:00Z', 'sam. 28/11 00:00–02:00'],
  ] as const)('%s says a slot that begins at %s as %s', (language, start, expected) => {
    const end = new Date(new Date(start).getTime() + 7_200_000).toISOString();
    const at = { language, timeZone: 'Europe/Paris', today: 'auj.' };
    expect(shortSlot({ start, end }, now, at)).toBe(expected);
  });
});
