import type { Cents } from '../money/cents.ts';

/** The most that one of anything may cost, a place in a slot too: 1,000,000 €, or 100,000,000 ₫. */
export const mostPriceCents: Cents = 100_000_000;
