import type { Cents } from '#domain/money/cents.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { rulesForPostalCode, type ShippingRule } from './shipping-rule.ts';

/**
 * The amount that a shop may advertise as delivered free: the lowest threshold among the rules with a zero fee for the
 * price type, by postal code first, then wildcard. The wildcard counts only if the code has no rule at
 * all, so that nothing is promised which `chooseShippingRule` would not look at. Null: nothing to say.
 */
export function freeDeliveryThreshold(
  rules: readonly ShippingRule[],
  postalCode: string,
  priceType: PriceType = 'retail',
): Cents | null {
  const isFree = (rule: ShippingRule) =>
    (priceType === 'wholesale' ? rule.feeWholesaleCents : rule.feeRetailCents) === 0;
  return rulesForPostalCode(rules, postalCode).find(isFree)?.orderAmountCents ?? null;
}
