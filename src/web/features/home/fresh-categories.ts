import type { Category } from '#contract/catalogue/catalogue.ts';

const fresh = new Set(['FRUIT', 'LEGUME', 'VIANDE', 'POISSONNERIE', 'LAITIER', 'TRAITEUR']);

/** The counters of fresh food that the store really has, and how many products stand on them. */
export function freshCategories(categories: readonly Category[]): { labels: string[]; count: number } {
  const own = categories.filter(({ id, numberOfProducts }) => fresh.has(id) && numberOfProducts > 0);
  return {
    labels: own.map(({ label }) => label),
    count: own.reduce((sum, { numberOfProducts }) => sum + numberOfProducts, 0),
  };
}
