import { inEach } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import { bannerLengths, bannerPlaces, bannerSorts, bannerStates } from '#domain/pages/banner.ts';
import { bodyId, day, line, mayBeMissing, pageNumber, perPage, rowId, rowVersion } from '../fields.ts';
import { inEachLanguage } from '../in-languages.ts';
import { page } from '../page.schema.ts';
import { z } from '../zod.ts';
import { homeText } from './page-texts.schema.ts';

const shownBanner = homeText
  .extend({
    id: z.number(),
    /** That its words are in: the one asked for, or where it has no heading in that, the first that it has one in. */
    language: z.enum(languages),
    /** The end of its last day by the store's clock, an instant; null: until it is taken away. */
    until: z.string().nullable(),
  })
  .meta({ id: 'ShownBanner' });
export type ShownBanner = z.output<typeof shownBanner>;

export const readBanners = {
  summary:
    'The banners that the home page of a store shows today, in the language asked for: one in the place of its own text and picture, and at most three of the week',
  input: z.object({ storeId: rowId }),
  output: z.object({ hero: shownBanner.nullable(), week: z.array(shownBanner) }).meta({ id: 'ShownBanners' }),
};
export type ShownBanners = z.output<typeof readBanners.output>;

const words = { heading: z.string(), sentence: z.string(), label: z.string(), alt: z.string() };

const staffBanner = z
  .object({
    id: z.number(),
    version: z.number(),
    place: z.enum(bannerPlaces),
    /** By its days alone, on the clock of its store, or the shop's: another may be shown in its place. */
    state: z.enum(bannerStates),
    /** Null: all stores. */
    storeId: z.number().nullable(),
    /** Days, both included; null: at once, and until it is taken away. */
    firstDay: z.string().nullable(),
    lastDay: z.string().nullable(),
    /** Among those of a week, the lowest first. */
    position: z.number(),
    words: inEachLanguage(z.object(words)),
    linkTo: z.string().nullable(),
    /** The address that it is served at. */
    picture: z.string().nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'StaffBanner' });
export type StaffBanner = z.output<typeof staffBanner>;

const typedWords = z.object({
  heading: mayBeMissing(line(bannerLengths.heading)),
  sentence: mayBeMissing(line(bannerLengths.sentence)),
  label: mayBeMissing(line(bannerLengths.label)),
  alt: mayBeMissing(line(bannerLengths.alt)),
});
const content = {
  storeId: bodyId.nullable(),
  firstDay: day.nullable(),
  lastDay: day.nullable(),
  position: z.int('validation.number').min(0, 'validation.number').max(10_000, 'validation.number'),
  /** A path of the shop, such as `/offers`. */
  linkTo: line(500).nullable(),
  /** Its address or id. */
  picture: line(300).nullable(),
};
const languagesOf = <T extends z.ZodType>(one: T) => z.object(inEach(() => mayBeMissing(one)));

export const listBanners = {
  summary: 'The banners of home by pages, those to come and those that are over too',
  input: z.object({
    page: pageNumber,
    per_page: perPage(10),
    /** Within their headings, in any language. */
    search: line(200).optional(),
    state: z.enum(bannerStates, 'validation.invalid').optional(),
    place: z.enum(bannerPlaces, 'validation.invalid').optional(),
    /** What the home page of this store may show: its own, and those of all stores. */
    storeId: rowId.optional(),
    sortBy: z.enum(bannerSorts, 'validation.invalid').default('newest'),
  }),
  output: page(staffBanner),
};
export const readBanner = {
  summary: 'A banner of home',
  input: z.object({ id: rowId }),
  output: staffBanner,
};
export const createBanner = {
  summary:
    'Adds a banner to home. It needs a heading in one language, and in each in which it says anything; a link leads to a page of the shop',
  input: z.object({
    place: z.enum(bannerPlaces, 'validation.invalid'),
    storeId: content.storeId.default(null),
    firstDay: content.firstDay.default(null),
    lastDay: content.lastDay.default(null),
    position: content.position.default(0),
    words: languagesOf(typedWords),
    linkTo: content.linkTo.default(null),
    picture: content.picture.default(null),
  }),
  output: staffBanner,
};
export const updateBanner = {
  summary:
    'Changes a banner; what is left out stays, languages and their parts too. A stale `version` answers 409 with the banner as it is',
  input: z.object({
    id: rowId,
    version: rowVersion.optional(),
    place: z.enum(bannerPlaces, 'validation.invalid').optional(),
    storeId: content.storeId.optional(),
    firstDay: content.firstDay.optional(),
    lastDay: content.lastDay.optional(),
    position: content.position.optional(),
    words: languagesOf(typedWords).optional(),
    linkTo: content.linkTo.optional(),
    picture: content.picture.optional(),
  }),
  output: staffBanner,
};
export const deleteBanner = {
  summary: 'Deletes a banner; its picture stays',
  input: z.object({ id: rowId }),
  output: z.null(),
};
