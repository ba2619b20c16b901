import type { AislesOnWire } from '#contract/stores/staff-stores.ts';
import { type Category, isCategory } from '#domain/catalogue/category.ts';
import { categoryColors } from '#domain/catalogue/category-defaults.ts';
import type { Aisle } from '#domain/picking/aisle.ts';

/** All 23, in the order in which the shop shows them. */
export const shownCategories: readonly Category[] = Object.keys(categoryColors).filter(isCategory);

/** The aisles as the form holds them. */
export type AisleValues = { aisles: { name: string; categories: Category[] }[] };

export function aisleValues({ aisles }: Pick<AislesOnWire, 'aisles'>): AisleValues {
  return { aisles: aisles.map(({ name, categories: placed }) => ({ name, categories: placed.filter(isCategory) })) };
}

/** The categories that are in no aisle, in the order in which the shop shows them. */
export function unplacedCategories(aisles: readonly Aisle[]): Category[] {
  const placed = new Set(aisles.flatMap((aisle) => aisle.categories));
  return shownCategories.filter((category) => !placed.has(category));
}

/** The aisles with a category in one of them alone, wherever it was before. */
export function placeCategory(aisles: AisleValues['aisles'], index: number, category: Category): AisleValues['aisles'] {
  return aisles.map((aisle, i) => {
    const others = aisle.categories.filter((one) => one !== category);
    if (i === index) return { ...aisle, categories: [...others, category] };
    return others.length === aisle.categories.length ? aisle : { ...aisle, categories: others };
  });
}

/** The aisles as one reads them: “Drinks (Drinks, Beer); Household”. */
export function aislesText(aisles: readonly Aisle[], wordOf: (category: Category) => string): string {
  return aisles
    .map(({ name, categories: placed }) => (placed.length === 0 ? name : `${name} (${placed.map(wordOf).join(', ')})`))
    .join('; ');
}
