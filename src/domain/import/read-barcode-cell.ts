import { codeOf, digitsOf, readBarcode } from '#domain/catalogue/barcode.ts';

/** A long number as a spreadsheet shows it that was not told it is a code: `3,01761E+12`. */
export const hasLostDigits = (text: string): boolean => /^\d(?:[.,]\d+)?e\+?\d{1,3}$/i.test(text.trim());

/**
 * A barcode of a file as 14 digits: the zeros that a spreadsheet has eaten are filled in, and the check digit is tested
 * (that of codes that shops give themselves is their own matter).
 */
export function readBarcodeCell(text: string): { value: string } | { code: 'invalid' | 'checkDigit' | 'digitsLost' } {
  if (hasLostDigits(text)) return { code: 'digitsLost' };
  const digits = digitsOf(text.replace(/[.,]0+$/, ''));
  if (digits === null || /^0+$/.test(digits)) return { code: 'invalid' };
  const filled = codeOf(digits);
  // More digits than a spreadsheet keeps of a number, the last of them zeros.
  if (filled === null) return { code: /^\d{15,}0$/.test(digits) ? 'digitsLost' : 'invalid' };
  const read = readBarcode(filled);
  if (!('fault' in read)) return { value: read.code };
  // What is saved again after it was shown as 3,01761E+12 ends in zeros.
  return { code: /[1-9]0{6,}$/.test(digits) ? 'digitsLost' : 'checkDigit' };
}
