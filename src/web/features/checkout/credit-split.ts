import { fromDecimal, toDecimal } from '#domain/money/cents.ts';

/** What an account's credit pays of a total, and what is left to pay; all decimals of the currency. */
export function creditSplit(total: number, credit: number, decimals: number): { used: number; due: number } {
  const totalCents = fromDecimal(total, decimals);
  const usedCents = Math.min(fromDecimal(credit, decimals), totalCents);
  return { used: toDecimal(usedCents, decimals), due: toDecimal(totalCents - usedCents, decimals) };
}
