import type { Category } from '#contract/catalogue/catalogue.ts';

/** So many aisles stand out: two rows of three on a phone, one of six on a wide screen. */
const mostLarge = 6;
const groupNames = ['fresh', 'grocery', 'asia', 'drinks', 'home'] as const satisfies readonly Category['group'][];

type Aisle = Pick<Category, 'id' | 'popularRank' | 'group'>;
export type AisleList<A = Category> = { name: Category['group']; aisles: A[] };

/**
 * The aisles of a store as home shows them: the six that are bought most, then all others in their groups; a group without
 * any is left out. With fewer than six none stands out, since the row would have a gap.
 */
export function groupAisles<A extends Aisle>(aisles: readonly A[]): { large: A[]; groups: AisleList<A>[] } {
  const byRank = aisles.toSorted((a, b) => a.popularRank - b.popularRank);
  const large = byRank.length < mostLarge ? [] : byRank.slice(0, mostLarge);
  const groups = groupNames.map((name) => ({
    name,
    aisles: aisles.filter((aisle) => aisle.group === name && !large.includes(aisle)),
  }));
  return { large, groups: groups.filter((group) => group.aisles.length > 0) };
}
