import type { Milli } from '#domain/stock/quantity.ts';

/** The most shopping lists that an account keeps. */
export const maxLists = 50;
/** The most lines of one list. */
export const maxListLines = 100;
/** Characters of a list's name. */
export const maxListName = 60;

export type ListItem = { productId: number; quantityMilli: Milli };

/** One line for each product, in the order they first come; what is named twice counts together. */
export function mergeItems(items: readonly ListItem[]): ListItem[] {
  const sums = new Map<number, Milli>();
  for (const { productId, quantityMilli } of items) sums.set(productId, (sums.get(productId) ?? 0) + quantityMilli);
  return [...sums].map(([productId, quantityMilli]) => ({ productId, quantityMilli }));
}
