import { storeQualifies } from '#domain/shipping/delivering-store.ts';
import { feeBands } from '#domain/shipping/fee-bands.ts';
import { anyPostalCode, type ShippingRule } from '#domain/shipping/shipping-rule.ts';
import { spokenZone, type ZoneTerms, zoneTerms } from '#domain/shipping/spoken-zone.ts';

export type DeliveryPromise =
  /** Brings nothing anywhere. */
  | { kind: 'pickup' }
  /** Delivers to these postal codes alone; `own` is what holds around the store, null where it brings nothing there. */
  | { kind: 'codes'; codes: string[]; own: ZoneTerms | null }
  /** Delivers to all but its own zone (`own` null), or wherever one is: to both on the same terms (one object), or not. */
  | { kind: 'zones'; own: ZoneTerms | null; elsewhere: ZoneTerms };

/**
 * What a store may say of its delivery to someone whose postal code is not known: nothing that its rules do not keep;
 * retail fees, as every visitor sees them.
 */
export function deliveryPromise(store: {
  allowDelivery: boolean;
  shippingRules: readonly ShippingRule[];
  postalCode: string;
}): DeliveryPromise {
  const { shippingRules } = store;
  const termsFor = (code: string) => zoneTerms(feeBands(shippingRules, code, 'retail'));
  const own = spokenZone(store, null) === store.postalCode ? termsFor(store.postalCode) : null;
  const elsewhere = storeQualifies(store, anyPostalCode) ? termsFor(anyPostalCode) : null;
  if (elsewhere)
    return { kind: 'zones', own: JSON.stringify(own) === JSON.stringify(elsewhere) ? elsewhere : own, elsewhere };
  const named = new Set(shippingRules.map((rule) => rule.postalCode));
  const codes = [...named].filter((code) => code !== anyPostalCode && storeQualifies(store, code));
  return codes.length > 0 ? { kind: 'codes', codes: codes.toSorted(), own } : { kind: 'pickup' };
}
