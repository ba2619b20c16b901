import type { Cents } from '#domain/money/cents.ts';
import { storeQualifies } from './delivering-store.ts';
import type { FeeBand } from './fee-bands.ts';
import { anyPostalCode, type ShippingRule } from './shipping-rule.ts';

type Delivering = {
  allowDelivery: boolean;
  shippingRules: readonly ShippingRule[];
  /** Of the store itself. */
  postalCode: string;
};

/**
 * The postal code whose rules are meant where delivery is spoken of: that of the shopper, once known. Until then the
 * store's own, since most who shop there live around it; where it brings nothing to its own door, all others (the
 * wildcard) if it delivers to them. Null: it delivers to some codes alone, so that nothing can be said without one.
 */
export function spokenZone(store: Delivering, known: string | null): string | null {
  if (known !== null) return known;
  return [store.postalCode, anyPostalCode].find((code) => storeQualifies(store, code)) ?? null;
}

/** What may be said of delivery to a zone, whatever is ordered; in cents. */
export type ZoneTerms = {
  /** From which amount of goods on it is delivered at all; 0 mostly. */
  fromCents: Cents;
  /** The lowest and the highest fee that is asked below `freeFromCents`; null where it is always free. */
  fees: { lowestCents: Cents; highestCents: Cents } | null;
  /** From which amount on it is free; null: never. */
  freeFromCents: Cents | null;
};

/** The terms that the bands of a zone come to; null where nothing is delivered. */
export function zoneTerms(bands: readonly FeeBand[]): ZoneTerms | null {
  const first = bands.find(({ feeCents }) => feeCents !== null);
  if (!first) return null;
  const fees = bands.flatMap(({ feeCents }) => (feeCents ? [feeCents] : []));
  return {
    fromCents: first.fromCents,
    fees: fees.length > 0 ? { lowestCents: Math.min(...fees), highestCents: Math.max(...fees) } : null,
    freeFromCents: bands.find(({ feeCents }) => feeCents === 0)?.fromCents ?? null,
  };
}
