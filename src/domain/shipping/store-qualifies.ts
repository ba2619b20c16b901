import { notAvailableFeeCents, rulesForPostalCode, type ShippingRule } from './shipping-rule.ts';

/**
 * Whether a store delivers to a postal code: it delivers at all, and the lowest-threshold rule among those that match
 * is available, that is, its retail fee is not 1000, which marks a place where nobody delivers.
 */
export function storeQualifies(
  store: { allowDelivery: boolean; shippingRules: readonly ShippingRule[] },
  postalCode: string,
): boolean {
  const lowest = rulesForPostalCode(store.shippingRules, postalCode)[0];
  return store.allowDelivery && lowest !== undefined && lowest.feeRetailCents !== notAvailableFeeCents;
}
