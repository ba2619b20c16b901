/** A postal code is confirmed from 5 characters on, and at most 10 can be typed. */
export const postalCodeLength = { min: 5, max: 10 } as const;

/** In its one form: five digits, perhaps a dash and four more; or letter-digit-letter, a space, digit-letter-digit. */
const canonical = /^(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] \d[A-Z]\d)$/;

/**
 * The one form of a postal code, in which it is stored and compared: `K1A 0B1` for `k1a0b1`, `75015` for `75 015` and for
 * digits of full width. What is none stays as it was typed, in capitals, without surrounding spaces.
 */
export function normalisePostalCode(text: string): string {
  // Most are so already, and rules are compared by the thousand.
  if (canonical.test(text)) return text;
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toUpperCase();
  const code = typed
    .replace(/\s/g, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/^(\w{3})(\w{3})$/, '$1 $2');
  return canonical.test(code) ? code : typed;
}

export function isPostalCode(text: string): boolean {
  return canonical.test(normalisePostalCode(text));
}
