import type { Store } from '#contract/stores/stores.ts';

/** Engines differ in which narrow space they print: all of them become the plain no-break space. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u202f\u2009]/g, '\u00a0');
}

/**
 * A product's name with no-break spaces in its size, so that no line begins with a lone "g": "Riz rond 6 × 33 cl". A short
 * word that is counted last in a part is bound too: "2 cái".
 */
export function bindSize(name: string): string {
  return name
    .replace(/(\d) (?=(?:(?:k?g|[mc]?l|L|c?m)(?![\p{L}\d])|\p{L}{1,5}(?:,|$)))/gu, '$1\u00a0')
    .replace(/\s× (?=\d)/g, '\u00a0×\u00a0');
}

/** Where a store is, in one line of text; where a screen breaks it, the postal code and its town stay together. */
export function addressLine({
  street,
  postalCode,
  city,
}: Pick<Store['address'], 'street' | 'postalCode' | 'city'>): string {
  return `${street}, ${postalCode}\u00a0${city.replace(/-/g, '-\u2060')}`;
}
