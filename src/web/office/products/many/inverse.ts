import type { ManyChange, ProductOutcome, StaffProduct } from '#contract/catalogue/staff-products.ts';
import type { Category } from '#domain/catalogue/category.ts';

/** Some products, and what is to be changed of all of them. */
export type ManyWrite = { products: readonly StaffProduct[]; change: ManyChange };

/** What can be put back as it was: one value each, whatever has been sold or has begun since. */
const undone = ['visible', 'featured', 'category', 'vatInPercent'] as const;

/**
 * The writes that take a change of many back: of what it has changed, what each was before, those that were alike in one.
 * None where it cannot be taken back: an offer has been announced, prices have been noted.
 */
export function inverseOf(
  before: readonly StaffProduct[],
  change: ManyChange,
  results: readonly ProductOutcome[],
): ManyWrite[] {
  const field = undone.find((one) => change[one] !== undefined);
  if (!field) return [];
  const was = new Map(before.map((product) => [product.id, product[field]]));
  const groups = new Map<unknown, StaffProduct[]>();
  for (const { id, result, product } of results)
    if (result === 'changed' && product) groups.set(was.get(id), [...(groups.get(was.get(id)) ?? []), product]);
  return [...groups].map(([value, products]) => ({ products, change: { [field]: value as boolean & Category } }));
}
