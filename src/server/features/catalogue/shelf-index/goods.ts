import { createWordIndex, type WordIndex } from '#domain/search/word-index.ts';
import { createGoodsColumns, type GoodsColumns } from './goods-columns.ts';
import type { GoodsRow } from './select-changes.ts';
import { sortSlots } from './sort-slots.ts';

/** The texts of a product; names and sort keys in the order of `languages`. */
export type Good = { barcode: string | null; names: readonly string[]; keys: readonly string[] };

/** The visible products of the shop in slots, numbered as they came; a slot stays a product's own when it goes. */
export type Goods = {
  ids: number[];
  slotOf: (id: number) => number;
  get: (slot: number) => Good | null;
  columns: GoodsColumns;
  words: WordIndex;
  put: (row: GoodsRow) => void;
  remove: (id: number) => void;
  /** The slots by name in a language. */
  byName: (language: number) => readonly number[];
  /** Where a slot stands in that order. */
  rankByName: (language: number) => readonly number[];
  /** Slots whose barcode holds these digits. */
  withBarcode: (digits: string) => number[];
};

export function createGoods(): Goods {
  const ids: number[] = [];
  const slots = new Map<number, number>();
  const list: (Good | null)[] = [];
  const words = createWordIndex();
  const orders: ({ slots: number[]; ranks: number[] } | undefined)[] = [];
  /** Languages whose order is that of names before a change. */
  const stale = new Set<number>();
  const columns = createGoodsColumns();

  const slotOf = (id: number) => {
    const known = slots.get(id);
    if (known !== undefined) return known;
    slots.set(id, ids.length);
    list.push(null);
    return ids.push(id) - 1;
  };
  const replace = (slot: number, good: Good | null) => {
    const before = list[slot] ?? null;
    list[slot] = good;
    if (JSON.stringify([before?.names, before?.keys]) === JSON.stringify([good?.names, good?.keys])) return;
    words.replace(slot, before?.names ?? null, good?.names ?? null);
    for (const language of orders.keys()) stale.add(language);
  };
  const orderOf = (language: number) => {
    const known = orders[language];
    if (known && !stale.has(language)) return known;
    stale.delete(language);
    const keyOf = (slot: number) => list[slot]?.keys[language] ?? '';
    const found = sortSlots(
      known?.slots,
      list.length,
      (slot) => list[slot] !== null,
      (a, b) => compare(keyOf(a), keyOf(b)) || (ids[a] ?? 0) - (ids[b] ?? 0),
    );
    const ranks: number[] = ids.map(() => 0);
    for (const [rank, slot] of found.entries()) ranks[slot] = rank;
    const made = { slots: found, ranks };
    orders[language] = made;
    return made;
  };
  return {
    ids,
    slotOf,
    get: (slot) => list[slot] ?? null,
    words,
    columns,
    put: (row) => {
      const slot = slotOf(row[0]);
      const [, , , , , barcode, , , , , , names, keys] = row;
      columns.put(slot, row);
      replace(slot, { barcode, names, keys });
    },
    remove: (id) => replace(slotOf(id), null),
    byName: (language) => orderOf(language).slots,
    rankByName: (language) => orderOf(language).ranks,
    withBarcode: (digits) => list.flatMap((good, slot) => (good?.barcode?.includes(digits) ? [slot] : [])),
  };
}

/** By code units: keys are ASCII, made to be compared bytewise. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
