import type { Cents } from '#domain/money/cents.ts';
import { storeQualifies } from '#domain/shipping/delivering-store.ts';
import { freeDeliveryThreshold } from '#domain/shipping/free-delivery.ts';
import { anyPostalCode, notAvailableFeeCents, type ShippingRule } from '#domain/shipping/shipping-rule.ts';

export type DeliveryPromise =
  /** Brings nothing anywhere. */
  | { kind: 'pickup' }
  /** Delivers to these postal codes alone. */
  | { kind: 'codes'; codes: string[] }
  /** Delivers wherever one is; the fee is the highest that can be asked. */
  | { kind: 'everywhere'; maxFeeCents: Cents; freeFromCents: Cents | null };

/** What a store may say of its delivery to someone whose postal code is not known: nothing that its rules do not keep. */
export function deliveryPromise(store: {
  allowDelivery: boolean;
  shippingRules: readonly ShippingRule[];
}): DeliveryPromise {
  const { shippingRules } = store;
  const named = [...new Set(shippingRules.map((rule) => rule.postalCode))].filter((code) => code !== anyPostalCode);
  if (storeQualifies(store, anyPostalCode)) {
    const fees = shippingRules.map((rule) => rule.feeRetailCents).filter((fee) => fee !== notAvailableFeeCents);
    const thresholds = [anyPostalCode, ...named].map((code) => freeDeliveryThreshold(shippingRules, code));
    const freeFromCents = thresholds.includes(null) ? null : Math.max(...(thresholds as Cents[]));
    return { kind: 'everywhere', maxFeeCents: Math.max(...fees), freeFromCents };
  }
  const codes = named.filter((code) => storeQualifies(store, code));
  return codes.length > 0 ? { kind: 'codes', codes: codes.toSorted() } : { kind: 'pickup' };
}
