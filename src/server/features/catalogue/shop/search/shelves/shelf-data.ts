import type { StoreDiscount } from '#server/services/shelf/discount-in-force.ts';
import { withRoom } from './codes.ts';
import { createGoods, type Goods, putGood, removeGood, slotOf } from './goods.ts';
import { type KindTree, makeKindTree } from './kind-tree.ts';
import type { CategoryRow, ChangedRow } from './select-changes.ts';
import type { GoodsRow } from './select-goods.ts';
import type { ShelfColumns } from './select-shelf.ts';
import { createShelfOrders, type ShelfOrders } from './shelf-orders.ts';
import { createStoreShelf, putOnShelf, type StoreShelf, takeOffShelf } from './store-shelf.ts';

/** The shop's goods and the shelves of the stores that were asked for, as they were at a snapshot of the database. */
export type ShelfData = {
  goods: Goods;
  stores: Map<number, KnownStore>;
  /** What is sold (1, by slot) in stores whose shelf is not known: a byte a product, for searches that an engine answers. */
  sold: Map<number, Uint8Array>;
  orders: ShelfOrders;
  /** The stores that are displayed, with their discount on everything. */
  displayed: Map<number, StoreDiscount>;
  categories: readonly CategoryRow[];
  kinds: KindTree;
  /** The snapshot of the last reading; null: nothing has been read. */
  since: string | null;
  /** When the last reading began, in milliseconds. */
  readAt: number;
};
/** What was read of a store, and when what is sold out there was (milliseconds). */
export type KnownStore = {
  shelf: StoreShelf;
  stockAt: number;
  /** Much of it has changed: the whole shelf is to be read anew before it is used. */
  isStale: boolean;
};

/** The goods and one store's shelf as they hold now, what a question of the catalogue is answered from. */
export type Shelves = Pick<ShelfData, 'goods' | 'orders' | 'categories' | 'kinds'> & { shelf: StoreShelf };

/** `lastVersion`: of data that this takes the place of, as no version is given twice. */
export function createShelfData(lastVersion = 0): ShelfData {
  return {
    goods: createGoods(lastVersion),
    stores: new Map(),
    sold: new Map(),
    orders: createShelfOrders(),
    displayed: new Map(),
    categories: [],
    kinds: makeKindTree({ kinds: [], synonyms: [] }),
    since: null,
    readAt: 0,
  };
}

/** Brings some products in line with what was read of them; those without a row are no longer visible. */
export function applyGoods({ goods }: ShelfData, ids: readonly number[], rows: readonly GoodsRow[]): void {
  const visible = new Set(rows.map(([id]) => id));
  for (const id of ids) if (!visible.has(id)) removeGood(goods, id);
  for (const row of rows) putGood(goods, row);
}

/** Brings single rows of the shelves in line with what was read of them. */
export function applyRows({ goods, stores, sold }: ShelfData, rows: readonly ChangedRow[]): void {
  for (const [storeId, productId, retail, wholesale, percent, lowest, wholesaleLowest] of rows) {
    const column = sold.get(storeId);
    if (column) sold.set(storeId, withSold(goods, column, [productId], Number(retail !== null)));
    const shelf = stores.get(storeId)?.shelf;
    if (!shelf) continue;
    if (retail === null || wholesale === null) takeOffShelf(goods, shelf, productId);
    else
      putOnShelf(goods, shelf, {
        productId,
        retail,
        wholesale,
        percent: percent ?? 0,
        lowest: { retail: lowest ?? 0, wholesale: wholesaleLowest ?? 0 },
      });
  }
}

/** Writes a part of a shelf that was read whole; the products are taken from those that are `missing` (by slot, 1). */
export function applyShelf({ goods }: ShelfData, shelf: StoreShelf, part: ShelfColumns, missing: Uint8Array): void {
  for (let i = 0; i < part.ids.length; i++) {
    const productId = part.ids[i] as number;
    const [retail, wholesale] = [part.retail[i] as number, part.wholesale[i] as number];
    const lowest = { retail: part.lowest[i] as number, wholesale: part.wholesaleLowest[i] as number };
    putOnShelf(goods, shelf, { productId, retail, wholesale, percent: part.percents[i] as number, lowest });
    missing[slotOf(goods, productId)] = 0;
  }
}

/** The column of what a store sells, with some products set to 1 or 0. */
export function withSold(goods: Goods, column: Uint8Array, ids: readonly number[], is: number): Uint8Array {
  const slots = ids.map((id) => slotOf(goods, id));
  const wide = withRoom(column, goods.size);
  for (const slot of slots) wide[slot] = is;
  return wide;
}

/** Products that stand on a shelf and of which nothing else is known: they came since the goods were read. */
export function unknownGoods({ goods, stores, sold }: ShelfData): number[] {
  const columns = [...[...stores.values()].map(({ shelf }) => shelf.isSold), ...sold.values()];
  const ids: number[] = [];
  for (let slot = 0; slot < goods.size; slot++)
    if (goods.texts[slot] === null && columns.some((isSold) => isSold[slot] === 1)) ids.push(goods.ids[slot] as number);
  return ids;
}

/** The store with its shelf, empty where it is new. */
export function knownStore({ goods, stores }: ShelfData, storeId: number): KnownStore {
  const known = stores.get(storeId) ?? { shelf: createStoreShelf(goods, storeId), stockAt: 0, isStale: true };
  stores.set(storeId, known);
  return known;
}
