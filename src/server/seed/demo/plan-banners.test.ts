import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { chooseBanners } from '#domain/pages/choose-banners.ts';
import { leadsToOwnPage } from '#domain/pages/home-text.ts';
import { planBanners } from './plan-banners.ts';
import { bannerSizes } from './seed-banners.ts';

const days = (from: string, to: string) => {
  const list: string[] = [];
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += 86_400_000)
    list.push(new Date(at).toISOString().slice(0, 10));
  return list;
};
const shownOn = (day: string, today: string) =>
  chooseBanners(
    planBanners(today).map((banner, id) => ({
      ...banner,
      id,
      storeId: null,
      position: banner.firstDay === null ? 9 : 0,
      madeOn: today,
    })),
    { storeId: 1, day },
  );

test.each(['2026-01-01', '2027-11-29', '2028-02-29', '2035-12-31'])(
  'a demo of %s has a hero in season and one or two banners of the week on every day until the end of the next year',
  (today) => {
    const pictures = new Set<string>();
    for (const day of days(today, `${Number(today.slice(0, 4)) + 1}-12-31`)) {
      const { hero, week } = shownOn(day, today);
      expect(hero, day).not.toBeNull();
      expect([1, 2], day).toContain(week.length);
      for (const shown of [hero, ...week]) if (shown) pictures.add(shown.picture);
    }
    expect(pictures.size).toBeGreaterThanOrEqual(12);
  },
);

test.each([
  ['2026-12-24', 'fetes'],
  ['2027-01-01', 'fetes'],
  ['2027-01-15', 'agrumes'],
  // Three weeks before Tết of 2027, and three days after it.
  ['2027-01-16', 'tet'],
  ['2027-02-09', 'tet'],
  ['2027-02-10', 'agrumes'],
  ['2027-04-01', 'printemps'],
  ['2027-07-14', 'ete'],
  ['2027-10-31', 'automne'],
])('the hero of %s is %s', (day, picture) => {
  expect(shownOn(day, '2026-11-29').hero?.picture).toBe(picture);
});

test('each leads to a page of the shop, says it in every language, and has a picture of its size that is light', async () => {
  for (const { picture, place, linkTo, words } of planBanners('2026-11-29')) {
    expect(leadsToOwnPage(linkTo), picture).toBe(true);
    for (const language of languages)
      expect(words[language], `${picture} ${language}`).not.toMatchObject({ heading: '' });
    const file = fileURLToPath(new URL(`../../../../demo/banners/${picture}.webp`, import.meta.url));
    expect(await sharp(file).metadata(), picture).toMatchObject(bannerSizes[place]);
    expect(statSync(file).size, picture).toBeLessThanOrEqual(60_000);
  }
});
