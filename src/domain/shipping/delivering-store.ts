import { postalDistance } from '#domain/postal-code/postal-distance.ts';
import { anyPostalCode, notAvailableFeeCents, rulesForPostalCode, type ShippingRule } from './shipping-rule.ts';

type Store = {
  id: number;
  allowDelivery: boolean;
  shippingRules: readonly ShippingRule[];
  address: { postalCode: string };
};

/**
 * The store that brings goods to a postal code: the present one while it qualifies, so that no cart
 * is moved without need, else one that names the code in its rules, else the nearest; null when none qualifies.
 */
export function deliveringStore<S extends Store>(
  stores: readonly S[],
  postalCode: string,
  presentId: number | null,
): S | null {
  const able = stores.filter((store) => storeQualifies(store, postalCode));
  const present = able.find(({ id }) => id === presentId);
  if (present) return present;
  const named = able.filter(({ shippingRules }) =>
    rulesForPostalCode(shippingRules, postalCode).some((rule) => rule.postalCode !== anyPostalCode),
  );
  return nearestStore(named.length > 0 ? named : able, postalCode);
}

/** The store whose own postal code is next to another one; the first of equals, null among none. */
export function nearestStore<S extends Pick<Store, 'address'>>(stores: readonly S[], postalCode: string): S | null {
  const far = (store: S) => postalDistance(store.address.postalCode, postalCode);
  return stores.reduce<S | null>((best, store) => (best === null || far(store) < far(best) ? store : best), null);
}

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
