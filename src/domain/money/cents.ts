/** An amount in the smallest unit of the shop's currency, always a whole number (123 is 1.23 €). */
export type Cents = number;

/** The decimal number of the wire: 123 gives 1.23 (`decimals` is the currency's, 0 for yen). */
export function toDecimal(cents: Cents, decimals = 2): number {
  return cents / 10 ** decimals;
}

/**
 * Reads a decimal amount: exact for as many decimals as the currency has, else rounded half up (away from zero below
 * zero). What is meant counts, not its binary neighbour: 1.005 gives 101, and 8.165 × 3 = 24.494999999999997 gives 2450.
 */
export function fromDecimal(value: number, decimals = 2): Cents {
  const size = Math.abs(value);
  // 15 digits are what a double keeps; beyond 10^12 they would cut into the cents.
  const [mantissa, exponent = '0'] = (size < 1e12 ? size.toPrecision(15) : String(size)).split('e');
  const cents = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`));
  return value < 0 && cents !== 0 ? -cents : cents;
}
