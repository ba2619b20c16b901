import type { Connection } from '#server/db/connection.ts';
import type { Goods } from '../shelves/goods.ts';
import { selectShelfRows } from '../shelves/select-rows.ts';
import { selectShelf } from '../shelves/select-shelf.ts';
import {
  createStoreShelf,
  putOnShelf,
  putSales,
  putSoldOut,
  putStorePercent,
  type ShelfRow,
  type StoreShelf,
} from '../shelves/store-shelf.ts';
import type { EngineClient } from './engine-client.ts';
import { type CountedSales, readSales, type StoreMark, salesDocument } from './engine-state.ts';
import type { Ranks } from './name-ranks.ts';
import { offerDocument, offerId } from './offer-document.ts';

export type Writing = {
  client: EngineClient;
  collection: string;
  connection: Pick<Connection, 'hot'>;
  goods: Goods;
  ranks: Ranks;
  now: number;
};
/** What holds of a store, and is not of single offers. */
export type StoreNow = StoreMark & { storeId: number };

/** Documents of one request, some 600 bytes each; and ids in one address. */
const partSize = 1000;
const idsInAddress = 100;

export function* inParts<T>(all: readonly T[], size = partSize): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}

/** Writes some offers of a store as they are now; those that it does not sell any more are taken away. */
export async function writeOffers(
  writing: Writing,
  store: StoreNow,
  { sales, hasCounted }: { sales: CountedSales; hasCounted: boolean },
  ids: readonly number[],
): Promise<void> {
  const { client, collection, connection, goods } = writing;
  const shelf = shelfOf(goods, store);
  for (const part of inParts(ids)) {
    for (const row of await selectShelfRows(connection, store.storeId, part)) put(goods, shelf, row);
    putOthers(goods, shelf, store, sales);
    const documents = part.map((id) => offerDocument(goods, shelf, goods.slots.get(id) ?? -1, writing));
    await client.upsert(
      collection,
      documents.filter((document) => document !== null),
    );
    const gone = part.filter((_, i) => documents[i] === null);
    for (const some of inParts(gone, idsInAddress))
      await client.remove(collection, `id:=[${some.map((id) => offerId(store.storeId, id)).join(',')}]`);
  }
  if (hasCounted) await client.upsert(collection, [salesDocument(store.storeId, sales)]);
}

/** Writes all offers of a store, and takes away what it does not sell any more. */
export async function writeStore(writing: Writing, store: StoreNow, sales: CountedSales): Promise<void> {
  const { client, collection, connection, goods, now } = writing;
  const { storeId } = store;
  // As large as one store's shelf in memory, for as long as this takes.
  const shelf = shelfOf(goods, store);
  for await (const { ids, retail, wholesale, percents, lowest, wholesaleLowest } of selectShelf(connection, storeId))
    for (const [i, productId] of ids.entries())
      put(goods, shelf, {
        productId,
        retail: retail[i] ?? 0,
        wholesale: wholesale[i] ?? 0,
        percent: percents[i] ?? 0,
        lowest: { retail: lowest[i] ?? 0, wholesale: wholesaleLowest[i] ?? 0 },
      });
  putOthers(goods, shelf, store, sales);
  for (const slots of inParts([...shelf.isSold.keys()].filter((slot) => shelf.isSold[slot] === 1)))
    await client.upsert(
      collection,
      slots.map((slot) => offerDocument(goods, shelf, slot, writing)).filter((document) => document !== null),
    );
  await client.remove(collection, `store:=${storeId} && written:<${now}`);
  await client.upsert(collection, [salesDocument(storeId, sales)]);
}

/** The products of which the documents say another number of orders than these. */
export async function changedSales(writing: Writing, storeId: number, sales: CountedSales): Promise<number[]> {
  const before = ordersOf(await readSales(writing.client, writing.collection, storeId));
  const after = ordersOf(sales);
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
}

function ordersOf({ productIds, orders }: CountedSales): ReadonlyMap<number, number> {
  return new Map(productIds.map((id, i) => [id, orders[i] ?? 0]));
}

function shelfOf(goods: Goods, { storeId, percent }: StoreNow): StoreShelf {
  const shelf = createStoreShelf(goods, storeId);
  putStorePercent(goods, shelf, percent);
  return shelf;
}

/** A product that came after the goods were read is left to the next turn. */
function put(goods: Goods, shelf: StoreShelf, row: ShelfRow): void {
  if (goods.slots.has(row.productId)) putOnShelf(goods, shelf, row);
}

function putOthers(goods: Goods, shelf: StoreShelf, { soldOut, countedAt }: StoreNow, sales: CountedSales): void {
  putSoldOut(goods, shelf, soldOut);
  putSales(goods, shelf, { at: countedAt, ...sales });
}
