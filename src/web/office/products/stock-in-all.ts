import type { StaffProduct } from '#contract/catalogue/staff-products.ts';

/** What is to be had of a product in all stores that sell it. */
export function stockInAll({ stores }: Pick<StaffProduct, 'stores'>): number {
  const selling = stores.filter(({ price }) => price !== null);
  // Whole thousandths: a sum of decimals would show what adding them up leaves.
  return selling.reduce((sum, { quantityInStock }) => sum + Math.round(quantityInStock * 1000), 0) / 1000;
}
