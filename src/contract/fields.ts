import { longestEmail, readEmail } from '#domain/account/email-address.ts';
import { cleanLine, cleanText, cleanToken } from '#domain/text/clean-text.ts';
import { namesLink } from '#domain/text/names-link.ts';
import { z } from './zod.ts';

// Messages are keys: the client translates them (words in web/i18n, area `errors`).

const whole = (min: number, max: number) =>
  z.number('validation.number').int('validation.number').min(min, 'validation.number').max(max, 'validation.number');
// Number() itself would take 0x1, 1e0, true and [5] for a number.
const readDecimal = (sent: number | string) =>
  typeof sent === 'string' && /^\d{1,15}(\.\d{1,30})?$/.test(sent) ? Number(sent) : sent;

/** A whole number of a query or a path, where all is text. */
export const wholeNumber = (min: number, max: number) => z.preprocess(readDecimal, whole(min, max));
/** A number of a query, not negative; a dot before the decimals. */
export const decimal = (max: number) =>
  z.preprocess(readDecimal, z.number('validation.number').min(0, 'validation.number').max(max, 'validation.number'));
const largestId = 2_147_483_647;
/** The id of a row, in a query or a path. */
export const rowId = wholeNumber(1, largestId);
/** The id of a row in a body, where a number is a number. */
export const bodyId = whole(1, largestId);
/** The version of a row that was read, in a body; 0 is that of what has not been written yet. */
export const rowVersion = whole(0, largestId);
export const pageNumber = wholeNumber(1, 1_000_000).default(1);
export const perPage = (usual: number) => wholeNumber(1, 120).default(usual);
/** Codes of a list, parted by commas, capitals or not; none for an empty text. */
export const codeList = <const T extends readonly [string, ...string[]]>(codes: T) =>
  z.preprocess(
    (sent) =>
      typeof sent === 'string'
        ? sent
            .toLowerCase()
            .split(',')
            .map((c) => c.trim())
            .filter(Boolean)
        : sent,
    z.array(z.enum(codes, 'validation.invalid')).max(codes.length, 'validation.invalid'),
  );
/** `true` and `false`, as booleans or as text. */
export const flag = z.union(
  [z.boolean(), z.enum(['true', 'false']).transform((v) => v === 'true')],
  'validation.boolean',
);
/** What may be left out, and what forms without it may send as null. */
export const mayBeMissing = <T extends z.ZodType>(schema: T) => schema.nullish().transform((sent) => sent ?? undefined);

// Every text that people type is one of these: each cleans what it reads first, so that a sign that nobody sees is neither
// stored nor compared (typed-texts.test.ts walks all calls). \p{Cs} is a lone surrogate: PostgreSQL would store a
// replacement character for it.

/** A line of text without control characters; `required` says that it is missing, `tooLong` that it is too long. */
export const line = (max: number, { required = 'validation.required', tooLong = 'validation.tooLong' } = {}) =>
  z
    .string(required)
    .overwrite(cleanLine)
    .max(max, tooLong)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'validation.invalid');
/** A line that stands in mails, such as a name: it may not lead anybody to an address of the web. */
export const plainLine = (max: number) => line(max).refine((text) => !namesLink(text), 'validation.link');
/** A line that may not be empty. */
export const filledLine = (max: number, messages: { required?: string; tooLong?: string } = {}) =>
  line(max, messages).pipe(z.string().min(1, messages.required ?? 'validation.required'));
/** Text of several lines; `tooLong` says what is too long, where that has words of its own. */
export const text = (max: number, tooLong = 'validation.tooLong') =>
  z
    .string('validation.required')
    .overwrite(cleanText)
    .max(max, tooLong)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL cannot store NUL; lone controls are noise
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\p{Cs}]*$/u, 'validation.invalid');
/** What the shop made for a person to bring back, such as the token of a mailed link: mail programs break and pad it. */
export const tokenText = (max: number, { required = 'validation.required', tooLong = 'validation.tooLong' } = {}) =>
  z.string(required).overwrite(cleanToken).max(max, tooLong);
/** Of the signed link in a mail: it opens one order to whoever has it. */
export const linkToken = tokenText(300).optional();
/** Hour and minute of a store's clock, `HH:MM`. */
export const clockTime = line(20, { tooLong: 'validation.time' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'validation.time');
/** What a text is read by that is to be an email address; `invalid` says that it is none. */
export const asAddress =
  (invalid = 'validation.email') =>
  (typed: string, check: z.RefinementCtx): string => {
    const address = readEmail(typed);
    if (address !== null) return address;
    check.addIssue({ code: 'custom', message: invalid });
    return z.NEVER;
  };
/** An email address, as it is kept. */
export const emailAddress = (invalid?: string) =>
  z
    .string('validation.required')
    .overwrite(cleanLine)
    .min(1, 'validation.required')
    .max(longestEmail, 'validation.tooLong')
    .transform(asAddress(invalid));
export const email = emailAddress();
/** What somebody is looked for by: an address as it is kept, where it is one, and else as it was typed. */
export const emailOrText = (max: number) => line(max).transform((typed) => readEmail(typed) ?? typed);
/** An amount in the currency's decimal units. */
export const amount = z.number('validation.number').min(-1e9, 'validation.number').max(1e9, 'validation.number');
const isWithinYears = (sent: string) => {
  const year = new Date(sent).getUTCFullYear();
  return year >= 1 && year <= 9999;
};
/** A day, `YYYY-MM-DD`, from the year 1: the database knows no year 0. */
export const day = z.iso.date({ error: 'validation.date', abort: true }).refine(isWithinYears, 'validation.date');
/** An instant with its offset, in UTC in the years 1 to 9999. */
export const instant = z.iso
  .datetime({ offset: true, error: 'validation.date', abort: true })
  .refine(isWithinYears, 'validation.date');
/** An instant or a day, as text that is answered. */
export const dateText = z.string();
