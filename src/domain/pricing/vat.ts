import { type Cents, roundHalfUp } from '#domain/money/cents.ts';

/** The rate of a delivery fee when there are no goods to take it from: France's standard rate. */
const standardRateBp = 2000;

export type GrossByRate = { rateBp: number; grossCents: Cents };
export type VatShare = GrossByRate & { vatCents: Cents };
/** What all of one rate comes to; net and VAT add up to gross. */
export type RateTotal = VatShare & { netCents: Cents };

/**
 * The VAT inside an amount that includes it: gross × rate / (100 % + rate), half up.
 * The rate is in basis points: 550 is 5.5 %.
 */
export function vatIncluded(grossCents: Cents, rateBp: number): Cents {
  return roundHalfUp(grossCents * rateBp, 10_000 + rateBp);
}

/**
 * Splits a delivery fee, VAT included, over the rates of the goods in proportion to their amounts.
 * The cents that rounding down leaves over go to the largest remainders, so that the shares always add up to the fee.
 * Equal rates are merged; the shares come sorted by rate. When all goods are free, the highest rate takes the fee.
 */
export function splitFeeByRate(feeCents: Cents, goodsByRate: readonly GrossByRate[]): VatShare[] {
  const goods = mergeRates(goodsByRate);
  const total = goods.reduce((sum, part) => sum + part.grossCents, 0);
  if (total === 0) return [withVat({ rateBp: goods.at(-1)?.rateBp ?? standardRateBp, grossCents: feeCents })];
  const parts = goods.map(({ rateBp, grossCents }) => {
    const remainder = (feeCents * grossCents) % total;
    return { rateBp, remainder, grossCents: (feeCents * grossCents - remainder) / total };
  });
  let left = feeCents - parts.reduce((sum, part) => sum + part.grossCents, 0);
  for (const part of parts.toSorted((a, b) => b.remainder - a.remainder)) {
    if (left === 0) break;
    part.grossCents += 1;
    left -= 1;
  }
  return parts.map(withVat);
}

/** The sums of each rate, in rising order. */
export function totalsByRate(parts: readonly VatShare[]): RateTotal[] {
  const byRate = new Map<number, RateTotal>();
  for (const { rateBp, grossCents, vatCents } of parts) {
    const total = byRate.get(rateBp) ?? { rateBp, netCents: 0, vatCents: 0, grossCents: 0 };
    total.grossCents += grossCents;
    total.vatCents += vatCents;
    total.netCents = total.grossCents - total.vatCents;
    byRate.set(rateBp, total);
  }
  return [...byRate.values()].sort((a, b) => a.rateBp - b.rateBp);
}

function mergeRates(parts: readonly GrossByRate[]): GrossByRate[] {
  const byRate = new Map<number, Cents>();
  for (const { rateBp, grossCents } of parts) byRate.set(rateBp, (byRate.get(rateBp) ?? 0) + grossCents);
  return [...byRate].map(([rateBp, grossCents]) => ({ rateBp, grossCents })).sort((a, b) => a.rateBp - b.rateBp);
}

function withVat({ rateBp, grossCents }: GrossByRate): VatShare {
  return { rateBp, grossCents, vatCents: vatIncluded(grossCents, rateBp) };
}
