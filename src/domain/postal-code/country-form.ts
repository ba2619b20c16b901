import { normalisePostalCode } from './postal-code.ts';

const forms = { fiveDigits: /^\d{5}(?:-\d{4})?$/, canadian: /^[A-Z]/ } as const;

/**
 * The countries and territories a store may stand in, by ISO 3166-1: those whose postal codes have one of the two forms of
 * `postal-code.ts`. Belgium, Switzerland, Luxembourg, the Netherlands or Portugal have none of them.
 */
const countries = {
  fiveDigits:
    'FR US VN DE ES IT ' +
    // France beyond the sea, Monaco; territories of the United States; San Marino and the Vatican.
    'GF GP MQ RE YT PM BL MF PF NC WF MC AS GU MP PR UM VI SM VA ' +
    // Written with a space in Czechia, Greece, Slovakia and Sweden.
    'AX BA CZ EE FI GR HR LT ME RS SE SK UA ' +
    'DZ EG MA SN TR JO KW SA ID KR LK MY MM NP PK TH CR CU DO GT MX PE UY',
  canadian: 'CA',
} as const;

const formOf: ReadonlyMap<string, keyof typeof forms> = new Map(
  (['fiveDigits', 'canadian'] as const).flatMap((form) =>
    countries[form].split(' ').map((country) => [country, form] as const),
  ),
);

/** The codes of these countries, in the order of the alphabet. */
export const storeCountries: readonly string[] = [...formOf.keys()].sort();

/** Whether a store may stand in it. */
export function isStoreCountry(country: string): boolean {
  return formOf.has(country);
}

/** Whether a postal code has the form of the codes of a country, one of `storeCountries`. */
export function hasFormOf(country: string, postalCode: string): boolean {
  const form = formOf.get(country);
  return form !== undefined && forms[form].test(normalisePostalCode(postalCode));
}
