/** Which changes of the catalogue this process has heard of, counted, and how many of them it has read. */
export type HeardChanges = {
  /** How many in all. The first is that nothing has been read. */
  last: number;
  /** The last that concerned all stores, and the last that concerned each. */
  ofAll: number;
  ofStore: Map<number, number>;
  /** Up to which they have been read. */
  read: number;
};

export function createHeardChanges(): HeardChanges {
  return { last: 1, ofAll: 1, ofStore: new Map(), read: 0 };
}

/** Notes that something has changed in these stores; null: in all. */
export function noteHeard(heard: HeardChanges, storeIds: readonly number[] | null): void {
  heard.last++;
  if (storeIds === null) heard.ofAll = heard.last;
  else for (const storeId of storeIds) heard.ofStore.set(storeId, heard.last);
}

/** Whether something has changed in a store that has not been read. */
export function hasUnread(heard: HeardChanges, storeId: number): boolean {
  return Math.max(heard.ofAll, heard.ofStore.get(storeId) ?? 0) > heard.read;
}
