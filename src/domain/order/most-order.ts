import type { Cents } from '#domain/money/cents.ts';

/** The most that an order may come to: what the columns of amounts can hold. */
export const mostOrderCents: Cents = 2_000_000_000;
