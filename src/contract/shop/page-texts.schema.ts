import { inEach } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import { longestPageText, pageTextKeys } from '#domain/pages/page-text.ts';
import { mayBeMissing, pageNumber, perPage, rowVersion, text, tokenText } from '../fields.ts';
import { page } from '../page.schema.ts';
import { z } from '../zod.ts';

/** An unknown one is 404, like any address that there is not. */
const key = tokenText(100);

/** A picture that staff have set: the address of its widest size, with the pixels of that. */
const setPicture = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  /** CSS colour shown until it has come. */
  color: z.string(),
  /** In the language asked for; empty: it only decorates. */
  alt: z.string(),
});

export const pageText = z
  .object({
    key: z.enum(pageTextKeys),
    /** The text in the language asked for, rendered and cleaned: it may be set into a page as it is. */
    html: z.string(),
    /** The picture that the text begins with, which `html` leaves out; of `about` alone. */
    picture: setPicture.nullable(),
    /** When this text last changed, in this language. */
    updatedAt: z.string(),
  })
  .meta({ id: 'PageText' });
export type PageText = z.output<typeof pageText>;

const texts = inEach(() => z.string());

export const staffPageText = z
  .object({
    key: z.enum(pageTextKeys),
    /** Grows with every change; 0 while nothing has been changed. */
    version: z.number(),
    /** Markdown, as it is shown: the program's own where staff have written none. */
    ...texts,
    /** The languages whose text is the program's own. */
    bundled: z.array(z.enum(languages)),
    /** Null while nothing has been changed. */
    changedAt: z.string().nullable(),
  })
  .meta({ id: 'StaffPageText' });
export type StaffPageText = z.output<typeof staffPageText>;

export const pageTextVersion = staffPageText
  .extend({
    changedAt: z.string(),
    /** The account that wrote it; null once it is erased. */
    changedBy: z.number().nullable(),
    /** Their name, else their email. */
    changedByName: z.string().nullable(),
  })
  .meta({ id: 'PageTextVersion' });

export const readPageText = {
  summary: 'The text of a page in the language asked for, rendered',
  input: z.object({ key }),
  output: pageText,
};
export const homeText = z
  .object({
    /** Plain text, in the language asked for; empty: the pages' own words. */
    heading: z.string(),
    sentence: z.string(),
    link: z.object({ label: z.string(), to: z.string() }).nullable(),
    /** Null: goods of the shop stand there. `narrow`: another one for narrow screens. */
    picture: setPicture.extend({ narrow: setPicture.omit({ alt: true }).nullable() }).nullable(),
  })
  .meta({ id: 'HomeText' });
export type HomeText = z.output<typeof homeText>;
export const readHomeText = {
  summary: 'What staff have written for home, in the language asked for: a heading, a sentence, a link, a picture',
  input: z.object({}),
  output: homeText,
};
export const listPageTexts = {
  summary: 'The texts of the pages, as Markdown in each language',
  input: z.object({ page: pageNumber, per_page: perPage(10) }),
  output: page(staffPageText),
};

const written = mayBeMissing(text(longestPageText));
export const writePageText = {
  summary: 'Change the text of a page: an empty text goes back to the program’s own, one left out stays',
  input: z.object({
    key,
    ...inEach(() => written),
    /** The version that was read: another one now is 409, with the fresh text. */
    version: mayBeMissing(rowVersion),
  }),
  output: staffPageText,
};
export const previewPageText = {
  summary: 'A text as its page would show it; nothing is kept',
  input: z.object({ key, text: text(longestPageText) }),
  output: z.object({ html: z.string() }),
};
export const listPageTextVersions = {
  summary: 'Every version of a page’s text, the newest first',
  input: z.object({ key, page: pageNumber, per_page: perPage(10) }),
  output: page(pageTextVersion),
};
