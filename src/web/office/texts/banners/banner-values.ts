import type { InputOf } from '#contract/endpoint.ts';
import type { createBanner, StaffBanner } from '#contract/shop/banners.ts';
import { inEach } from '#domain/language/by-language.ts';
import type { Language } from '#domain/language/language.ts';
import { wholeNumber } from '#domain/numbers/number-kind.ts';
import { aYearLater, type BannerPlace, type BannerWords } from '#domain/pages/banner.ts';
import { numberToSend } from '../../form/typed-number.ts';

/** What the form of a banner edits; a new one has no id yet. */
export type EditableBanner = Omit<StaffBanner, 'id' | 'state' | 'createdAt'>;

/** A banner as its form has it: what is empty is null. */
export type BannerValues = {
  place: BannerPlace;
  storeId: string;
  firstDay: string;
  lastDay: string;
  position: string;
  linkTo: string;
  /** The address that it is served at. */
  picture: string | null;
  words: Record<Language, BannerWords>;
};

export const blankBanner: EditableBanner = {
  version: 0,
  place: 'hero',
  storeId: null,
  firstDay: null,
  lastDay: null,
  position: 0,
  linkTo: null,
  picture: null,
  words: inEach(() => ({ heading: '', sentence: '', label: '', alt: '' })),
};

export function bannerValues(banner: EditableBanner): BannerValues {
  const { place, storeId, firstDay, lastDay, position, linkTo, picture, words } = banner;
  return {
    place,
    storeId: storeId === null ? '' : String(storeId),
    firstDay: firstDay ?? '',
    lastDay: lastDay ?? '',
    position: String(position),
    linkTo: linkTo ?? '',
    picture,
    words: inEach((language) => ({ ...words[language] })),
  };
}

/** What the call is sent of values. `origin` is the shop's own address, which people paste. */
export function bannerInput(
  values: Partial<BannerValues>,
  { origin, language }: { origin: string; language: Language },
): Partial<InputOf<typeof createBanner>> {
  const { storeId, firstDay, lastDay, position, linkTo, words, ...same } = values;
  const to = linkTo?.trim().startsWith(`${origin}/`) ? linkTo.trim().slice(origin.length) : linkTo?.trim();
  return {
    ...same,
    // Of several lines, one: so home shows it.
    ...(words && {
      words: inEach((one) => ({ ...words[one], sentence: words[one].sentence.replace(/\s+/g, ' ').trim() })),
    }),
    ...(storeId !== undefined && { storeId: storeId === '' ? null : Number(storeId) }),
    ...(firstDay !== undefined && { firstDay: firstDay || null }),
    ...(lastDay !== undefined && { lastDay: lastDay || null }),
    // What is no number goes as it was typed, so that the answer names the field.
    ...(position !== undefined && { position: numberToSend(position || '0', wholeNumber, language) as number }),
    ...(to !== undefined && { linkTo: to || null }),
  };
}

/** The same banner for the next year: its days are a year later. */
export function bannerOfNextYear({ firstDay, lastDay, ...banner }: EditableBanner): EditableBanner {
  return { ...banner, version: 0, firstDay: firstDay && aYearLater(firstDay), lastDay: lastDay && aYearLater(lastDay) };
}
