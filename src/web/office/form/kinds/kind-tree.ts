import type { StaffKind } from '#contract/catalogue/staff-search.ts';

/** A kind as a list offers it; `depth`: how many wider ones of the list stand above it. */
export type OfferedKind = StaffKind & { depth: number };

/**
 * Kinds in the order of their tree: each is followed by the narrower ones. One whose wider kind is not among them
 * begins a tree.
 */
export function kindTree(kinds: readonly StaffKind[]): OfferedKind[] {
  const known = new Set(kinds.map(({ code }) => code));
  const under = Map.groupBy(kinds, ({ parent }) => (parent !== null && known.has(parent) ? parent : null));
  const branch = (parent: string | null, depth: number): OfferedKind[] =>
    (under.get(parent) ?? []).flatMap((kind) => [{ ...kind, depth }, ...branch(kind.code, depth + 1)]);
  return branch(null, 0);
}

/**
 * What a product of a category may be, and what it is already: that is offered whatever its category, by its code where
 * it is unknown.
 */
export function kindsToOffer(kinds: readonly StaffKind[], category: string, current: string): OfferedKind[] {
  const offered = kindTree(kinds.filter((kind) => kind.category === category));
  if (current === '' || offered.some(({ code }) => code === current)) return offered;
  const { label = current } = kinds.find(({ code }) => code === current) ?? {};
  return [{ code: current, label, category, parent: null, depth: 0 }, ...offered];
}
