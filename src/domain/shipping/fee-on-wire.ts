import { type Cents, fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { notAvailableFeeCents } from './shipping-rule.ts';

/** What says "no delivery" in place of a retail fee, in units of the currency, whichever it is. */
export const notAvailableFee = 1000;

/** The retail fee of a rule as the wire writes it, decimals of the currency. */
export function feeToDecimal(cents: Cents, decimals: number): number {
  return cents === notAvailableFeeCents ? notAvailableFee : toDecimal(cents, decimals);
}

export function feeFromDecimal(fee: number, decimals: number): Cents {
  return fee === notAvailableFee ? notAvailableFeeCents : fromDecimal(fee, decimals);
}
