import type { Connection } from '#server/db/connection.ts';
import { percentAt } from '#server/services/shelf/discount-in-force.ts';
import { type FollowedShelves, rereadGoods } from '../shelves/follow-shelves.ts';
import type { Goods } from '../shelves/goods.ts';
import { type CatalogueChanges, mostChanges, selectChanges, selectManyChanges } from '../shelves/select-changes.ts';
import { selectSales } from '../shelves/select-kinds.ts';
import { selectSellers } from '../shelves/select-rows.ts';
import { readIntegers } from '../shelves/select-shelf.ts';
import type { EngineClient } from './engine-client.ts';
import {
  dropOthers,
  type EngineState,
  markDocument,
  notReady,
  rankDocument,
  readSince,
  readState,
  type StoreMark,
  stateDocument,
} from './engine-state.ts';
import { placeNames, type Ranks } from './name-ranks.ts';
import { changedSales, inParts, type StoreNow, type Writing, writeOffers, writeStore } from './write-offers.ts';

/** What one process knows of the engine that it keeps current. */
export type EngineSync = {
  client: EngineClient;
  collection: string;
  followed: FollowedShelves;
  /** The primary: what it says is never older than the goods in memory. */
  connection: Pick<Connection, 'hot'>;
  clock: () => Date;
  /** What this process has written last; another one may have gone on since. */
  state: EngineState | null;
  hasDropped: boolean;
};

/** The log of changes is kept for a day; who has missed half of one begins anew. */
const longestPause = 12 * 3_600_000;
/** Milliseconds after which a turn begins no further store, so that changes of the others wait no longer. */
const longestTurn = 10_000;

/**
 * One turn: brings the engine in line with the database. Offers of which something has changed are written anew; a store of
 * which much has changed, or that is new there, is written whole after them, and is not answered by the engine until then.
 * Answers whether all stores are there. What fails is done by the next turn, as the snapshot moves on last.
 */
export async function syncEngine(sync: EngineSync): Promise<{ isComplete: boolean }> {
  const { client, collection, connection, followed, clock } = sync;
  const began = clock().getTime();
  const state = await currentState(sync);
  sync.state = null;
  const now = Math.max(began, state.at + 1);
  // The goods first: changes that come after them are seen again by the next turn.
  const { goods, displayed, since } = await rereadGoods(followed);
  if (since === null) throw new Error('The goods have not been read');
  const isNew = state.since === null || now - state.at > longestPause;
  const changes = await changesSince(connection, isNew ? null : state.since, [...displayed.keys()]);
  const placed = rankAgain(goods, state.ranks, isNew || changes.isAll ? null : changes.products);
  const isAll = isNew || changes.isAll || placed.isAnew;
  const writing: Writing = { client, collection, connection, goods, ranks: state.ranks, now };

  const stores = storesNow(changes, displayed, began);
  const gone = [...state.stores.keys()].filter((id) => !displayed.has(id));
  for (const id of gone) await client.remove(collection, `store:=[${id},${-id}]`);
  for (const id of gone) state.stores.delete(id);
  const isStale = ({ storeId, percent }: StoreNow) =>
    isAll || changes.shelves.includes(storeId) || state.stores.get(storeId)?.percent !== percent;
  const whole = stores.filter(isStale);
  // Before the snapshot moves on: what is begun and not ended is known to be so.
  for (const { storeId } of whole)
    await mark(writing, state, storeId, { percent: notReady, soldOut: [], countedAt: 0 });
  const some = isAll ? new Map<number, Set<number>>() : await changedOffers(connection, changes, placed.ids);
  for (const store of stores) {
    const known = state.stores.get(store.storeId);
    if (!known || whole.includes(store)) continue;
    await writeChanges(writing, state, store, known, some.get(store.storeId) ?? new Set());
  }
  const ranked = [...placed.ids].map((id) => rankDocument(id, state.ranks.get(id) ?? []));
  for (const part of inParts(ranked)) await client.upsert(collection, part);
  await client.upsert(collection, [stateDocument(since, now)]);
  Object.assign(state, { since, at: now });
  sync.state = state;

  for (const store of whole) {
    if (clock().getTime() - began > longestTurn) return { isComplete: false };
    await writeStore(writing, store, await selectSales(connection, store.storeId));
    await mark(writing, state, store.storeId, store);
  }
  if (!sync.hasDropped) await dropOthers(client, collection);
  sync.hasDropped = true;
  return { isComplete: true };
}

async function currentState({ client, collection, state }: EngineSync): Promise<EngineState> {
  if (state && (await readSince(client, collection)) === state.since) return state;
  return readState(client, collection);
}

type Changes = CatalogueChanges & { isAll: boolean };

/** `isAll`: so many goods have changed that all offers are to be written. */
async function changesSince(
  connection: Pick<Connection, 'hot'>,
  since: string | null,
  storeIds: readonly number[],
): Promise<Changes> {
  const changes = await selectChanges(connection, since, storeIds);
  if (changes.count <= mostChanges) return { ...changes, isAll: false };
  const many = await selectManyChanges(connection, since);
  return { ...changes, ...many, rows: [], isAll: many === null };
}

/** Ranks those that have changed, or (null) all; the ids of those whose rank is new. */
function rankAgain(goods: Goods, ranks: Ranks, changed: readonly number[] | null) {
  if (changed === null) ranks.clear();
  else for (const id of changed) ranks.delete(id);
  const ids = placeNames(goods, ranks);
  if (ids) return { ids, isAnew: false };
  ranks.clear();
  const all = placeNames(goods, ranks);
  if (!all) throw new Error('There are more goods than can be ranked');
  return { ids: all, isAnew: true };
}

/** What holds of each displayed store, and is not of single offers. */
function storesNow({ counted, soldOut }: Changes, displayed: FollowedShelves['data']['displayed'], now: number) {
  const countedAt = new Map(counted);
  const lacking = new Map(soldOut);
  return [...displayed].map(
    ([storeId, discount]): StoreNow => ({
      storeId,
      percent: percentAt(discount, now),
      soldOut: readIntegers(lacking.get(storeId)),
      countedAt: countedAt.get(storeId) ?? 0,
    }),
  );
}

/** The products by store whose row of the shelf, or whose facts or rank, have changed. */
async function changedOffers(
  connection: Pick<Connection, 'hot'>,
  { rows, products }: Changes,
  placed: ReadonlySet<number>,
): Promise<Map<number, Set<number>>> {
  const sellers = await selectSellers(connection, [...new Set([...products, ...placed])]);
  const changed = new Map<number, Set<number>>();
  for (const [storeId, productId] of [...rows, ...sellers.map((one) => [one.storeId, one.productId] as const)])
    changed.set(storeId, (changed.get(storeId) ?? new Set()).add(productId));
  return changed;
}

/** Writes what has changed of a store's offers; what is sold out and how much was sold by comparing with what was written. */
async function writeChanges(
  writing: Writing,
  state: EngineState,
  store: StoreNow,
  known: StoreMark,
  ids: Set<number>,
): Promise<void> {
  const [before, after] = [new Set(known.soldOut), new Set(store.soldOut)];
  for (const id of [...before, ...after]) if (before.has(id) !== after.has(id)) ids.add(id);
  const hasCounted = store.countedAt > known.countedAt;
  if (ids.size === 0 && !hasCounted) return;
  const sales = await selectSales(writing.connection, store.storeId);
  if (hasCounted) for (const id of await changedSales(writing, store.storeId, sales)) ids.add(id);
  await writeOffers(writing, store, { sales, hasCounted }, [...ids]);
  await mark(writing, state, store.storeId, store);
}

async function mark(
  { client, collection }: Writing,
  { stores }: EngineState,
  storeId: number,
  { percent, soldOut, countedAt }: StoreMark,
): Promise<void> {
  const next = { percent, soldOut, countedAt };
  if (percent === notReady && stores.get(storeId)?.percent === notReady) return;
  await client.upsert(collection, [markDocument(storeId, next)]);
  stores.set(storeId, next);
}
