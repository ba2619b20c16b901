import type { PriceType } from '#domain/pricing/price-type.ts';
import type { Goods } from './goods.ts';
import type { ShelfRow } from './select-changes.ts';
import { sortInSlices, sortSlots } from './sort-slots.ts';

/** What stands on the shelf of one store, by the slot of the goods. */
export type StoreShelf = {
  /** The price after discount in cents, or -1: not on the shelf. */
  cents: (priceType: PriceType) => readonly number[];
  isDiscounted: readonly number[];
  isSoldOut: (slot: number) => boolean;
  /** The slots by price. */
  byPrice: (priceType: PriceType) => readonly number[];
  /** The slots by the price of a kilogram or litre, then (apart) those that have none by the price of the piece. */
  byUnitPrice: (priceType: PriceType) => UnitPriceOrder;
  /** How many products of each category are on the shelf. */
  categories: () => ReadonlyMap<string, number>;
  put: (row: ShelfRow) => void;
  /** Makes the order by retail price, while others get their turn; to be awaited before any change. */
  settle: () => Promise<void>;
  remove: (productId: number) => void;
  /** Answers whether that is anything new. */
  setSoldOut: (productIds: readonly number[]) => boolean;
};
export type UnitPriceOrder = { measured: readonly number[]; pieces: readonly number[] };

type Orders = { price: number[]; unitPrice?: UnitPriceOrder; isStale: boolean };

export function createStoreShelf(goods: Goods): StoreShelf {
  const cents: Record<PriceType, number[]> = { retail: [], wholesale: [] };
  const isDiscounted: number[] = [];
  const orders: Partial<Record<PriceType, Orders>> = {};
  let soldOut = new Uint8Array(0);
  let counts: Map<string, number> | null = null;

  const set = (slot: number, retail: number, wholesale: number) => {
    for (const list of [cents.retail, cents.wholesale, isDiscounted]) while (list.length <= slot) list.push(-1);
    cents.retail[slot] = retail;
    cents.wholesale[slot] = wholesale;
    for (const order of Object.values(orders)) order.isStale = true;
    counts = null;
  };
  const isSold = (priceType: PriceType) => (slot: number) => (cents[priceType][slot] ?? -1) >= 0;
  const compareBy = (priceType: PriceType) => {
    const prices = cents[priceType];
    return (a: number, b: number) => (prices[a] ?? 0) - (prices[b] ?? 0) || (goods.ids[a] ?? 0) - (goods.ids[b] ?? 0);
  };
  const ordersOf = (priceType: PriceType): Orders => {
    const known = orders[priceType];
    if (known && !known.isStale) return known;
    const count = cents[priceType].length;
    const price = sortSlots(known?.price, count, isSold(priceType), compareBy(priceType));
    const made = { price, isStale: false };
    orders[priceType] = made;
    return made;
  };
  return {
    cents: (priceType) => cents[priceType],
    isDiscounted,
    isSoldOut: (slot) => soldOut[slot] === 1,
    byPrice: (priceType) => ordersOf(priceType).price,
    byUnitPrice: (priceType) => {
      const order = ordersOf(priceType);
      order.unitPrice ??= sortByUnitPrice(goods, cents[priceType], order.price);
      return order.unitPrice;
    },
    categories: () => {
      counts ??= countCategories(goods, cents.retail);
      return counts;
    },
    put: ([, productId, retail, wholesale, isOffer]) => {
      const slot = goods.slotOf(productId);
      set(slot, retail, wholesale);
      isDiscounted[slot] = Number(isOffer);
    },
    remove: (productId) => set(goods.slotOf(productId), -1, -1),
    settle: async () => {
      const slots = [...cents.retail.keys()].filter(isSold('retail'));
      orders.retail = { price: await sortInSlices(slots, compareBy('retail')), isStale: false };
    },
    setSoldOut: (productIds) => {
      const before = soldOut;
      soldOut = new Uint8Array(goods.ids.length);
      for (const id of productIds) soldOut[goods.slotOf(id)] = 1;
      return Buffer.compare(before, soldOut) !== 0;
    },
  };
}

/** Equal prices stay as they are by price; exact prices are compared, not those rounded to the cent. */
function sortByUnitPrice(goods: Goods, cents: readonly number[], byPrice: readonly number[]): UnitPriceOrder {
  const measures = byPrice.map((slot) => goods.columns.measure[slot] ?? 0);
  const measured = byPrice
    .map((slot, i) => ({ slot, price: (cents[slot] ?? 0) / (measures[i] ?? 1) }))
    .filter((_, i) => measures[i] !== 0)
    .sort((a, b) => a.price - b.price)
    .map(({ slot }) => slot);
  return { measured, pieces: byPrice.filter((_, i) => measures[i] === 0) };
}

function countCategories({ columns }: Goods, cents: readonly number[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [slot, price] of cents.entries()) {
    const category = price < 0 ? undefined : columns.wordOf(columns.category[slot] ?? -1);
    if (category !== undefined) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}
