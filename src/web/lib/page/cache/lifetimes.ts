const minute = 60_000;

/** How long what the browser keeps of the catalogue is shown without waiting for the server; milliseconds. */
export const lifetimes = {
  products: 5 * minute,
  featured: 5 * minute,
  stores: 5 * minute,
  categories: 100 * minute,
  /** A product of a store in other hands than a page's: prices of one's own. */
  storeProduct: 3 * minute,
} as const;
