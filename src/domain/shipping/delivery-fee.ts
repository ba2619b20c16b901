import type { Cents } from '#domain/money/cents.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { chooseShippingRule, type ShippingRule } from './shipping-rule.ts';

export type DeliveryFee = { available: true; feeCents: Cents } | { available: false };

/** What delivery costs for goods of an amount (after discount, VAT included), or that there is none. */
export function deliveryFee(
  rules: readonly ShippingRule[],
  postalCode: string,
  amountCents: Cents,
  priceType: PriceType,
): DeliveryFee {
  const rule = chooseShippingRule(rules, postalCode, amountCents);
  if (rule === null || rule.notAvailable) return { available: false };
  return { available: true, feeCents: priceType === 'wholesale' ? rule.feeWholesaleCents : rule.feeRetailCents };
}
