import type { Product } from '#contract/catalogue/catalogue.ts';

/** A product as lists show it: what a card does not need would weigh in the page twice, as text and as data. */
export function withoutDescription(item: Product): Product {
  return { ...item, htmlDescription: '' };
}
