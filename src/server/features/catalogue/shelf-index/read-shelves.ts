import type { Connection } from '#server/db/connection.ts';
import { settleNameOrders } from './name-orders.ts';
import { partSize, type ShelfRow, selectChanges, selectShelf, shelfPartSize } from './select-changes.ts';
import { applyChanges, type ShelfData } from './shelf-data.ts';
import { createStoreShelf, putOnShelf, putSoldOut, type StoreShelf } from './store-shelf.ts';

export type Reading = {
  connection: Pick<Connection, 'hot'>;
  data: ShelfData;
  /** Throws where the reading must not go on. */
  goOn: () => void;
  /** The moment of the reading. */
  now: Date;
};

/**
 * Reads what has changed since the last snapshot, the shelf of a store that has not been read, and what is sold out
 * there.
 */
export async function readChanges(reading: Reading, storeId: number): Promise<void> {
  const { data, now } = reading;
  const first = await readPart(reading, 0, storeId);
  for (let part = first; part.changed.length === partSize; )
    part = await readPart(reading, part.changed.at(-1) ?? 0, null);
  if (data.since === null) await settleNameOrders(data.goods);
  data.displayable = new Set(first.displayable);
  data.categories = first.categories;
  if (data.displayable.has(storeId) && !data.stores.has(storeId))
    data.stores.set(storeId, { shelf: await readShelf(reading, storeId, first.newShelf), stockAt: 0 });
  data.since = first.since;
  const store = data.stores.get(storeId);
  if (!store) return;
  putSoldOut(data.goods, store.shelf, first.soldOut);
  store.stockAt = now.getTime();
}

async function readPart({ connection, data, goOn, now }: Reading, after: number, storeId: number | null) {
  goOn();
  const newStore = storeId === null || data.stores.has(storeId) ? null : storeId;
  const stores = [...data.stores.keys()];
  const part = await selectChanges(connection, { since: data.since, after, stores, stockOf: storeId, newStore, now });
  applyChanges(data, part);
  return part;
}

/** What changes while it is read is read again: the next reading of changes begins where this one began. */
async function readShelf(
  { connection, data, goOn, now }: Reading,
  storeId: number,
  beginning: readonly ShelfRow[],
): Promise<StoreShelf> {
  const shelf = createStoreShelf(data.goods, storeId);
  for (let rows = beginning; rows.length > 0; ) {
    goOn();
    for (const row of rows) putOnShelf(data.goods, shelf, row);
    const last = rows.length < shelfPartSize ? undefined : rows.at(-1);
    rows = last ? await selectShelf(connection, storeId, last[1], now) : [];
  }
  return shelf;
}
