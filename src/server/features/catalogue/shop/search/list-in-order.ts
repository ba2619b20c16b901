import { makeRoom, type SearchNotes } from '#domain/search/matching/search-notes.ts';
import type { ProductFilter } from '#server/features/catalogue/shop/product-filter.ts';
import { filterSlots, markPassing, priceTest, testsOf } from './matching/filter-tests.ts';
import { numberOf } from './shelves/codes.ts';
import type { Shelves } from './shelves/shelf-data.ts';
import { type OrderName, slotsInOrder } from './shelves/shelf-orders.ts';

/** Places in a listing: the first, and the one after the last. */
export type Places = { from: number; to: number };
/** What a walk along an order still leaves out, and what it has taken. */
type Walk = { skip: number; left: number; taken: number[] };

/** What a listing without a search holds: how many, and the slots in some places of its order. */
export function listInOrder(
  shelves: Shelves,
  filter: ProductFilter,
  notes: SearchNotes,
  { from, to }: Places,
): { total: number; slots: readonly number[] } {
  const { goods, shelf } = shelves;
  makeRoom(notes, goods.size);
  const parts = orderNamesOf(filter).map((name) => slotsWithin(shelves, filter, name));
  const [bounds, others] = [priceTest(filter, shelf), testsOf(filter, shelves)];
  const tests = isByPrice(filter) ? others : [...bounds, ...others];
  const walk: Walk = { skip: from, left: to - from, taken: [] };
  let total = 0;
  if (tests.length === 0 || filter.category !== null) {
    // What is left of an order, or of the short part of one that a category is, holds nothing else.
    for (const part of parts) {
      const slots = filterSlots(part, tests, notes.found);
      takeFirst(slots, isFalling(filter), walk);
      total += slots.length;
    }
  } else {
    const marks = notes.marks.subarray(0, goods.size);
    total = markPassing(marks, shelf.isSold, [...bounds, ...others]);
    walk.left = Math.min(to, total) - from;
    for (const part of parts) takeMarked(part, marks, isFalling(filter), walk);
  }
  return { total, slots: walk.taken };
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

/** The first of what was found, in the order asked for. */
export function firstInOrder(
  shelves: Shelves,
  filter: ProductFilter,
  found: Uint32Array,
  notes: SearchNotes,
  most: number,
): number[] {
  const marks = notes.marks.subarray(0, shelves.goods.size);
  marks.fill(0);
  for (const slot of found) marks[slot] = 1;
  const walk: Walk = { skip: 0, left: Math.min(most, found.length), taken: [] };
  for (const name of orderNamesOf(filter))
    takeMarked(slotsInOrder(shelves, name, null), marks, isFalling(filter), walk);
  return walk.taken;
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
    case 'popular':
      return [`popular-${language}`];
    case 'wanted':
      return [`wanted-${language}`];
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

/** Takes the next slots of a list, or from its end where it is walked backwards. */
function takeFirst(slots: Uint32Array, isBackwards: boolean, walk: Walk): void {
  const start = Math.min(walk.skip, slots.length);
  walk.skip -= start;
  for (let i = start; i < slots.length && walk.left > 0; i++, walk.left--)
    walk.taken.push(slots[isBackwards ? slots.length - 1 - i : i] as number);
}

/** The same of those that are marked: a walk that ends as soon as it has found enough. */
function takeMarked(slots: Uint32Array, marks: Uint8Array, isBackwards: boolean, walk: Walk): void {
  for (let i = 0; i < slots.length && walk.left > 0; i++) {
    const slot = slots[isBackwards ? slots.length - 1 - i : i] as number;
    if (marks[slot] !== 1) continue;
    if (walk.skip > 0) walk.skip--;
    else {
      walk.taken.push(slot);
      walk.left--;
    }
  }
}
