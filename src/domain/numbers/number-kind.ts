import { memoize } from '../memoize/memoize.ts';
import { decimalsOf } from '../money/currency.ts';
import { currencySigns } from '../money/currency-signs.ts';

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
