import { languages } from '#domain/language/language.ts';
import type { Goods } from '../shelves/goods.ts';
import { nameOrder } from '../shelves/name-orders.ts';

/** By product: a number for each of `languages`, of which the less comes first by name. Below `ranksApart` each. */
export type Ranks = Map<number, readonly number[]>;

/** With what stands before it in one number (`best_…`) it still is a whole number that JSON holds. */
export const ranksApart = 2 ** 34;

/**
 * Brings the ranks in line with the names: whoever has one that fits keeps it, so that a new name is one document more and not
 * all of them; others get one between their neighbours. Answers the products whose ranks are new; null where there is no room
 * left between two: then all are to be ranked anew, from an empty map.
 */
export function placeNames(goods: Goods, ranks: Ranks): Set<number> | null {
  const placed = new Map<number, number[]>();
  for (const l of languages.keys()) {
    let [last, waiting]: [number, number[]] = [0, []];
    const place = (next: number) => {
      const step = Math.floor((next - last) / (waiting.length + 1));
      if (waiting.length > 0 && step < 1) return false;
      for (const [i, id] of waiting.entries()) {
        const own = placed.get(id) ?? [...(ranks.get(id) ?? languages.map(() => 0))];
        own[l] = last + step * (i + 1);
        placed.set(id, own);
      }
      waiting = [];
      return true;
    };
    for (const slot of nameOrder(goods, l).slots) {
      const id = goods.ids[slot] as number;
      const rank = ranks.get(id)?.[l] ?? 0;
      if (rank <= last) {
        waiting.push(id);
        continue;
      }
      if (!place(rank)) return null;
      last = rank;
    }
    if (!place(ranksApart)) return null;
  }
  for (const [id, own] of placed) ranks.set(id, own);
  return new Set(placed.keys());
}
