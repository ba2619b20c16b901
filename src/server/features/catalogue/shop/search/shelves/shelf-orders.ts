import { type Language, languages } from '#domain/language/language.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { type BoundedMemory, createBoundedMemory } from '#server/services/memory/bounded-memory.ts';
import type { Goods } from './goods.ts';
import { nameOrder } from './name-orders.ts';
import type { StoreShelf } from './store-shelf.ts';

/**
 * An order of what a store sells: by name; in stock first, then by name; by sales, then by name; in stock first, then by
 * sales (`wanted`); by price; by the price of
 * a kilogram or litre (`measured`), and what has none by the price of one of its pieces (`pieces`).
 */
export type OrderName =
  | `${'name' | 'stock' | 'popular' | 'wanted'}-${Language}`
  | `${'price' | 'measured' | 'pieces'}-${PriceType}`;

/** An order with the versions that it is made of. */
type KeptOrder = { madeOf: string; slots: Uint32Array; divided: Divided | null };
/** The slots of each category one after the other, each in the order; where a category begins, by its number. */
type Divided = { goodsVersion: number; slots: Uint32Array; starts: Uint32Array };

/** The orders that were asked for, of all stores: what is dropped is made again. */
export type ShelfOrders = BoundedMemory<KeptOrder>;

/** A hundred stores of 20,000 products, each in four orders. */
const mostBytes = 64 * 2 ** 20;
/** In one number with a price: more products than this cannot be told apart. */
const ranksApart = 2 ** 22;

export function createShelfOrders(): ShelfOrders {
  return createBoundedMemory({ bytes: mostBytes, sizeOf: ({ slots }) => 8 * slots.length });
}

type OrderedShelf = { goods: Goods; shelf: StoreShelf; orders: ShelfOrders };

/** The slots of what a store sells in an order, of one category (by its number) or of all (null). */
export function slotsInOrder(context: OrderedShelf, name: OrderName, category: number | null): Uint32Array {
  const kept = keptOrder(context, name);
  if (category === null) return kept.slots;
  const { version } = context.goods;
  if (kept.divided?.goodsVersion !== version) kept.divided = divideByCategory(context.goods, kept.slots);
  const { slots, starts } = kept.divided;
  return category < 0 ? slots.subarray(0, 0) : slots.subarray(starts[category], starts[category + 1]);
}

function keptOrder(context: OrderedShelf, name: OrderName): KeptOrder {
  const key = `${context.shelf.storeId} ${name}`;
  const madeOf = versionsOf(context, name);
  const known = context.orders.get(key);
  if (known?.madeOf === madeOf) return known;
  const made = { madeOf, slots: makeOrder(context, name), divided: null };
  context.orders.set(key, made);
  return made;
}

/** What an order changes with. */
function versionsOf({ goods, shelf }: OrderedShelf, name: OrderName): string {
  const { membership, prices, stock, sales } = shelf.versions;
  if (name.startsWith('price')) return `${membership} ${prices}`;
  const others = { name: '', stock, popular: sales, wanted: `${stock} ${sales}`, measured: prices, pieces: prices };
  return `${goods.version} ${membership} ${others[name.split('-')[0] as keyof typeof others]}`;
}

function makeOrder(context: OrderedShelf, name: OrderName): Uint32Array {
  const { goods, shelf } = context;
  const { measure, pieces } = goods.columns;
  const [kind, by] = name.split('-') as
    | ['name' | 'stock' | 'popular' | 'wanted', Language]
    | ['price' | 'measured' | 'pieces', PriceType];
  switch (kind) {
    case 'name':
      return nameOrder(goods, languages.indexOf(by)).slots.filter((slot) => shelf.isSold[slot] === 1);
    case 'stock':
      return inStockFirst(shelf, slotsInOrder(context, `name-${by}`, null));
    case 'popular':
      return sortBySales(shelf, slotsInOrder(context, `name-${by}`, null));
    case 'wanted':
      return inStockFirst(shelf, slotsInOrder(context, `popular-${by}`, null));
    case 'price':
      return sortByPrice(goods, shelf, shelf.final[by]);
    case 'measured':
      return sortByUnitPrice(shelf.final[by], slotsInOrder(context, `price-${by}`, null), measure);
    default: {
      const counted = slotsInOrder(context, `price-${by}`, null).filter((slot) => measure[slot] === 0);
      return sortByUnitPrice(shelf.final[by], counted, pieces);
    }
  }
}

/** The same slots, those in stock first, each part as it was. */
export function inStockFirst({ isSoldOut }: StoreShelf, slots: Uint32Array): Uint32Array {
  const sorted = new Uint32Array(slots.length);
  let count = 0;
  for (const wanted of [0, 1])
    for (let i = 0; i < slots.length; i++)
      if ((isSoldOut[slots[i] as number] ?? 0) === wanted) sorted[count++] = slots[i] as number;
  return sorted;
}

/** What stood in the most orders first; of equals the order is kept. */
function sortBySales({ sales }: StoreShelf, slots: Uint32Array): Uint32Array {
  const salesOf = (slot: number) => sales[slot] ?? 0;
  return slots.slice().sort((a, b) => salesOf(b) - salesOf(a));
}

/** By price, then by id: in one number each, as numbers sort fast. */
function sortByPrice(goods: Goods, { isSold }: StoreShelf, cents: Int32Array): Uint32Array {
  const { slots, ranks } = orderById(goods);
  const weights = new Float64Array(slots.length);
  let count = 0;
  for (let slot = 0; slot < slots.length; slot++)
    if (isSold[slot] === 1) weights[count++] = (cents[slot] as number) * ranksApart + (ranks[slot] as number);
  return Uint32Array.from(weights.subarray(0, count).sort(), (weight) => slots[weight % ranksApart] as number);
}

/** The slots by the id of their product, and where each stands there; mostly as they came. */
function orderById({ ids, size }: Goods): { slots: Uint32Array; ranks: Uint32Array } {
  const slots = Uint32Array.from({ length: size }, (_, slot) => slot);
  const isSorted = slots.every((slot) => slot === 0 || (ids[slot - 1] as number) < (ids[slot] as number));
  if (isSorted) return { slots, ranks: slots };
  slots.sort((a, b) => (ids[a] as number) - (ids[b] as number));
  const ranks = new Uint32Array(size);
  for (let rank = 0; rank < size; rank++) ranks[slots[rank] as number] = rank;
  return { slots, ranks };
}

/** Those with a measure. Equal prices stay as they are by price; exact prices are compared, not those of the cent. */
function sortByUnitPrice(cents: Int32Array, byPrice: Uint32Array, measure: Int32Array): Uint32Array {
  const slots = byPrice.filter((slot) => measure[slot] !== 0);
  const prices = Float64Array.from(slots, (slot) => (cents[slot] as number) / (measure[slot] as number));
  const order = Uint32Array.from(slots, (_, i) => i).sort(
    (a, b) => (prices[a] as number) - (prices[b] as number) || a - b,
  );
  return order.map((i) => slots[i] as number);
}

/** By counting: how many slots each category has says where the next one begins. */
function divideByCategory({ columns, codes, version }: Goods, order: Uint32Array): Divided {
  const { category } = columns;
  const starts = new Uint32Array(codes.category.words.length + 2);
  for (let i = 0; i < order.length; i++) {
    const after = (category[order[i] as number] as number) + 2;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let c = 2; c < starts.length; c++) starts[c] = (starts[c] as number) + (starts[c - 1] as number);
  const slots = new Uint32Array(order.length);
  for (let i = 0; i < order.length; i++) {
    const next = (category[order[i] as number] as number) + 1;
    slots[starts[next] as number] = order[i] as number;
    starts[next] = (starts[next] as number) + 1;
  }
  return { goodsVersion: version, slots, starts };
}
