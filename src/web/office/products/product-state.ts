import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import type { Tone } from '#web/ui/show/tone.ts';

/** Whether a product is on sale; a draft is hidden because it lacks something that the law asks. */
export function productState({ visible, missing }: Pick<StaffProduct, 'visible' | 'missing'>) {
  const state: { word: 'Visible' | 'Draft' | 'Hidden'; tone: Tone } = visible
    ? { word: 'Visible', tone: 'green' }
    : missing.length > 0
      ? { word: 'Draft', tone: 'yellow' }
      : { word: 'Hidden', tone: 'grey' };
  return state;
}
