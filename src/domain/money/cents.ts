/** An amount in the smallest unit of the shop's currency, always a whole number: 123 is 1.23 €, or 123 ¥. */
export type Cents = number;

/** The decimal number of the wire; `decimals` are the currency's (see `decimalsOf`): 123 gives 1.23 with 2, 123 with 0. */
export function toDecimal(cents: Cents, decimals: number): number {
  return cents / 10 ** decimals;
}

/**
 * Reads a decimal amount: exact for as many decimals as the currency has, else rounded half up (away from zero below
 * zero). What is meant counts, not its binary neighbour: 1.005 gives 101, and 8.165 × 3 = 24.494999999999997 gives 2450.
 */
export function fromDecimal(value: number, decimals: number): Cents {
  const cents = Math.round(shiftPoint(Math.abs(value), decimals));
  return value < 0 && cents !== 0 ? -cents : cents;
}

/** The amounts that a decimal lies between, itself where it is one: 1.234 gives 123 and 124, 1.23 gives 123 twice. */
export function aroundDecimal(value: number, decimals: number): { below: Cents; above: Cents } {
  const exact = shiftPoint(value, decimals);
  return { below: Math.floor(exact), above: Math.ceil(exact) };
}

/** Whether an amount that was sent has no more decimals than the currency: rounding it would change what was meant. */
export function isWholeCents(value: number, decimals: number): boolean {
  const { below, above } = aroundDecimal(Math.abs(value), decimals);
  return below === above;
}

/** A number from 0 up with its decimal point moved in its digits, which no multiplication does without noise. */
function shiftPoint(size: number, decimals: number): number {
  // 15 digits are what a double keeps; beyond 10^12 they would cut into the cents.
  const [mantissa, exponent = '0'] = (size < 1e12 ? size.toPrecision(15) : String(size)).split('e');
  return Number(`${mantissa}e${Number(exponent) + decimals}`);
}

/**
 * Divides two integers and rounds to the nearest integer; a half goes up (away from zero when the numerator is
 * negative, so that a refund mirrors its sale). Works on quotient and remainder, hence exact up to 2^53.
 * The denominator must be positive.
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  if (numerator < 0) return 0 - roundHalfUp(-numerator, denominator);
  const remainder = numerator % denominator;
  const quotient = (numerator - remainder) / denominator;
  return remainder >= denominator - remainder ? quotient + 1 : quotient;
}
