import type { Category } from '#domain/catalogue/category.ts';

/** A part of a store as one walks through it, and the categories whose goods stand there. */
export type Aisle = { name: string; categories: readonly Category[] };

/** How many a store may have, and how long the name of one may be, in signs. */
export const mostAisles = 60;
export const longestAisleName = 40;
/** How long the place of a product within its aisle may be (“A12”), in signs. */
export const longestShelf = 20;

/** What is wrong with one aisle of a list. */
export type AisleFault = { index: number; field: 'name' | 'categories'; fault: 'nameTwice' | 'categoryTwice' };

/**
 * What stands twice in the aisles of a store, named where it comes again: a name (however it is written large or small), or
 * a category, within one aisle too.
 */
export function repeatedInAisles(aisles: readonly Aisle[]): AisleFault[] {
  const names = new Set<string>();
  const placed = new Set<Category>();
  return aisles.flatMap(({ name, categories }, index) => {
    const faults: AisleFault[] = [];
    const folded = name.normalize('NFKC').toLowerCase();
    if (folded !== '' && names.has(folded)) faults.push({ index, field: 'name', fault: 'nameTwice' });
    names.add(folded);
    const isTwice = categories.some((category) => {
      const isThere = placed.has(category);
      placed.add(category);
      return isThere;
    });
    if (isTwice) faults.push({ index, field: 'categories', fault: 'categoryTwice' });
    return faults;
  });
}
