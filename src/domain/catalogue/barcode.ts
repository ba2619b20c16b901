/** The forms that are accepted: GTIN-8, GTIN-12 (UPC-A), GTIN-13 (EAN) and GTIN-14. */
export const barcodeLengths = [8, 12, 13, 14] as const;

/** Two barcodes are one where these 14 digits are alike; `digits` is how many are printed, zeros before them included. */
export type Barcode = { code: string; digits: number };

/**
 * What GS1 leaves to shops: prefixes 02, 04 and 20 to 29 (of twelve digits 2 and 4), and eight digits that begin with 0 or
 * 2. A code of 14 digits.
 */
const inStore = /^(?:02|002|004|000000[02])/;

/** Whether a barcode, of any length, is one that shops give themselves: it names no article elsewhere. */
export function isInStoreBarcode(barcode: string): boolean {
  return inStore.test(barcode.padStart(14, '0'));
}

/** The digits of a text that may be a barcode, typed in groups or not; null where it has other signs. */
export function digitsOf(text: string): string | null {
  const bare = text.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}]/gu, '');
  return /^\d+$/.test(bare) ? bare : null;
}

/** A barcode as it was typed, or what is wrong with it. The check digit of what shops give themselves is their own matter. */
export function readBarcode(text: string): Barcode | { fault: 'barcode' | 'barcodeCheckDigit' } {
  const typed = digitsOf(text);
  const isOne = typed !== null && barcodeLengths.some((length) => length === typed.length);
  // Zeros alone are what is typed for none.
  if (!isOne || /^0+$/.test(typed)) return { fault: 'barcode' };
  const code = typed.padStart(14, '0');
  if (!inStore.test(code) && !isChecked(code)) return { fault: 'barcodeCheckDigit' };
  return { code, digits: typed.length === 14 ? printedDigits(code) : typed.length };
}

/** A barcode of 14 digits as packs show it: the shortest form that it has. */
export function printedBarcode(code: string): string {
  return code.slice(-printedDigits(code));
}

/** The 14 digits that a number may be, with the zeros that a spreadsheet has eaten; null for what has too many digits. */
export function codeOf(digits: string): string | null {
  return digits.length <= 14 ? digits.padStart(14, '0') : null;
}

function printedDigits(code: string): number {
  return barcodeLengths.find((length) => /^0*$/.test(code.slice(0, -length))) ?? 14;
}

/** Whether the last digit checks those before it: weights 3 and 1 in turn from its left, filled up to a multiple of ten. */
function isChecked(digits: string): boolean {
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1));
}

function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

/** Thirteen digits, the last of which checks the others. */
export function isEan13(text: string): boolean {
  return /^\d{13}$/.test(text) && isChecked(text);
}
