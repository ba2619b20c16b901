import type { Changes } from '#server/db/changes.ts';

/**
 * Numbers that grow with every change of the catalogue, the stores or the pages' texts that this process knows of: one
 * for each store, which changes that concern all stores raise too. What is kept with the number of its store is found
 * as long as nothing in that store has changed.
 */
export type StoreVersions = {
  /** How many changes in all. */
  last: number;
  /** The last that concerned all stores, and the last that concerned each. */
  ofAll: number;
  ofStore: Map<number, number>;
};

/** A first version that is higher than 0, so that whoever has read nothing has missed something. */
export function createStoreVersions(): StoreVersions {
  return { last: 1, ofAll: 1, ofStore: new Map() };
}

export function followStoreVersions(changes: Pick<Changes, 'on'>): StoreVersions {
  const versions = createStoreVersions();
  for (const topic of ['catalogue', 'stores', 'texts'] as const)
    changes.on(topic, (storeIds?: readonly number[] | null) => noteChange(versions, storeIds ?? null));
  return versions;
}

/** Notes that something has changed in these stores; null: in all. */
export function noteChange(versions: StoreVersions, storeIds: readonly number[] | null): void {
  versions.last++;
  if (storeIds === null) versions.ofAll = versions.last;
  else for (const storeId of storeIds) versions.ofStore.set(storeId, versions.last);
}

/** The version of a store, or (null) of what may depend on any store. */
export function versionOf({ last, ofAll, ofStore }: StoreVersions, storeId: number | null): number {
  return storeId === null ? last : Math.max(ofAll, ofStore.get(storeId) ?? 0);
}
