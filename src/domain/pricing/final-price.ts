import { type Cents, roundHalfUp } from '#domain/money/cents.ts';

/**
 * The displayed price: base × (100 − discount) / 100, half up to the cent. The discount is in
 * per cent, 0 to 100, with at most two decimals; null is none.
 */
export function finalPrice(baseCents: Cents, percent: number | null): Cents {
  if (percent === null) return baseCents;
  return roundHalfUp(baseCents * (10_000 - Math.round(percent * 100)), 10_000);
}
