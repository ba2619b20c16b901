import { memoize } from '../memoize/memoize.ts';
import { decimalsOf } from '../money/currency.ts';

/** What is written for a currency besides its code and its sign. */
const usualSigns: Readonly<Record<string, readonly string[]>> = { VND: ['đ', 'VNĐ'] };

/** What people write beside an amount of a currency: `EUR` and `€`; `VND`, `₫`, `đ` and `VNĐ`; `CAD`, `CA$` and `$`. */
function currencySigns(currency: string): string[] {
  const signs = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay })
      .formatToParts(0)
      .find(({ type }) => type === 'currency'),
  );
  return [...new Set([currency, ...signs.flatMap((sign) => sign?.value ?? []), ...(usualSigns[currency] ?? [])])];
}

/** What a field for a number takes. */
export type NumberKind = {
  /** So many at most. */
  decimals: number;
  /** What is larger cannot be meant: 90 of a latitude. */
  most?: number;
  /** It may be below zero. */
  isSigned?: boolean;
  /** What may stand before or behind the number: `€`, `EUR`, `%`. */
  signs?: readonly string[];
};

export const wholeNumber: NumberKind = { decimals: 0 };
/** Of goods, in their unit. */
export const quantityNumber: NumberKind = { decimals: 3 };
/** As tax has it; discounts are whole. */
export const percentNumber: NumberKind = { decimals: 2, signs: ['%'] };
export const wholePercentNumber: NumberKind = { decimals: 0, signs: ['%'] };
/** What has a scale of its own: measures, nutrients, minutes of work. */
export const measureNumber: NumberKind = { decimals: 6 };
export const latitudeNumber: NumberKind = { decimals: 15, most: 90, isSigned: true };
export const longitudeNumber: NumberKind = { decimals: 15, most: 180, isSigned: true };

/** An amount of a currency, by its code. */
export const moneyNumber = memoize(
  (currency: string): NumberKind => ({ decimals: decimalsOf(currency), signs: currencySigns(currency) }),
);
