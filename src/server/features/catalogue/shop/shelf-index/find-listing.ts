import { languages } from '#domain/language/language.ts';
import { makeRoom, type SearchNotes } from '#domain/search/search-notes.ts';
import type { ProductFilter } from '#server/features/catalogue/shop/product-filter.ts';
import { asWritten } from './as-written.ts';
import { numberOf } from './codes.ts';
import { categoryTest, filterSlots, markPassing, priceTest, testsOf } from './filter-tests.ts';
import { matchGoods } from './match-goods.ts';
import type { Shelves } from './shelf-data.ts';
import { inStockFirst, type OrderName, slotsInOrder } from './shelf-orders.ts';
import { bestMatches } from './sort-matches.ts';

/** Which products a listing holds, in which order. */
export type Listing = {
  total: number;
  /** The first of them, as many as were asked for. */
  ids: Uint32Array;
  /** The words that were searched for instead of those typed, as the goods write them. */
  corrected: string | null;
  /** Products close to a search that found nothing. */
  near: Uint32Array;
};

const mostNear = 8;
const none = new Uint32Array(0);

/** What a listing holds: how many, and the first `most` of them. Nothing else is collected or sorted. */
export function findListing(shelves: Shelves, filter: ProductFilter, notes: SearchNotes, most: number): Listing {
  return filter.tokens
    ? findMatches(shelves, filter, filter.tokens, notes, most)
    : findInOrder(shelves, filter, notes, most);
}

function findInOrder(shelves: Shelves, filter: ProductFilter, notes: SearchNotes, most: number): Listing {
  const { goods, shelf } = shelves;
  makeRoom(notes, goods.size);
  const parts = orderNamesOf(filter).map((name) => slotsWithin(shelves, filter, name));
  const [bounds, others] = [priceTest(filter, shelf), testsOf(filter, goods, shelf)];
  const tests = isByPrice(filter) ? others : [...bounds, ...others];
  const first: number[] = [];
  let total = 0;
  if (tests.length === 0 || filter.category !== null) {
    // What is left of an order, or of the short part of one that a category is, holds nothing else.
    for (const part of parts) {
      const slots = filterSlots(part, tests, notes.found);
      takeFirst(slots, isFalling(filter), most, first);
      total += slots.length;
    }
  } else {
    const marks = notes.marks.subarray(0, goods.size);
    total = markPassing(marks, shelf.isSold, [...bounds, ...others]);
    for (const part of parts) takeMarked(part, marks, isFalling(filter), Math.min(most, total), first);
  }
  return { total, ids: idsOf(shelves, first), corrected: null, near: none };
}

/** The part of an order that a category and, in an order by price, two prices leave. */
function slotsWithin(shelves: Shelves, filter: ProductFilter, name: OrderName): Uint32Array {
  const { category, minCents, maxCents, priceType } = filter;
  const inCategory = category === null ? null : numberOf(shelves.goods.codes.category, category);
  const slots = slotsInOrder(shelves, name, inCategory);
  return isByPrice(filter) ? betweenPrices(slots, shelves.shelf.final[priceType], minCents, maxCents) : slots;
}

function isByPrice({ order }: ProductFilter): boolean {
  return order === 'price-asc' || order === 'price-desc';
}

/** A search: in stock first and the best match first, or in the order asked for. */
function findMatches(
  shelves: Shelves,
  filter: ProductFilter,
  tokens: readonly string[],
  notes: SearchNotes,
  most: number,
): Listing {
  const { goods, shelf } = shelves;
  const language = languages.indexOf(filter.language);
  const at = { notes, size: goods.size, language, isShown: shelf.isSold };
  const { slots, corrected, near } = matchGoods(goods, tokens, at);
  const tests = [...categoryTest(filter, goods), ...priceTest(filter, shelf), ...testsOf(filter, goods, shelf)];
  const found = filterSlots(slots, tests, notes.found);
  const first =
    filter.order === 'relevance'
      ? bestMatches(found, { goods, shelf, language, points: notes.points }, most)
      : firstInOrder(shelves, filter, found, notes, most);
  return {
    total: found.length,
    ids: idsOf(shelves, first),
    corrected: corrected === null ? null : asWritten(goods, first, corrected, language),
    near: idsOf(shelves, inStockFirst(shelf, Uint32Array.from(near)).subarray(0, mostNear)),
  };
}

/** The first of what was found, in the order asked for. */
function firstInOrder(
  shelves: Shelves,
  filter: ProductFilter,
  found: Uint32Array,
  notes: SearchNotes,
  most: number,
): number[] {
  const marks = notes.marks.subarray(0, shelves.goods.size);
  marks.fill(0);
  for (const slot of found) marks[slot] = 1;
  const first: number[] = [];
  for (const name of orderNamesOf(filter))
    takeMarked(slotsInOrder(shelves, name, null), marks, isFalling(filter), Math.min(most, found.length), first);
  return first;
}

function isFalling({ order }: ProductFilter): boolean {
  return order.endsWith('-desc');
}

/** The orders that make up the one asked for, one after the other. */
function orderNamesOf({ order, priceType, language }: ProductFilter): OrderName[] {
  switch (order) {
    case 'price-asc':
    case 'price-desc':
      return [`price-${priceType}`];
    case 'unit-price-asc':
    case 'unit-price-desc':
      return [`measured-${priceType}`, `pieces-${priceType}`];
    case 'shelf':
      return [`stock-${language}`];
    default:
      return [`name-${language}`];
  }
}

/** Of slots by price those between two prices in cents, both included; null bounds nothing. */
function betweenPrices(slots: Uint32Array, cents: Int32Array, least: number | null, most: number | null): Uint32Array {
  const from = least === null ? 0 : firstFrom(slots, cents, least);
  const to = most === null ? slots.length : firstFrom(slots, cents, most + 1);
  return slots.subarray(from, Math.max(from, to));
}

/** Where the first slot stands whose price is not below this one. */
function firstFrom(slots: Uint32Array, cents: Int32Array, price: number): number {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cents[slots[middle] as number] as number) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Adds the first slots of a list, or the last ones where it is walked backwards, up to `most` in all. */
function takeFirst(slots: Uint32Array, isBackwards: boolean, most: number, first: number[]): void {
  for (let i = 0; i < slots.length && first.length < most; i++)
    first.push(slots[isBackwards ? slots.length - 1 - i : i] as number);
}

/** The same of those that are marked: a walk that ends as soon as it has found enough. */
function takeMarked(slots: Uint32Array, marks: Uint8Array, isBackwards: boolean, most: number, first: number[]): void {
  for (let i = 0; i < slots.length && first.length < most; i++) {
    const slot = slots[isBackwards ? slots.length - 1 - i : i] as number;
    if (marks[slot] === 1) first.push(slot);
  }
}

function idsOf({ goods }: Shelves, slots: ArrayLike<number>): Uint32Array {
  const ids = new Uint32Array(slots.length);
  for (let i = 0; i < ids.length; i++) ids[i] = goods.ids[slots[i] as number] as number;
  return ids;
}
