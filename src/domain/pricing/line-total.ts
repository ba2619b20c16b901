import { type Cents, roundHalfUp } from '#domain/money/cents.ts';
import type { Milli } from '#domain/stock/quantity.ts';

/** Unit price × quantity, rounded half up to the cent once per line. */
export function lineTotal(unitPriceCents: Cents, quantityMilli: Milli): Cents {
  return roundHalfUp(unitPriceCents * quantityMilli, 1000);
}
