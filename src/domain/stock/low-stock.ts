import type { Milli } from './quantity.ts';

/** Below this a product that is counted is soon sold out, in thousandths of its unit, until staff say otherwise. */
export const usualLowStockMilli: Milli = 5000;

/** What staff look for in their products: what is low in some store, or sold out there. */
export const shortages = ['low', 'out'] as const;
export type Shortage = (typeof shortages)[number];
