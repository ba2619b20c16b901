import type { Milli } from './quantity.ts';

/** Below this a product that is counted is soon sold out, in thousandths of its unit: staff are told. */
export const lowStockMilli: Milli = 5000;
