import type { Deps } from '#server/deps.ts';
import { createGoods, type Goods } from './goods.ts';
import { type CategoryRow, partSize, selectChanges } from './select-changes.ts';
import { createStoreShelf, type StoreShelf } from './store-shelf.ts';

/** The goods and one store's shelf as they hold now; `version` changes with them, `stockVersion` with what is sold out. */
export type Shelves = { goods: Goods; shelf: StoreShelf; categories: readonly CategoryRow[] } & {
  version: number;
  stockVersion: number;
};
/** Null for a store that is not there or not displayed. To be read before the next `await`: it changes in place. */
export type ReadShelves = (storeId: number) => Promise<Shelves | null>;

type Store = { shelf: StoreShelf; stockAt: number; version: number };

/** A sale shows in the order of a listing after so many milliseconds; with the kept answer's own 5 s, after 10 s at most. */
const stockLifetime = 4500;

/**
 * Keeps the shop's goods and the shelves of the stores that are asked for in memory, in every process. Nothing is read
 * on a timer: a change is announced (after its commit, to every process) and the next question first reads what has
 * changed since the last snapshot. The stock alone may be some seconds old.
 */
export function followShelves(deps: Pick<Deps, 'connection' | 'changes' | 'clock'>): ReadShelves {
  const goods = createGoods();
  const stores = new Map<number, Store>();
  let displayable = new Set<number>();
  let categories: readonly CategoryRow[] = [];
  let since: string | null = null;
  /** How many changes have been heard of, and how many of them have been read. */
  let heard = 1;
  let read = 0;
  let version = 0;
  let running: Promise<void> | null = null;
  const hear = () => {
    heard++;
  };
  deps.changes.on('catalogue', hear);
  deps.changes.on('stores', hear);

  const isFresh = (storeId: number) => {
    const store = stores.get(storeId);
    return read === heard && store !== undefined && deps.clock().getTime() - store.stockAt < stockLifetime;
  };
  const readPart = async (storeId: number, from: string | null, after: number) => {
    const isNew = !stores.has(storeId);
    const part = await selectChanges(deps.connection, {
      since: from,
      after,
      stores: [...stores.keys()],
      newStores: isNew ? [storeId] : [],
      stockOf: after === 0 ? [storeId] : [],
    });
    displayable = new Set(part.displayable);
    if (isNew && displayable.has(storeId))
      stores.set(storeId, { shelf: createStoreShelf(goods), stockAt: 0, version: 0 });
    const visible = new Set(part.goods.map(([id]) => id));
    for (const id of part.changed) {
      if (!visible.has(id)) goods.remove(id);
      // What is still on a shelf comes again below.
      for (const { shelf } of stores.values()) shelf.remove(id);
    }
    for (const row of part.goods) goods.put(row);
    for (const row of part.shelf) stores.get(row[0])?.shelf.put(row);
    if (part.changed.length > 0 || isNew) version++;
    return part;
  };
  const update = async (storeId: number) => {
    const [wanted, from, now] = [heard, since, deps.clock().getTime()];
    const first = await readPart(storeId, from, 0);
    for (let part = first; part.changed.length === partSize; )
      part = await readPart(storeId, from, part.changed.at(-1) ?? 0);
    since = first.since;
    read = wanted;
    categories = first.categories;
    const store = stores.get(storeId);
    if (!store) return;
    store.shelf.setSoldOut(first.soldOut.map(([, id]) => id));
    store.stockAt = now;
    store.version++;
  };
  return async (storeId) => {
    while (!isFresh(storeId)) {
      running ??= update(storeId).finally(() => {
        running = null;
      });
      await running;
      if (!displayable.has(storeId)) return null;
    }
    const store = stores.get(storeId);
    if (!store || !displayable.has(storeId)) return null;
    return { goods, shelf: store.shelf, categories, version, stockVersion: store.version };
  };
}
