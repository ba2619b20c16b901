import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Countries whose numbers are written as those of France are, with a code of their own: by the French numbering plan each
 * of their prefixes (0590, 0690 …) is of one of them alone. New Caledonia and Polynesia, whose numbers begin with no 0, are
 * read with their code alone.
 */
const readBesides: Partial<Record<string, readonly CountryCode[]>> = {
  FR: ['GP', 'MQ', 'GF', 'RE', 'YT', 'PM'],
};

/**
 * A telephone number as somebody typed it, in E.164 (+33612345678); one without the code of a country is read as in
 * `country` (ISO 3166-1), that of the store. Null for what is no number there. A number of the right length counts though
 * nobody has it: plans of numbers grow, and France keeps 06 39 98 for stories.
 */
export function toE164(typed: string, country: string): string | null {
  const own = country.toUpperCase();
  if (!isSupportedCountry(own)) return readAs(typed, undefined).find(({ isPossible }) => isPossible)?.number ?? null;
  const asOwn = readAs(typed, own);
  const besides = (readBesides[own] ?? []).flatMap((tried) => readAs(typed, tried));
  const meant = [...asOwn, ...besides].find(({ isValid }) => isValid) ?? asOwn.find(({ isPossible }) => isPossible);
  return meant?.number ?? null;
}

function readAs(typed: string, country: CountryCode | undefined) {
  // Where no trunk 0 belongs it is still written in brackets: +33 (0)6…
  const plain = typed.replace(/\(0\)/g, '').replace(/^\s*00/, '+');
  const found = parsePhoneNumberFromString(plain, { ...(country && { defaultCountry: country }), extract: false });
  return found ? [{ number: found.number, isValid: found.isValid(), isPossible: found.isPossible() }] : [];
}
