import type { Milli } from './quantity.ts';

export const stockStatuses = ['out', 'low', 'in'] as const;
export type StockStatus = (typeof stockStatuses)[number];

/**
 * How a product's stock is shown: out at 0, low below 10 on cards and at 5 or less on the product's
 * page. Stock that is not tracked is always in.
 */
export function stockStatus(
  stock: { inventory: boolean; quantityMilli: Milli },
  where: 'card' | 'detail',
): StockStatus {
  if (!stock.inventory) return 'in';
  if (stock.quantityMilli <= 0) return 'out';
  const isLow = where === 'card' ? stock.quantityMilli < 10_000 : stock.quantityMilli <= 5000;
  return isLow ? 'low' : 'in';
}
