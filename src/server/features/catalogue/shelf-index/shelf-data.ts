import { createGoods, type Goods, putGood, removeGood } from './goods.ts';
import type { CategoryRow, ChangesPart } from './select-changes.ts';
import { createShelfOrders, type ShelfOrders } from './shelf-orders.ts';
import { putOnShelf, type StoreShelf, takeOffShelf } from './store-shelf.ts';

/** The shop's goods and the shelves of the stores that were asked for, as they were at a snapshot of the database. */
export type ShelfData = {
  goods: Goods;
  /** What was read of each store, and when its stock was (milliseconds). */
  stores: Map<number, { shelf: StoreShelf; stockAt: number }>;
  orders: ShelfOrders;
  displayable: Set<number>;
  categories: readonly CategoryRow[];
  /** The oldest transaction that has not been read for sure; null: nothing has been read. */
  since: string | null;
};

/** The goods and one store's shelf as they hold now, what a question of the catalogue is answered from. */
export type Shelves = Pick<ShelfData, 'goods' | 'orders' | 'categories'> & { shelf: StoreShelf };

export function createShelfData(): ShelfData {
  return {
    goods: createGoods(),
    stores: new Map(),
    orders: createShelfOrders(),
    displayable: new Set(),
    categories: [],
    since: null,
  };
}

/** Brings goods and shelves in line with what was read of some products. */
export function applyChanges({ goods, stores }: ShelfData, part: ChangesPart): void {
  const visible = new Set(part.goods.map(([id]) => id));
  const onShelf = new Set(part.shelf.map(([storeId, id]) => `${storeId} ${id}`));
  for (const id of part.changed) {
    if (!visible.has(id)) removeGood(goods, id);
    for (const [storeId, { shelf }] of stores) if (!onShelf.has(`${storeId} ${id}`)) takeOffShelf(goods, shelf, id);
  }
  for (const row of part.goods) putGood(goods, row);
  for (const row of part.shelf) {
    const store = stores.get(row[0]);
    if (store) putOnShelf(goods, store.shelf, row);
  }
}
