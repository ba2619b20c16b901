import { effectiveDiscount, finalPrice } from '#domain/pricing/discount.ts';
import { type PriceType, priceTypes } from '#domain/pricing/price-type.ts';
import { announcedReduction } from '#domain/pricing/reduction.ts';
import { withRoom } from './codes.ts';
import { type Goods, nextVersion, slotOf } from './goods.ts';

/** What stands on the shelf of one store, by the slot of the goods. */
export type StoreShelf = {
  storeId: number;
  /** 1: the product is sold here. Where it is 0, its prices say nothing. */
  isSold: Uint8Array;
  /** Cents before discount. */
  base: Record<PriceType, Int32Array>;
  /** The product's own discount in per cent, 0 for none. */
  ownPercent: Uint8Array;
  /** The store's discount on everything that holds now, in per cent, 0 for none. */
  storePercent: number;
  /** Cents after discount. */
  final: Record<PriceType, Int32Array>;
  /** The lowest cents of the 30 days before a discount, of the few that have one; null: not sold before at that price type. */
  lowest: Map<number, Record<PriceType, number | null>>;
  /** 1: a reduction may be announced beside the price. */
  isReduced: Record<PriceType, Uint8Array>;
  isSoldOut: Uint8Array;
  /** In how many orders of the last 90 days each slot stood, and when that was counted (milliseconds). */
  sales: Uint32Array;
  countedAt: number;
  /** Numbers that change with what a list may depend on, and with nothing else. */
  versions: ShelfVersions;
  /** How many products of each category are sold here, and of which versions that is made. */
  categories: { madeOf: string; counts: ReadonlyMap<string, number> } | null;
  /** The same of each kind (`countKinds`). */
  kinds: StoreShelf['categories'];
  /** The picture that stands for each category here (`choosePictures`), and of which versions that is made. */
  pictures: { madeOf: string; chosen: ReadonlyMap<string, string> } | null;
};
/**
 * A product on a shelf: prices in cents before discount, its own discount in per cent (0: none), and the lowest prices of the
 * 30 days before the discount that holds (0: none).
 */
export type ShelfRow = {
  productId: number;
  retail: number;
  wholesale: number;
  percent: number;
  lowest: Record<PriceType, number>;
};
/** What a store sold, at a moment in milliseconds. */
export type Counted = { at: number; productIds: readonly number[]; orders: readonly number[] };
type ShelfVersions = { membership: number; prices: number; discounts: number; stock: number; sales: number };

export function createStoreShelf(goods: Goods, storeId: number): StoreShelf {
  const prices = () => ({ retail: new Int32Array(0), wholesale: new Int32Array(0) });
  const version = nextVersion(goods);
  return {
    storeId,
    isSold: new Uint8Array(0),
    base: prices(),
    ownPercent: new Uint8Array(0),
    storePercent: 0,
    final: prices(),
    lowest: new Map(),
    isReduced: { retail: new Uint8Array(0), wholesale: new Uint8Array(0) },
    isSoldOut: new Uint8Array(0),
    sales: new Uint32Array(0),
    countedAt: 0,
    versions: { membership: version, prices: version, discounts: version, stock: version, sales: version },
    categories: null,
    kinds: null,
    pictures: null,
  };
}

/** Writes a row of the shelf in the place of what was known of the product here. */
export function putOnShelf(goods: Goods, shelf: StoreShelf, row: ShelfRow): void {
  const { productId, retail, wholesale, percent, lowest } = row;
  const slot = slotOf(goods, productId);
  makeRoom(shelf, goods.size);
  const isNew = shelf.isSold[slot] !== 1;
  shelf.isSold[slot] = 1;
  shelf.base.retail[slot] = retail;
  shelf.base.wholesale[slot] = wholesale;
  const hasNewLowest = putLowest(shelf, slot, lowest);
  const hasNewDiscount = hasNewLowest || shelf.ownPercent[slot] !== percent;
  shelf.ownPercent[slot] = percent;
  const hasNewPrice = computePrices(shelf, slot);
  if (isNew) shelf.versions.membership = nextVersion(goods);
  if (isNew || hasNewPrice) shelf.versions.prices = nextVersion(goods);
  if (isNew || hasNewDiscount) shelf.versions.discounts = nextVersion(goods);
}

/** Answers whether that is anything new. */
function putLowest({ lowest }: StoreShelf, slot: number, { retail, wholesale }: Record<PriceType, number>): boolean {
  const before = lowest.get(slot);
  const isSame = (before?.retail ?? 0) === retail && (before?.wholesale ?? 0) === wholesale;
  if (isSame) return false;
  if (retail || wholesale) lowest.set(slot, { retail: retail || null, wholesale: wholesale || null });
  else lowest.delete(slot);
  return true;
}

export function takeOffShelf(goods: Goods, shelf: StoreShelf, productId: number): void {
  const slot = goods.slots.get(productId);
  if (slot === undefined || shelf.isSold[slot] !== 1) return;
  shelf.isSold[slot] = 0;
  const version = nextVersion(goods);
  Object.assign(shelf.versions, { membership: version, prices: version, discounts: version });
}

/** The store's discount on everything begins, changes or ends (0): every price is recomputed. */
export function putStorePercent(goods: Goods, shelf: StoreShelf, percent: number): void {
  if (percent === shelf.storePercent) return;
  shelf.storePercent = percent;
  for (let slot = 0; slot < shelf.isSold.length; slot++) if (shelf.isSold[slot] === 1) computePrices(shelf, slot);
  const version = nextVersion(goods);
  Object.assign(shelf.versions, { prices: version, discounts: version });
}

/** Says which products are sold out, and that all others are not. */
export function putSoldOut(goods: Goods, shelf: StoreShelf, productIds: readonly number[]): void {
  const soldOut = new Uint8Array(goods.size);
  for (const id of productIds) {
    const slot = goods.slots.get(id);
    if (slot !== undefined) soldOut[slot] = 1;
  }
  const isSame = soldOut.every((each, slot) => each === (shelf.isSoldOut[slot] ?? 0));
  shelf.isSoldOut = soldOut;
  if (!isSame) shelf.versions.stock = nextVersion(goods);
}

/** Says in how many orders products stood; all others in none. */
export function putSales(goods: Goods, shelf: StoreShelf, counted: Counted): void {
  const sales = new Uint32Array(goods.size);
  for (const [i, id] of counted.productIds.entries()) {
    const slot = goods.slots.get(id);
    if (slot !== undefined) sales[slot] = counted.orders[i] ?? 0;
  }
  shelf.sales = sales;
  shelf.countedAt = counted.at;
  shelf.versions.sales = nextVersion(goods);
}

/** How many products of each category are sold here. */
export function countCategories(goods: Goods, shelf: StoreShelf): ReadonlyMap<string, number> {
  const madeOf = `${goods.version} ${shelf.versions.membership}`;
  if (shelf.categories?.madeOf !== madeOf)
    shelf.categories = { madeOf, counts: countByCategory(goods, shelf.isSold, shelf.isSold) };
  return shelf.categories.counts;
}

/** In how many orders of the last 90 days the goods of each category stood, those of a product added up. */
export function countSales({ codes, columns }: Goods, { isSold, sales }: StoreShelf): ReadonlyMap<string, number> {
  const { words } = codes.category;
  const counts = new Float64Array(words.length);
  for (let slot = 0; slot < sales.length; slot++) {
    if (isSold[slot] !== 1) continue;
    const category = columns.category[slot] as number;
    counts[category] = (counts[category] as number) + (sales[slot] as number);
  }
  return new Map(words.map((word, i) => [word, counts[i] ?? 0]));
}

/** How many of those whose reduction may be announced. */
export function countReduced(goods: Goods, shelf: StoreShelf, priceType: PriceType): ReadonlyMap<string, number> {
  return countByCategory(goods, shelf.isSold, shelf.isReduced[priceType]);
}

/** How many slots are marked in both columns, by the code of their category. */
function countByCategory({ codes, columns }: Goods, first: Uint8Array, second: Uint8Array): Map<string, number> {
  const { words } = codes.category;
  const counts = new Uint32Array(words.length);
  for (let slot = 0; slot < first.length; slot++) {
    if (first[slot] !== 1 || second[slot] !== 1) continue;
    const category = columns.category[slot] as number;
    counts[category] = 1 + (counts[category] as number);
  }
  return new Map(words.map((word, i) => [word, counts[i] ?? 0]));
}

/** The discount that counts now, per cent; null for none. */
export function percentOf({ ownPercent, storePercent }: StoreShelf, slot: number): number | null {
  return effectiveDiscount(ownPercent[slot] as number, storePercent);
}

/** Computes the prices of a slot. Returns whether one has changed. */
function computePrices(shelf: StoreShelf, slot: number): boolean {
  const { base, final, isReduced } = shelf;
  const percent = percentOf(shelf, slot);
  const lowest = percent === null ? undefined : shelf.lowest.get(slot);
  let isNew = false;
  for (const priceType of priceTypes) {
    const cents = finalPrice(base[priceType][slot] as number, percent);
    isNew ||= final[priceType][slot] !== cents;
    final[priceType][slot] = cents;
    isReduced[priceType][slot] = Number(announcedReduction(cents, lowest?.[priceType] ?? null) !== null);
  }
  return isNew;
}

function makeRoom(shelf: StoreShelf, slots: number): void {
  if (shelf.isSold.length >= slots) return;
  shelf.isSold = withRoom(shelf.isSold, slots);
  shelf.ownPercent = withRoom(shelf.ownPercent, slots);
  for (const prices of [shelf.base, shelf.final])
    for (const priceType of priceTypes) prices[priceType] = withRoom(prices[priceType], slots);
  for (const priceType of priceTypes) shelf.isReduced[priceType] = withRoom(shelf.isReduced[priceType], slots);
}
