import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import type { Tone } from '#web/ui/show/status-dot.tsx';

/** Whether a product is on sale; a draft is hidden because it lacks something that the law asks. */
export function productState({ visible, missing }: Pick<StaffProduct, 'visible' | 'missing'>) {
  const state: { word: 'Visible' | 'Draft' | 'Hidden'; tone: Tone } = visible
    ? { word: 'Visible', tone: 'green' }
    : missing.length > 0
      ? { word: 'Draft', tone: 'yellow' }
      : { word: 'Hidden', tone: 'grey' };
  return state;
}

/** What is to be had of a product in all stores that sell it. */
export function stockInAll({ stores }: Pick<StaffProduct, 'stores'>): number {
  const selling = stores.filter(({ price }) => price !== null);
  // Whole thousandths: a sum of decimals would show what adding them up leaves.
  return selling.reduce((sum, { quantityInStock }) => sum + Math.round(quantityInStock * 1000), 0) / 1000;
}
