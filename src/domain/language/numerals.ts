/**
 * How a language writes numbers and counts things, by the Unicode CLDR, as `Intl` has it (numerals.test.ts compares). Not
 * asked of `Intl` itself: a browser's first `Intl.NumberFormat` of a page takes 30 to 50 ms of a desktop's processor, and
 * each page writes a number at once.
 */
export type Numerals = {
  decimal: string;
  group: string;
  /** What follows a number of per cents. */
  percent: string;
  /** Whether a word stands in the singular after a number (0 or more). */
  isOne: (count: number) => boolean;
};

/**
 * A number without its sign, thousands parted. `most`: its decimals; zeros at their end are left out unless it
 * `keepsZeros`. Amounts and quantities have no more than they are written with; others are rounded as `toFixed` does.
 */
export function writeDigits({ decimal, group }: Numerals, value: number, most: number, keepsZeros = false): string {
  const fixed = Math.abs(value).toFixed(most);
  const [whole = '', decimals] = (keepsZeros ? fixed : String(Number(fixed))).split('.');
  const parted = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return decimals ? parted + decimal + decimals : parted;
}
