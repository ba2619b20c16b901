/**
 * The orders of a product list: by name and by price, both ways, by unit price (per kg or l first, then per piece), and by
 * what the store sold most in the last 90 days.
 */
export const sortOrders = [
  'name-asc',
  'name-desc',
  'price-asc',
  'price-desc',
  'unit-price-asc',
  'unit-price-desc',
  'popular',
] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Of the call, and of the pages of a shop that has set no other. */
export const defaultSortOrder: SortOrder = 'name-asc';

export function isSortOrder(text: string): text is SortOrder {
  return (sortOrders as readonly string[]).includes(text);
}
