import type { InSome } from '#domain/language/by-language.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { homeTextLengths, leadsToOwnPage } from './home-text.ts';

/** `hero`: in the place of home's own text and picture; `week`: a card beneath it. */
export const bannerPlaces = ['hero', 'week'] as const;
export type BannerPlace = (typeof bannerPlaces)[number];

/** By its days alone: one that is `shown` may still give way to others. */
export const bannerStates = ['planned', 'shown', 'ended'] as const;
export type BannerState = (typeof bannerStates)[number];

/** By the first day. */
export const bannerSorts = ['newest', 'oldest'] as const;

/** The parts of what a banner says in a language; characters, as home's own text has room for. */
export const bannerLengths = homeTextLengths;
export const bannerParts = Object.keys(bannerLengths) as (keyof typeof bannerLengths)[];
export type BannerWords = Record<keyof typeof bannerLengths, string>;

/** Days `YYYY-MM-DD` of the store's clock, both included; null: at once, and until it is taken away. */
export type BannerDays = { firstDay: string | null; lastDay: string | null };

/** Where a banner stands among its days on one of them. */
export function bannerState({ firstDay, lastDay }: BannerDays, day: string): BannerState {
  if (firstDay !== null && firstDay > day) return 'planned';
  return lastDay !== null && lastDay < day ? 'ended' : 'shown';
}

/**
 * What a banner says in a language, and in which one that is. A banner is said in a language that it has a heading in; in
 * any other it says, whole, what the first of those says, as the names of goods do (`saidIn`): its parts are never of two
 * languages. Null: it has no heading at all.
 */
export function bannerWordsIn(
  words: InSome<BannerWords>,
  language: Language,
): (BannerWords & { language: Language }) | null {
  const said = [language, ...languages].find((one) => words[one]?.heading);
  const own = said && words[said];
  return own ? { ...own, language: said } : null;
}

type Checked = BannerDays & { words: InSome<BannerWords>; linkTo: string | null };
type Fault = 'required' | 'link' | 'days';

/**
 * What is wrong with a banner by the name of its field (`words.fr.heading`): it needs a heading in one language, and in
 * each in which it says anything; a link needs both its address, of a page of the shop, and its label in each of them; the
 * last day is not before the first. Lengths are checked where the texts are read.
 */
export function bannerFaults({ words, linkTo, firstDay, lastDay }: Checked): Record<string, Fault> {
  const faults: Record<string, Fault> = {};
  const said = languages.filter((language) => bannerParts.some((part) => words[language]?.[part]));
  // With nothing said at all, the first language is asked for.
  for (const language of said.length > 0 ? said : languages.slice(0, 1)) {
    const { heading = '', label = '' } = words[language] ?? {};
    if (!heading) faults[`words.${language}.heading`] = 'required';
    if (linkTo !== null && !label) faults[`words.${language}.label`] = 'required';
    if (linkTo === null && label) faults.linkTo = 'required';
  }
  if (linkTo !== null && !leadsToOwnPage(linkTo)) faults.linkTo = 'link';
  if (firstDay !== null && lastDay !== null && lastDay < firstDay) faults.lastDay = 'days';
  return faults;
}

/** The same day of the next year; the 28th for a 29 February. */
export function aYearLater(day: string): string {
  const next = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
  return next.endsWith('-02-29') ? `${next.slice(0, 8)}28` : next;
}
