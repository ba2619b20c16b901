import type { Cents } from '#domain/money/cents.ts';
import { mostOrderCents } from '#domain/money/currency.ts';
import { deliveryFee, rulesForPostalCode, type ShippingRule } from './shipping-rule.ts';

/**
 * The amount from which goods are brought to a postal code, where they are not for the present amount. Null where they
 * are, and where no order can come to as much: there nothing is ever brought.
 */
export function deliveryMinimum(rules: readonly ShippingRule[], postalCode: string, amountCents: Cents): Cents | null {
  const isBrought = (cents: Cents) => deliveryFee(rules, postalCode, cents, 'retail').available;
  if (isBrought(amountCents)) return null;
  const thresholds = rulesForPostalCode(rules, postalCode).map((rule) => rule.orderAmountCents);
  return thresholds.find((cents) => cents > amountCents && cents <= mostOrderCents && isBrought(cents)) ?? null;
}
