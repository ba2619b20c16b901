/** So many times the old price, or its so manieth part, is more often a slip than meant. */
const times = 5;
/** Fewer goods of a store than this may run out at once without a question. */
const fewestEmptied = 20;

/** Whether a price leaps: five times the old one, a fifth of it, or nothing. In cents; null: it had no price yet. */
export function isPriceLeap(before: number | null, after: number): boolean {
  if (before === null || before === after) return false;
  return after === 0 || after >= before * times || after * times <= before;
}

/**
 * Whether the stock of a store leaps: more than half of its goods in stock, and twenty at least, would have none left.
 */
export function isStockLeap({ inStock, emptied }: { inStock: number; emptied: number }): boolean {
  return emptied >= fewestEmptied && emptied * 2 > inStock;
}
