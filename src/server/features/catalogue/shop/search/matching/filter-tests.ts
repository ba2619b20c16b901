import type { QueryFilter } from '#domain/search/query/read-query.ts';
import type { ProductFilter } from '#server/features/catalogue/shop/product-filter.ts';
import { numberOf } from '../shelves/codes.ts';
import type { Goods } from '../shelves/goods.ts';
import { allergenBits, dietBits } from '../shelves/goods-columns.ts';
import { numbersOfKinds } from '../shelves/kind-tree.ts';
import type { Shelves } from '../shelves/shelf-data.ts';
import type { StoreShelf } from '../shelves/store-shelf.ts';

/**
 * What a column must hold for a slot to pass: a number between two, both included; of some bits just these; or one of some
 * numbers.
 */
export type FilterTest =
  | { kind: 'range'; column: Int32Array | Uint8Array; least: number; most: number }
  | { kind: 'bits'; column: Int32Array; mask: number; bits: number }
  | { kind: 'among'; column: Int32Array; numbers: ReadonlySet<number> };

/** What a filter asks but for the words, the category and the price. */
export function testsOf(filter: ProductFilter, { goods, shelf, kinds }: Pick<Shelves, 'goods' | 'shelf' | 'kinds'>) {
  const { columns, codes } = goods;
  const { kind, unit, supplier, without, diets } = filter;
  const is = (column: Int32Array | Uint8Array, least: number, most = least): FilterTest[] => [
    { kind: 'range', column, least, most },
  ];
  const bits = (column: Int32Array, mask: number, wanted: number): FilterTest[] =>
    mask === 0 ? [] : [{ kind: 'bits', column, mask, bits: wanted }];
  const tests: FilterTest[] = [
    ...(kind === null
      ? []
      : [{ kind: 'among', column: columns.kind, numbers: numbersOfKinds(goods, kinds, [kind]) } as const]),
    ...(filter.isFeatured ? is(columns.isFeatured, 1) : []),
    ...(filter.isShortDate ? is(columns.isLot, 1) : []),
    // The store's own discount is on everything.
    ...(filter.isDiscounted && shelf.storePercent === 0 ? is(shelf.ownPercent, 1, 100) : []),
    ...(filter.isReduced ? is(shelf.isReduced[filter.priceType], 1) : []),
    ...(unit === null ? [] : is(columns.unit, numberOf(codes.unit, unit))),
    ...(supplier === null ? [] : is(columns.supplier, numberOf(codes.supplier, supplier))),
    ...bits(columns.allergens, allergenBits(without), 0),
    ...bits(columns.diets, dietBits(diets), dietBits(diets)),
  ];
  return tests;
}

/** That a product is of a category. */
export function categoryTest({ category }: ProductFilter, { columns, codes }: Goods): FilterTest[] {
  if (category === null) return [];
  const number = numberOf(codes.category, category);
  return [{ kind: 'range', column: columns.category, least: number, most: number }];
}

/** More than any price: columns hold 32 bits, and whole numbers compare fast. */
const mostCents = 2 ** 31 - 1;

/** That the displayed price lies within the bounds. */
export function priceTest({ minCents, maxCents, priceType }: ProductFilter, shelf: StoreShelf): FilterTest[] {
  if (minCents === null && maxCents === null) return [];
  const bounds = { least: minCents ?? 0, most: maxCents ?? mostCents };
  return [{ kind: 'range', column: shelf.final[priceType], ...bounds }];
}

/** Marks the slots that are sold and pass all tests, and counts them: columns are read from end to end, as that is quick. */
export function markPassing(marks: Uint8Array, isSold: Uint8Array, tests: readonly FilterTest[]): number {
  marks.fill(0);
  marks.set(isSold.subarray(0, marks.length));
  for (const test of tests)
    if (test.kind === 'range') unmarkByRange(marks, test);
    else if (test.kind === 'bits') unmarkByBits(marks, test);
    else unmarkOthers(marks, test);
  let count = 0;
  for (let slot = 0; slot < marks.length; slot++) count += marks[slot] as number;
  return count;
}

function unmarkByRange(marks: Uint8Array, { column, least, most }: Range): void {
  for (let slot = 0; slot < marks.length; slot++) {
    const value = column[slot] as number;
    if (value < least || value > most) marks[slot] = 0;
  }
}

function unmarkByBits(marks: Uint8Array, { column, mask, bits }: Bits): void {
  for (let slot = 0; slot < marks.length; slot++) if (((column[slot] as number) & mask) !== bits) marks[slot] = 0;
}

function unmarkOthers(marks: Uint8Array, { column, numbers }: Among): void {
  for (let slot = 0; slot < marks.length; slot++) if (!numbers.has(column[slot] as number)) marks[slot] = 0;
}

/** The slots that pass all tests, in their order: the very list where there are none, else the beginning of `room`. */
export function filterSlots(slots: Uint32Array, tests: readonly FilterTest[], room: Uint32Array): Uint32Array {
  let passed = slots;
  // One column after the other: each a plain loop over numbers, over what the ones before have left.
  for (const test of tests) {
    const count =
      test.kind === 'range'
        ? filterByRange(passed, test, room)
        : test.kind === 'bits'
          ? filterByBits(passed, test, room)
          : filterAmong(passed, test, room);
    passed = room.subarray(0, count);
  }
  return passed;
}

type Range = Extract<FilterTest, { kind: 'range' }>;
type Bits = Extract<FilterTest, { kind: 'bits' }>;
type Among = Extract<FilterTest, { kind: 'among' }>;

function filterByRange(slots: Uint32Array, { column, least, most }: Range, room: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    const value = column[slot] as number;
    if (value >= least && value <= most) room[count++] = slot;
  }
  return count;
}

function filterByBits(slots: Uint32Array, { column, mask, bits }: Bits, room: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    if (((column[slot] as number) & mask) === bits) room[count++] = slot;
  }
  return count;
}

function filterAmong(slots: Uint32Array, { column, numbers }: Among, room: Uint32Array): number {
  let count = 0;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    if (numbers.has(column[slot] as number)) room[count++] = slot;
  }
  return count;
}

/** The slots that suit what a search asks of the goods besides its words, in the place where the slots stood. */
export function passQueryFilters(goods: Goods, slots: Uint32Array, filters: readonly QueryFilter[]): Uint32Array {
  let passed = slots;
  for (const { filter, value } of filters) {
    if (filter === 'measure') {
      passed = passMeasure(goods, passed, value);
    } else {
      const [column, mask, bits] =
        filter === 'diet'
          ? [goods.columns.diets, dietBits([value]), dietBits([value])]
          : [goods.columns.allergens, allergenBits([value]), 0];
      passed = filterSlots(passed, [{ kind: 'bits', column, mask, bits }], passed);
    }
  }
  return passed;
}

/**
 * Those whose name states a measure, or that hold as much. Where none is measured so, those that hold as much by the other
 * unit: people ask for half a litre of yoghurt, which is sold by its weight.
 */
function passMeasure({ words, columns }: Goods, slots: Uint32Array, search: string): Uint32Array {
  const amount = Number.parseFloat(search);
  const isVolume = Number(search.endsWith(' ml'));
  const named = new Set(words.measures.get(search));
  const like = slots.filter((slot) => named.has(slot) || columns.measure[slot] === amount);
  const alike = like.filter((slot) => named.has(slot) || columns.isVolume[slot] === isVolume);
  return alike.length > 0 ? alike : like;
}
