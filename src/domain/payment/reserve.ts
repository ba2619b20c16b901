import type { Cents } from '#domain/money/cents.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';

/** Per cent of what is weighed that a new shop reserves beside it (payments.md, Placing). */
export const defaultWeighedMarginPercent = 15;

type Line = { unit: string; lineCents: Cents };
type Sums = { totalCents: Cents; creditCents: Cents };

/**
 * What is reserved beside the total, in cents, since the scale may say more than was ordered: `marginPercent` of the goods
 * that are sold by kilogram or litre, after discount, summed and rounded up once. Pieces and the fee bear none.
 */
export function weighedMarginCents(lines: readonly Line[], marginPercent: number): Cents {
  const weighed = lines.reduce((sum, { unit, lineCents }) => sum + (isSoldByMeasure(unit) ? lineCents : 0), 0);
  return Math.ceil((weighed * marginPercent) / 100);
}

/**
 * What is to be reserved for an order, in cents: what it comes to less its credit, and the margin. Where the credit pays
 * all of it nothing is reserved, however much of it is weighed.
 */
export function toReserveCents(sums: Sums, lines: readonly Line[], marginPercent: number): Cents {
  return withMarginCents(sums, weighedMarginCents(lines, marginPercent));
}

/** The same with a margin that has been computed. */
export function withMarginCents({ totalCents, creditCents }: Sums, marginCents: Cents): Cents {
  return totalCents <= creditCents ? 0 : totalCents - creditCents + marginCents;
}
