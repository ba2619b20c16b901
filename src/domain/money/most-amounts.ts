import type { Cents } from './cents.ts';

/** The most that an order may come to: what the columns of amounts can hold. */
export const mostOrderCents: Cents = 2_000_000_000;

/** The most that one of anything may cost, a place in a slot too: 1,000,000 €, or 100,000,000 ₫. */
export const mostPriceCents: Cents = 100_000_000;
