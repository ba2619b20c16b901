import { languages } from '#domain/language/language.ts';
import type { Goods } from './goods.ts';
import { mergeSlots, sortInSlices } from './sort-slots.ts';

/** The slots of the visible goods by name in a language, and where each slot stands there. */
export type NameOrder = { slots: Uint32Array; ranks: Uint32Array };
/** By language; `renamed` are the slots that came, went or changed their name since the order was made. */
export type NameOrders = { order: NameOrder; renamed: Set<number> }[];

export function createNameOrders(): NameOrders {
  return languages.map(() => ({ order: { slots: new Uint32Array(0), ranks: new Uint32Array(0) }, renamed: new Set() }));
}

export function noteRenamed(orders: NameOrders, slot: number): void {
  for (const { renamed } of orders) renamed.add(slot);
}

/** The order by name in a language as it holds now. */
export function nameOrder(goods: Goods, language: number): NameOrder {
  const kept = goods.orders[language];
  if (!kept) throw new RangeError(`No language ${language}`);
  if (kept.renamed.size > 0) {
    const added = visible(goods, kept.renamed).sort(compareIn(goods, language));
    const staying = kept.order.slots.filter((slot) => !kept.renamed.has(slot));
    keepOrder(goods, language, mergeSlots(staying, added, compareIn(goods, language)));
  }
  return kept.order;
}

/** Makes the orders in all languages, while others get their turn; to be awaited before any change. */
export async function settleNameOrders(goods: Goods): Promise<void> {
  for (const language of languages.keys()) {
    const slots = visible(goods, goods.slots.values());
    keepOrder(goods, language, await sortInSlices(slots, compareIn(goods, language)));
  }
}

function keepOrder(goods: Goods, language: number, slots: Uint32Array): void {
  const ranks = new Uint32Array(goods.size);
  for (let rank = 0; rank < slots.length; rank++) ranks[slots[rank] as number] = rank;
  const kept = goods.orders[language];
  if (!kept) return;
  kept.order = { slots, ranks };
  kept.renamed.clear();
}

function visible({ texts }: Goods, slots: Iterable<number>): Uint32Array {
  return Uint32Array.from([...slots].filter((slot) => texts[slot] !== null));
}

/** By the bytes of the sort key (all ASCII), then by id. */
function compareIn({ texts, ids }: Goods, language: number) {
  const keyOf = (slot: number) => texts[slot]?.keys[language] ?? '';
  return (a: number, b: number) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    if (first !== second) return first < second ? -1 : 1;
    return (ids[a] ?? 0) - (ids[b] ?? 0);
  };
}
