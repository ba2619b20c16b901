/** A postal code is confirmed from 5 characters on, and at most 10 can be typed. */
export const postalCodeLength = { min: 5, max: 10 } as const;

/** Five digits, perhaps a dash and four more; or letter-digit-letter, perhaps a space, digit-letter-digit. */
export const postalCodePattern = /^(?:\d{5}(?:-\d{4})?|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d)$/;

/** Without surrounding spaces, in capitals: what is stored and compared. */
export function normalisePostalCode(text: string): string {
  return text.trim().toUpperCase();
}

export function isPostalCode(text: string): boolean {
  return postalCodePattern.test(text.trim());
}
