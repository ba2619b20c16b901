import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { inEach } from '#domain/language/by-language.ts';
import { type BannerDays, bannerLengths, bannerPlaces } from '#domain/pages/banner.ts';

const file = new URL('../../../../demo/banners.json', import.meta.url);

const words = z.strictObject({
  heading: z.string().min(1).max(bannerLengths.heading),
  sentence: z.string().max(bannerLengths.sentence),
  label: z.string().min(1).max(bannerLengths.label),
  alt: z.string().max(bannerLengths.alt),
});
const monthAndDay = z.string().regex(/^\d\d-\d\d$/);
const banner = z.strictObject({
  /** Its file, `demo/banners/{picture}.webp`. */
  picture: z.string(),
  place: z.enum(bannerPlaces),
  /** The first and the last day of each year; a last day before the first is of the next year. Left out: always. */
  from: monthAndDay.optional(),
  to: monthAndDay.optional(),
  daysBeforeTet: z.number().optional(),
  daysAfterTet: z.number().optional(),
  /** CSS colour shown until the picture has come. */
  color: z.string(),
  linkTo: z.string(),
  /** A language that the demo does not speak yet shows those of another. */
  words: z.strictObject(inEach(() => words.default({ heading: '', sentence: '', label: '', alt: '' }))),
});
type DemoBanner = z.output<typeof banner>;

/**
 * Tết, the first day of the lunar year: that of its new moon by the clocks of Hanoi (UTC+7), computed as in Jean Meeus,
 * Astronomical Algorithms, chapter 49. In 2030 the new moon comes at 23:07 there, so that China begins a day later.
 */
const tetDays = ['2026-02-17', '2027-02-06', '2028-01-26', '2029-02-13', '2030-02-02'];

/** The demo's banners with their days in the year of `today` and the next, those that are over this year too. */
export function planBanners(today: string): (DemoBanner & BannerDays)[] {
  const { banners } = z.object({ banners: z.array(banner) }).parse(JSON.parse(readFileSync(file, 'utf8')));
  const year = Number(today.slice(0, 4));
  const first = `${year}-01-01`;
  const last = `${year + 1}-12-31`;
  return banners.flatMap((one) =>
    daysOf(one, [year - 1, year, year + 1])
      .filter(({ firstDay, lastDay }) => (lastDay ?? last) >= first && (firstDay ?? first) <= last)
      .map((days) => ({ ...one, ...days })),
  );
}

function daysOf({ from, to, daysBeforeTet, daysAfterTet = 0 }: DemoBanner, years: number[]): BannerDays[] {
  if (daysBeforeTet !== undefined)
    return tetDays.map((tet) => ({ firstDay: plusDays(tet, -daysBeforeTet), lastDay: plusDays(tet, daysAfterTet) }));
  if (!from || !to) return [{ firstDay: null, lastDay: null }];
  return years.map((year) => ({ firstDay: `${year}-${from}`, lastDay: `${to < from ? year + 1 : year}-${to}` }));
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
