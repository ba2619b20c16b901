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
