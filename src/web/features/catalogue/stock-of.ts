import type { Product } from '#contract/catalogue/catalogue.ts';
import { toMilli } from '#domain/stock/quantity.ts';
import { type StockStatus, stockStatus } from '#domain/stock/stock-status.ts';

/** Out, low or in stock, by the rule of cards or that of the product's page. */
export function stockOf(item: Pick<Product, 'inventory' | 'quantityInStock'>, where: 'card' | 'detail'): StockStatus {
  return stockStatus({ inventory: item.inventory, quantityMilli: toMilli(item.quantityInStock) ?? 0 }, where);
}
