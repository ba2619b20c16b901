import type { Store } from '#contract/stores/stores.ts';

/** Where a store is, in one line of text; where a screen breaks it, the postal code and its town stay together. */
export function addressLine({
  street,
  postalCode,
  city,
}: Pick<Store['address'], 'street' | 'postalCode' | 'city'>): string {
  return `${street}, ${postalCode}\u00a0${city.replace(/-/g, '-\u2060')}`;
}
