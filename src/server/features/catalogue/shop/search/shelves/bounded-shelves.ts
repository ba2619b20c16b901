import type { ShelfData } from './shelf-data.ts';
import type { StoreShelf } from './store-shelf.ts';

/** A `Map` entry with its two prices, as V8 holds them. */
const bytesOfLowest = 100;

/** What a store's shelf takes in memory: columns of numbers, 25 bytes for each of the shop's products. */
export function bytesOf(shelf: StoreShelf): number {
  const { isSold, base, ownPercent, final, isReduced, isSoldOut, sales, lowest } = shelf;
  const columns = [base.retail, base.wholesale, final.retail, final.wholesale, isReduced.retail, isReduced.wholesale];
  const bytes = [...columns, isSold, ownPercent, isSoldOut, sales].reduce((sum, column) => sum + column.byteLength, 0);
  return bytes + lowest.size * bytesOfLowest;
}

/** Notes that a store was asked for: the stores stand in the order in which they were asked for last. */
export function noteAsked({ stores }: ShelfData, storeId: number): void {
  const store = stores.get(storeId);
  if (!store) return;
  stores.delete(storeId);
  stores.set(storeId, store);
}

/**
 * Forgets the shelves that were asked for longest ago, until the others take `mostBytes` at most; those of the stores `kept`
 * stay. Whoever asks for a forgotten one waits until it has been read again.
 */
export function forgetShelves(data: ShelfData, mostBytes: number, kept: ReadonlySet<number>): void {
  let bytes = bytesOfAll(data);
  for (const [storeId, { shelf }] of data.stores) {
    if (bytes <= mostBytes) return;
    if (kept.has(storeId)) continue;
    data.stores.delete(storeId);
    bytes -= bytesOf(shelf);
  }
}

/** Whether one shelf more, of the size of the others, would fit. */
export function hasRoom(data: ShelfData, mostBytes: number): boolean {
  const { size } = data.stores;
  return size === 0 || (bytesOfAll(data) * (size + 1)) / size <= mostBytes;
}

function bytesOfAll({ stores }: ShelfData): number {
  return [...stores.values()].reduce((sum, { shelf }) => sum + bytesOf(shelf), 0);
}
