import { chooseBest } from '#domain/search/choose-best.ts';
import type { Goods } from './goods.ts';
import { nameOrder } from './name-orders.ts';
import type { StoreShelf } from './store-shelf.ts';

/** In one number with what comes before its name: more goods than this cannot be told apart. */
const ranksApart = 2 ** 24;
const mostPoints = 1023;

/**
 * The best of what was found: in stock first, then those with the most points, then the shorter names, then by name. A
 * number each, the less the better, as numbers sort fast.
 */
export function bestMatches(
  found: Uint32Array,
  { goods, shelf, language, points }: { goods: Goods; shelf: StoreShelf; language: number; points: Int32Array },
  most: number,
): number[] {
  const { slots: byName, ranks } = nameOrder(goods, language);
  const lengths = goods.nameLengths[language];
  const weights = new Float64Array(found.length);
  for (let i = 0; i < found.length; i++) {
    const slot = found[i] as number;
    const missing = mostPoints - Math.min(points[slot] as number, mostPoints);
    const badness = missing + (shelf.isSoldOut[slot] === 1 ? mostPoints + 1 : 0);
    weights[i] = (badness * 256 + (lengths?.[slot] ?? 0)) * ranksApart + (ranks[slot] as number);
  }
  return Array.from(chooseBest(weights, most), (weight) => byName[weight % ranksApart] as number);
}
