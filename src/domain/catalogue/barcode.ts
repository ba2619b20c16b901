/** The check digit of the first twelve digits: weights 1 and 3 in turn, filled up to a multiple of ten. */
function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += Number(digits[i]) * (i % 2 === 0 ? 1 : 3);
  return (10 - (sum % 10)) % 10;
}

/** Thirteen digits, the last of which checks the others. */
export function isEan13(text: string): boolean {
  return /^\d{13}$/.test(text) && checkDigit(text) === Number(text[12]);
}

/** Twelve digits completed by their check digit; RangeError for anything else. */
export function ean13(twelveDigits: string): string {
  if (!/^\d{12}$/.test(twelveDigits)) throw new RangeError('An EAN-13 is made from twelve digits');
  return `${twelveDigits}${checkDigit(twelveDigits)}`;
}
