import { Refusal } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { createGoods, type Goods } from './goods.ts';
import {
  type CategoryRow,
  partSize,
  type ShelfRow,
  selectChanges,
  selectShelf,
  shelfPartSize,
} from './select-changes.ts';
import { createStoreShelf, type StoreShelf } from './store-shelf.ts';

/** The goods and one store's shelf as they hold now; `version` changes with them, `stockVersion` with what is sold out. */
export type Shelves = { goods: Goods; shelf: StoreShelf; categories: readonly CategoryRow[] } & {
  version: number;
  stockVersion: number;
};
/**
 * Null for a store that is not there or not displayed; refuses `unavailable` when they are still being read after a
 * while. To be read before the next `await`: it changes in place.
 */
export type ReadShelves = (storeId: number) => Promise<Shelves | null>;

export type FollowedShelves = {
  readShelves: ReadShelves;
  /** The same, however long it takes. */
  warm: (storeId: number) => Promise<void>;
  stop: () => Promise<void>;
};

type Store = { shelf: StoreShelf; stockAt: number; version: number };

/** A sale shows in the order of a listing after so many milliseconds; with the kept answer's own 5 s, after 10 s at most. */
const stockLifetime = 4500;
/** From this age on it is read anew beside the answers, so that in a busy shop none waits for it. */
const stockRenewal = 3000;

/** Whoever waits longer is told to come again: the first reading of a million products takes minutes. */
const patience = 8000;

/**
 * Keeps the shop's goods and the shelves of the stores that are asked for in memory, in every process. Nothing is read
 * on a timer: a change is announced (after its commit, to every process) and the next question first reads what has
 * changed since the last snapshot. The stock alone may be some seconds old. `stop` ends a reading that is under way.
 */
export function followShelves(
  deps: Pick<Deps, 'connection' | 'changes' | 'clock'>,
  patienceMs = patience,
): FollowedShelves {
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
  let isStopped = false;
  const hear = () => {
    heard++;
  };
  deps.changes.on('catalogue', hear);
  deps.changes.on('stores', hear);

  const isFresh = (storeId: number) => {
    const store = stores.get(storeId);
    return read === heard && store !== undefined && deps.clock().getTime() - store.stockAt < stockLifetime;
  };
  const goOn = () => {
    if (isStopped) throw new Error('The shelves are read no more');
  };
  const readPart = async (after: number, stockOf: number | null, newStore: number | null) => {
    goOn();
    const part = await selectChanges(deps.connection, { since, after, stores: [...stores.keys()], stockOf, newStore });
    const visible = new Set(part.goods.map(([id]) => id));
    for (const id of part.changed) {
      if (!visible.has(id)) goods.remove(id);
      // What is still on a shelf comes again below.
      for (const { shelf } of stores.values()) shelf.remove(id);
    }
    for (const row of part.goods) goods.put(row);
    for (const row of part.shelf) stores.get(row[0])?.shelf.put(row);
    if (part.changed.length > 0) version++;
    return part;
  };
  /** What changes while it is read is read again: the next reading of changes begins where this one began. */
  const readShelf = async (storeId: number, beginning: readonly ShelfRow[]) => {
    const shelf = createStoreShelf(goods);
    for (let rows = beginning; rows.length > 0; ) {
      goOn();
      for (const row of rows) shelf.put(row);
      const last = rows.length < shelfPartSize ? undefined : rows.at(-1);
      rows = last ? await selectShelf(deps.connection, storeId, last[1]) : [];
    }
    await shelf.settle();
    version++;
    return shelf;
  };
  const update = async (storeId: number) => {
    const [wanted, now] = [heard, deps.clock().getTime()];
    const first = await readPart(0, storeId, stores.has(storeId) ? null : storeId);
    for (let part = first; part.changed.length === partSize; )
      part = await readPart(part.changed.at(-1) ?? 0, null, null);
    if (since === null) await goods.settle();
    displayable = new Set(first.displayable);
    categories = first.categories;
    if (displayable.has(storeId) && !stores.has(storeId))
      stores.set(storeId, { shelf: await readShelf(storeId, first.newShelf), stockAt: 0, version: 0 });
    since = first.since;
    read = wanted;
    const store = stores.get(storeId);
    if (!store) return;
    // As long as nothing sells out, the searches that were found stay as they are.
    if (store.shelf.setSoldOut(first.soldOut)) store.version++;
    store.stockAt = now;
  };
  const startUpdate = (storeId: number) => {
    running ??= update(storeId).finally(() => {
      running = null;
    });
    return running;
  };
  const freshen = async (storeId: number) => {
    do await startUpdate(storeId);
    while (displayable.has(storeId) && !isFresh(storeId));
  };
  const readShelves: ReadShelves = async (storeId) => {
    if (!isFresh(storeId)) await inTime(freshen(storeId), patienceMs);
    const store = stores.get(storeId);
    if (!store || !displayable.has(storeId)) return null;
    // When it fails, whoever comes after the lifetime tries again and hears of it.
    if (deps.clock().getTime() - store.stockAt >= stockRenewal) startUpdate(storeId).catch(() => undefined);
    return { goods, shelf: store.shelf, categories, version, stockVersion: store.version };
  };
  const stop = async () => {
    isStopped = true;
    await running?.catch(() => undefined);
  };
  return { readShelves, warm: freshen, stop };
}

/** Refuses `unavailable` when that is not done in time; it goes on all the same. */
async function inTime(work: Promise<void>, ms: number): Promise<void> {
  const { promise: isLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Refusal('unavailable', { retryAfter: 5 })), ms);
  try {
    await Promise.race([work, isLate]);
  } finally {
    clearTimeout(timer);
  }
}
