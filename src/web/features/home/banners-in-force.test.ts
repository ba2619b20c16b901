import { expect, test } from 'vitest';
import type { ShownBanner } from '#contract/shop/banners.ts';
import { bannersInForce } from './banners-in-force.ts';

const end = '2026-12-24T23:00:00.000Z';
const banner = (id: number, until: string | null): ShownBanner => ({
  ...{ id, until, language: 'fr', heading: 'Fêtes', sentence: '', link: null, picture: null },
});
const banners = { hero: banner(1, end), week: [banner(2, end), banner(3, null)] };
const shown = (now: Date | null, given: typeof banners | null = banners) => {
  const { hero, week } = bannersInForce(given, now);
  return [hero?.id ?? null, week.map(({ id }) => id)];
};

test.each([
  ['before it is known what time it is, what the server chose', null, [1, [2, 3]]],
  ['until the last moment', '2026-12-24T22:59:59.999Z', [1, [2, 3]]],
  ['not beyond it, but for one without an end', end, [null, [3]]],
])('%s', (_, now, expected) => {
  expect(shown(now === null ? null : new Date(now))).toEqual(expected);
});

test('none where they could not be had', () => {
  expect(shown(new Date(end), null)).toEqual([null, []]);
});
