import { Refusal } from '#contract/errors.ts';
import type { Connection } from '#server/db/connection.ts';
import type { Deps } from '#server/deps.ts';
import { versionOf } from '#server/services/memory/store-versions.ts';
import type { Meters } from '#server/services/metrics/meters.ts';
import { percentAt } from '#server/services/shelf/discount-in-force.ts';
import { forgetShelves, noteAsked } from './bounded-shelves.ts';
import type { KeptIndex } from './kept/keep-index.ts';
import { readChanges } from './read-shelves.ts';
import { createShelfData, type ShelfData, type Shelves } from './shelf-data.ts';
import { putStorePercent } from './store-shelf.ts';

type Watched = Pick<Deps, 'clock' | 'versions'> & {
  connection: Pick<Connection, 'catalogue'>;
  meters?: Pick<Meters, 'noteShelf'> | null;
};

/** The shop's goods and shelves in memory, and what is known of how fresh they are. */
export type FollowedShelves = Watched & {
  data: ShelfData;
  /** The version up to which the changes of all stores have been read. */
  read: number;
  /** The stores that the next reading must make fresh, in the order in which they were asked for. */
  wanted: Set<number>;
  /** Those of which it must know what they sell, and no more. */
  wantedSold: Set<number>;
  /** The reading that is under way, one at a time. */
  running: Promise<void> | null;
  isStopped: boolean;
  /** Milliseconds after which a waiting caller is refused (503, Retry-After). */
  patience: number;
  /** What the shelves of all stores may take in memory. */
  mostBytes: number;
  /** What another process has kept, to begin with; null: nothing, or it has been asked for. */
  begin: KeptIndex['read'] | null;
};

/** A sale shows in the order of a listing after so many milliseconds; with the kept answer's own 5 s, after 10 s at most. */
const stockLifetime = 4500;
/** From this age on it is read anew beside the answers, so that in a busy shop none waits for it. */
const stockRenewal = 3000;
/** A caller that waits longer is to retry (503, Retry-After): the first reading of a million products takes minutes. */
const usualPatience = 8000;
/** Stores that one reading makes fresh; others wait for the next, so that none waits for all. */
const mostAtOnce = 4;

/**
 * Keeps the shop's goods and the shelves of the stores that are asked for in memory, in every process. Nothing is read
 * on a timer: a change is announced (after its commit, to every process) and the next question of a store that it
 * concerns first reads what has changed since the last snapshot. The stock alone may be some seconds old.
 */
export function followShelves(
  { connection, clock, versions, meters = null }: Watched,
  {
    patience = usualPatience,
    mostBytes = Number.POSITIVE_INFINITY,
    begin = null,
  }: Partial<Pick<FollowedShelves, 'patience' | 'mostBytes' | 'begin'>> = {},
): FollowedShelves {
  const wanted = { wanted: new Set<number>(), wantedSold: new Set<number>() };
  const state = { data: createShelfData(), read: 0, ...wanted, running: null, isStopped: false };
  return { connection, clock, versions, meters, ...state, patience, mostBytes, begin };
}

/**
 * The goods and one store's shelf as they hold now; null for a store that is not there or not displayed. Refuses
 * `unavailable` when they are still being read after a while. To be read before the next `await`: they change in place.
 */
export async function readShelves(followed: FollowedShelves, storeId: number): Promise<Shelves | null> {
  if (!isFresh(followed, storeId, versionOf(followed.versions, storeId)))
    await inTime(freshen(followed, storeId), followed.patience);
  noteAsked(followed.data, storeId);
  const { goods, orders, categories, kinds, stores, displayed } = followed.data;
  const [store, discount] = [stores.get(storeId), displayed.get(storeId)];
  if (!store || !discount) return null;
  // When it fails, the first reader after the lifetime tries again and gets the error.
  if (stockAge(followed, storeId) >= stockRenewal) startReading(followed, storeId).catch(() => undefined);
  putStorePercent(goods, store.shelf, percentAt(discount, followed.clock().getTime()));
  return { goods, shelf: store.shelf, orders, categories, kinds };
}

/** Whether a store's shelf is in memory, fresh or not. */
export function hasShelf({ data }: FollowedShelves, storeId: number): boolean {
  return data.stores.has(storeId);
}

/**
 * The goods as they hold now, without any shelf; where `withSold`, it is known what the store sells. Refuses `unavailable` as
 * `readShelves` does. To be read before the next `await`.
 */
export async function readGoods(followed: FollowedShelves, storeId: number, withSold: boolean): Promise<ShelfData> {
  const version = versionOf(followed.versions, storeId);
  const lacksSold = () => withSold && followed.data.displayed.has(storeId) && !followed.data.sold.has(storeId);
  const isOld = () => followed.data.since === null || version > followed.read || lacksSold();
  const freshen = async () => {
    while (isOld()) {
      if (withSold) followed.wantedSold.add(storeId);
      await joinReading(followed);
    }
  };
  if (isOld()) await inTime(freshen(), followed.patience);
  return followed.data;
}

/** The goods as they are after this call; `since` then says as of when. */
export async function rereadGoods(followed: FollowedShelves): Promise<ShelfData> {
  while (followed.running !== null) await followed.running.catch(() => undefined);
  await joinReading(followed);
  return followed.data;
}

/**
 * Reads until what was known to have changed in a store by now is in memory, however long it takes. What changes meanwhile
 * is for whoever asks after it: an import changes something every second, and nobody waits for its end.
 */
export async function freshen(followed: FollowedShelves, storeId: number): Promise<void> {
  const version = versionOf(followed.versions, storeId);
  do await startReading(followed, storeId);
  while (!isFresh(followed, storeId, version) && !isUnknown(followed, storeId, version));
}

/** Does something with the goods and shelves while no reading changes them; who must wait for one waits for it. */
export async function holdStill(followed: FollowedShelves, work: (data: ShelfData) => Promise<void>): Promise<void> {
  while (followed.running !== null) await followed.running.catch(() => undefined);
  const held = work(followed.data);
  followed.running = held
    .catch(() => undefined)
    .then(() => {
      followed.running = null;
    });
  await held;
}

/** Ends a reading that is under way; there is none after it. */
export async function stopFollowing(followed: FollowedShelves): Promise<void> {
  followed.isStopped = true;
  await followed.running?.catch(() => undefined);
}

/** Whether the shelf of a store is as it was at a version of it, and its stock young enough. */
function isFresh(followed: FollowedShelves, storeId: number, version: number): boolean {
  const store = followed.data.stores.get(storeId);
  return !!store && !store.isStale && version <= followed.read && stockAge(followed, storeId) < stockLifetime;
}

/** Whether it is known that at a version there was no such store, or that it was not displayed. */
function isUnknown({ read, data }: FollowedShelves, storeId: number, version: number): boolean {
  return version <= read && !data.displayed.has(storeId);
}

/** How many milliseconds ago the stock of a store was read. */
function stockAge({ data, clock }: FollowedShelves, storeId: number): number {
  return clock().getTime() - (data.stores.get(storeId)?.stockAt ?? Number.NEGATIVE_INFINITY);
}

/** Joins the reading that is under way, which may be of other stores, or starts one. */
function startReading(followed: FollowedShelves, storeId: number): Promise<void> {
  followed.wanted.add(storeId);
  return joinReading(followed);
}

function joinReading(followed: FollowedShelves): Promise<void> {
  followed.running ??= readOnce(followed).finally(() => {
    followed.running = null;
  });
  return followed.running;
}

async function readOnce(followed: FollowedShelves): Promise<void> {
  const { connection, versions, clock, meters } = followed;
  const goOn = () => {
    if (followed.isStopped) throw new Error('The shelves are read no more');
  };
  const storeIds = [...followed.wanted].slice(0, mostAtOnce);
  for (const storeId of storeIds) followed.wanted.delete(storeId);
  const soldIn = [...followed.wantedSold];
  followed.wantedSold.clear();
  const { last } = versions;
  if (followed.begin) {
    const { begin } = followed;
    followed.begin = null;
    followed.data = (await begin()) ?? followed.data;
  }
  // One reader for all of a reading: what its first statement has seen must be there for the others.
  const reading = {
    connection: connection.catalogue(),
    data: followed.data,
    soldIn,
    goOn,
    noteShelf: meters?.noteShelf,
  };
  followed.data = await readChanges(reading, storeIds, clock().getTime());
  forgetShelves(followed.data, followed.mostBytes, new Set(storeIds));
  followed.read = last;
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
