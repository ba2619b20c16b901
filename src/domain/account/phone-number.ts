/** The code of a country whose numbers are written with a leading 0 at home. */
const france = '33';

/**
 * A phone number as somebody typed it (06 12 34 56 78, 0033 6…, +33 (0)6…) in the form of E.164 (+33612345678); one
 * without the code of a country is of `country`. Null for what cannot be a number.
 */
export function toE164(typed: string, country: string = france): string | null {
  const plain = typed.replace(/\(0\)/g, '').replace(/[\s.\-‐–/()\u00a0]/g, '');
  const withPlus = plain.replace(/^00/, '+');
  if (withPlus.startsWith(`+${country}0`)) return checked(`+${country}${withPlus.slice(country.length + 2)}`);
  if (withPlus.startsWith('+')) return checked(withPlus);
  return /^0\d{9}$/.test(plain) ? `+${country}${plain.slice(1)}` : null;
}

function checked(number: string): string | null {
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}
