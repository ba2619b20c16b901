import type { Cents } from './cents.ts';

/** The decimals of a currency by its ISO 4217 code: 2 for EUR, 0 for JPY and VND, 3 for KWD. */
export function decimalsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** Whether an ISO 4217 code names a currency that amounts can be written in. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** The most that an order may come to: what the columns of amounts can hold. */
export const mostOrderCents: Cents = 2_000_000_000;

/** The most that one of anything may cost, a place in a slot too: 1,000,000 €, or 100,000,000 ₫. */
export const mostPriceCents: Cents = 100_000_000;
