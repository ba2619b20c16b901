import type { Edit, Outcome } from './edits.ts';

/**
 * A write that is done and can be taken back: of which edit, and what came of it. `key` tells two of one product apart.
 */
export type Saved = Outcome & { key: number; edit: Edit; storeId: number | null };

/** Writes by product, each list as it stands: the newest first, which is the order in which they can be taken back. */
export function byProduct(saved: readonly Saved[]): Saved[][] {
  const groups = new Map<number, Saved[]>();
  for (const one of saved) {
    const { id } = one.edit.product;
    groups.set(id, [...(groups.get(id) ?? []), one]);
  }
  return [...groups.values()];
}

/** Whether a write is the last one of its product, so that nothing has been saved over it here. */
export function isLatest(saved: readonly Saved[], one: Saved): boolean {
  return saved.find(({ edit }) => edit.product.id === one.edit.product.id)?.key === one.key;
}

/**
 * What is left once a write has been taken back, which made `version` of its product. The write that it was made upon can be
 * taken back from there; where somebody else has saved in between, that one is a conflict as before.
 */
export function afterUndo(saved: readonly Saved[], undone: Saved, version: number): Saved[] {
  const { id, version: madeUpon } = undone.edit.product;
  return saved
    .filter(({ key }) => key !== undone.key)
    .map((one) => (one.edit.product.id === id && one.version === madeUpon ? { ...one, version } : one));
}
