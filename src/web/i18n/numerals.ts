import type { Language } from '#domain/catalogue/language.ts';

/** How a language writes numbers and counts things. */
export type Numerals = {
  decimal: string;
  group: string;
  /** What follows a number of per cents. */
  percent: string;
  /** The form of a word after a number, as the keys of words end. */
  plural: (count: number) => 'one' | 'other';
};

/**
 * By the Unicode CLDR, as `Intl` has it (numerals.test.ts compares). Not asked of `Intl` itself: a browser's first
 * `Intl.NumberFormat` of a page takes 30 to 50 ms of a desktop's processor, and each page writes a number at once.
 */
export const numerals: Record<Language, Numerals> = {
  fr: {
    decimal: ',',
    group: '\u00a0',
    percent: '\u00a0%',
    plural: (count) => (Math.abs(count) < 2 ? 'one' : 'other'),
  },
  en: { decimal: '.', group: ',', percent: '%', plural: (count) => (Math.abs(count) === 1 ? 'one' : 'other') },
  vi: { decimal: ',', group: '.', percent: '%', plural: () => 'other' },
};

/**
 * A number without its sign: thousands parted, at most `most` decimals, of which zeros at the end are left out down to
 * `least`. Amounts and quantities have no more than they are written with; others are rounded as `toFixed` does.
 */
export function writeDigits({ decimal, group }: Numerals, value: number, most: number, least = 0): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(most).split('.');
  let end = decimals.length;
  while (end > least && decimals[end - 1] === '0') end--;
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return end > 0 ? parted + decimal + decimals.slice(0, end) : parted;
}
