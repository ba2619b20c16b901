import { languages } from '#domain/language/language.ts';
import { createWordIndex, type WordIndex } from '#domain/search/word-index.ts';
import { createGoodsColumns, type GoodsColumns } from './goods-columns.ts';
import type { GoodsRow } from './select-changes.ts';
import { sortInSlices, sortSlots } from './sort-slots.ts';

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
  /** Makes the orders that nobody has asked for yet, while others get their turn; to be awaited before any change. */
  settle: () => Promise<void>;
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
    if (isSame(before?.names, good?.names) && isSame(before?.keys, good?.keys)) return;
    words.replace(slot, before?.names ?? null, good?.names ?? null);
    for (const language of orders.keys()) stale.add(language);
  };
  const compareIn = (language: number) => {
    const keyOf = (slot: number) => list[slot]?.keys[language] ?? '';
    return (a: number, b: number) => compare(keyOf(a), keyOf(b)) || (ids[a] ?? 0) - (ids[b] ?? 0);
  };
  const keep = (language: number, found: number[]) => {
    const ranks: number[] = ids.map(() => 0);
    for (const [rank, slot] of found.entries()) ranks[slot] = rank;
    const made = { slots: found, ranks };
    orders[language] = made;
    stale.delete(language);
    return made;
  };
  const orderOf = (language: number) => {
    const known = orders[language];
    if (known && !stale.has(language)) return known;
    const belongs = (slot: number) => list[slot] !== null;
    return keep(language, sortSlots(known?.slots, list.length, belongs, compareIn(language)));
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
    settle: async () => {
      for (const language of languages.keys()) {
        if (orders[language]) continue;
        const slots = [...list.keys()].filter((slot) => list[slot] !== null);
        keep(language, await sortInSlices(slots, compareIn(language)));
      }
    },
    withBarcode: (digits) => list.flatMap((good, slot) => (good?.barcode?.includes(digits) ? [slot] : [])),
  };
}

/** By code units: keys are ASCII, made to be compared bytewise. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function isSame(a: readonly string[] | undefined, b: readonly string[] | undefined): boolean {
  return a?.length === b?.length && (a ?? []).every((text, i) => text === b?.[i]);
}
