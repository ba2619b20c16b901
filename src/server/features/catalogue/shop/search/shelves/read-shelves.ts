import type { Connection } from '#server/db/connection.ts';
import { nextVersion } from './goods.ts';
import { makeKindTree } from './kind-tree.ts';
import { settleNameOrders } from './name-orders.ts';
import { type CatalogueChanges, mostChanges, selectChanges, selectManyChanges } from './select-changes.ts';
import { selectAllGoods, selectSomeGoods } from './select-goods.ts';
import { selectKinds, selectSales } from './select-kinds.ts';
import { readIntegers, selectShelf } from './select-shelf.ts';
import {
  applyGoods,
  applyRows,
  applyShelf,
  createShelfData,
  knownStore,
  type ShelfData,
  unknownGoods,
  withSold,
} from './shelf-data.ts';
import { putSales, putSoldOut, takeOffShelf } from './store-shelf.ts';

export type Reading = {
  connection: Pick<Connection, 'hot'>;
  data: ShelfData;
  /** Stores of which it is to be known what they sell, and no more. */
  soldIn?: readonly number[] | undefined;
  /** Throws where the reading must not go on. */
  goOn: () => void;
  /** Told of each shelf that was read whole. */
  noteShelf?: (() => void) | undefined;
};

/** The log of changes is kept for a day; who has not read for half of one trusts it no more. */
const longestPause = 12 * 3_600_000;

/**
 * Reads what has changed since the last snapshot, then, of these stores, the shelves that are new or much changed and
 * what is sold out. Answers the data: other than before where everything had to be read anew. `now` in milliseconds.
 */
export async function readChanges(reading: Reading, storeIds: readonly number[], now: number): Promise<ShelfData> {
  const { connection, data, goOn } = reading;
  goOn();
  if (data.since !== null && now - data.readAt > longestPause) return rereadAll(reading, storeIds, now);
  const changes = await selectChanges(connection, data.since, storeIds);
  if (changes.count > mostChanges) {
    const many = await selectManyChanges(connection, data.since);
    if (!many) return rereadAll(reading, storeIds, now);
    Object.assign(changes, { ...many, rows: [] });
  }
  if (data.since === null || changes.words) await readKinds(reading);
  if (data.since === null) await readAllGoods(reading);
  await readSomeGoods(reading, changes.products);
  applyRows(data, changes.rows);
  for (const storeId of changes.shelves) {
    const known = data.stores.get(storeId);
    if (known) known.isStale = true;
    data.sold.delete(storeId);
  }
  data.displayed = new Map(changes.stores.map(([id, ...discount]) => [id, discount]));
  data.categories = changes.categories;
  for (const storeId of storeIds) if (data.displayed.has(storeId)) await readShelf(reading, storeId);
  for (const storeId of reading.soldIn ?? []) if (data.displayed.has(storeId)) await readSold(reading, storeId);
  await readSomeGoods(reading, unknownGoods(data));
  await readSales(reading, changes.counted);
  const soldOut = new Map(changes.soldOut);
  for (const storeId of storeIds) {
    const store = data.stores.get(storeId);
    if (!store) continue;
    putSoldOut(data.goods, store.shelf, readIntegers(soldOut.get(storeId)));
    store.stockAt = now;
  }
  // What changed while this was read is read again: the next reading begins where this one began.
  data.since = changes.since;
  data.readAt = now;
  return data;
}

function rereadAll(reading: Reading, storeIds: readonly number[], now: number): Promise<ShelfData> {
  return readChanges({ ...reading, data: createShelfData(reading.data.goods.lastVersion) }, storeIds, now);
}

async function readAllGoods({ connection, data, goOn }: Reading): Promise<void> {
  for await (const rows of selectAllGoods(connection)) {
    goOn();
    applyGoods(data, [], rows);
  }
  await settleNameOrders(data.goods);
}

async function readSomeGoods({ connection, data, goOn }: Reading, products: readonly number[]): Promise<void> {
  for await (const { ids, rows } of selectSomeGoods(connection, products)) {
    goOn();
    applyGoods(data, ids, rows);
  }
}

async function readKinds({ connection, data }: Reading): Promise<void> {
  data.kinds = makeKindTree(await selectKinds(connection));
  // Lists that were found by other words are found no more.
  data.goods.version = nextVersion(data.goods);
}

/** Reads what was counted since it was last read. */
async function readSales({ connection, data }: Reading, counted: CatalogueChanges['counted']): Promise<void> {
  for (const [storeId, at] of counted) {
    const shelf = data.stores.get(storeId)?.shelf;
    if (shelf && at > shelf.countedAt) putSales(data.goods, shelf, { at, ...(await selectSales(connection, storeId)) });
  }
}

async function readSold({ connection, data, goOn }: Reading, storeId: number): Promise<void> {
  if (data.sold.has(storeId)) return;
  let column: Uint8Array = new Uint8Array(0);
  for await (const { ids } of selectShelf(connection, storeId)) {
    goOn();
    column = withSold(data.goods, column, ids, 1);
  }
  data.sold.set(storeId, column);
}

/** Reads a shelf that is new or stale; one that is neither costs nothing. */
async function readShelf({ connection, data, goOn, noteShelf }: Reading, storeId: number): Promise<void> {
  const store = knownStore(data, storeId);
  if (!store.isStale) return;
  const missing = store.shelf.isSold.slice();
  for await (const part of selectShelf(connection, storeId)) {
    goOn();
    applyShelf(data, store.shelf, part, missing);
  }
  for (let slot = 0; slot < missing.length; slot++)
    if (missing[slot] === 1) takeOffShelf(data.goods, store.shelf, data.goods.ids[slot] as number);
  store.isStale = false;
  noteShelf?.();
}
