import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * France and its territories whose numbers are written as its own are, each with a code of its own: by the French numbering
 * plan a prefix (06 12, 0590, 0690 …) is of one of them alone, whichever of them it is typed in. New Caledonia and
 * Polynesia, whose numbers begin with no 0, are read with their code alone.
 */
const frenchPlan: readonly CountryCode[] = ['FR', 'GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF'];

/** What stands before an extension where people do not write `ext.`. */
const extension = /(?<=\d\D{0,3})(?:poste|p\.|(?:số )?máy lẻ)(?=\D{0,3}\d{1,6}\D*$)/iu;

/**
 * A telephone number as somebody typed it, in E.164 (+33612345678); one without the code of a country is read as in
 * `country` (ISO 3166-1), that of the store. Null for what is no number there. A number of the right length counts though
 * nobody has it: plans of numbers grow, and France keeps 06 39 98 for stories.
 */
export function toE164(typed: string, country: string): string | null {
  const own = country.toUpperCase();
  if (!isSupportedCountry(own)) return readAs(typed, undefined).find(({ isPossible }) => isPossible)?.number ?? null;
  const asOwn = readAs(typed, own);
  const besides = frenchPlan.includes(own) ? frenchPlan.flatMap((tried) => readAs(typed, tried)) : [];
  const all = [...asOwn, ...besides];
  // What no prefix tells is most often of the mainland, the first of the plan.
  const meant = all.find(({ isValid }) => isValid) ?? [...besides, ...asOwn].find(({ isPossible }) => isPossible);
  return meant?.number ?? null;
}

function readAs(typed: string, country: CountryCode | undefined) {
  // Where no trunk 0 belongs it is still written in brackets: +33 (0)6…
  const plain = typed
    .normalize('NFKC')
    .replace(/\(0\)/g, '')
    .replace(/^\s*00/, '+')
    .replace(extension, ' ext. ');
  const found = parsePhoneNumberFromString(plain, { ...(country && { defaultCountry: country }), extract: false });
  if (!found) return [];
  // A town's own numbers, without what is dialled before them, are shorter than any mobile one.
  const least = country && !plain.startsWith('+') ? getExampleNumber(country, examples)?.nationalNumber.length : 0;
  const isPossible = found.isPossible() && found.nationalNumber.length >= (least ?? 0);
  return [{ number: found.number, isValid: found.isValid(), isPossible }];
}
