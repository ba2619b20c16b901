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
 * A number without its sign, thousands parted. `most`: its decimals; zeros at their end are left out unless it
 * `keepsZeros`. Amounts and quantities have no more than they are written with; others are rounded as `toFixed` does.
 */
export function writeDigits({ decimal, group }: Numerals, value: number, most: number, keepsZeros = false): string {
  const fixed = Math.abs(value).toFixed(most);
  const [whole = '', decimals] = (keepsZeros || most === 0 ? fixed : fixed.replace(/\.?0+$/, '')).split('.');
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return decimals ? parted + decimal + decimals : parted;
}
