import { normalisePostalCode, postalCodeLength } from './postal-code.ts';

/**
 * How far apart two postal codes are, to order stores by when no map is at hand: postal codes name an area by their
 * first characters (in France the department), so what they begin with in common counts first, and between numbers of
 * the same area the difference. No unit; 0 is the same code.
 */
export function postalDistance(one: string, other: string): number {
  const [a, b] = [normalisePostalCode(one), normalisePostalCode(other)];
  let common = 0;
  while (common < a.length && a[common] === b[common]) common++;
  if (common === Math.max(a.length, b.length)) return 0;
  const gap = Math.abs(Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return (postalCodeLength.max - common) * 1e5 + (Number.isNaN(gap) ? 1e5 - 1 : Math.min(gap, 1e5 - 1));
}
