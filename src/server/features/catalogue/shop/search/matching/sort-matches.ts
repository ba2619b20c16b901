import { chooseBest } from '#domain/search/matching/choose-best.ts';
import type { Goods } from '../shelves/goods.ts';
import { nameOrder } from '../shelves/name-orders.ts';
import type { StoreShelf } from '../shelves/store-shelf.ts';

/** In one number with what comes before its name: more goods than this cannot be told apart. */
const ranksApart = 2 ** 22;
const lengthsApart = 64;
/** Points and sales that are more count as so many. */
const mostPoints = 1023;
const mostSales = 4095;

/**
 * The best of what was found: in stock first, then those with the most points, then what was bought
 * most, then the shorter names, then by name. A number
 * each, the less the better, as numbers sort fast.
 */
export function bestMatches(
  found: Uint32Array,
  { goods, shelf, language, points }: { goods: Goods; shelf: StoreShelf; language: number; points: Int32Array },
  most: number,
): Uint32Array {
  const { slots: byName, ranks } = nameOrder(goods, language);
  const lengths = goods.nameLengths[language];
  const weights = new Float64Array(found.length);
  for (let i = 0; i < found.length; i++) {
    const slot = found[i] as number;
    const rareness = mostSales - Math.min(shelf.sales[slot] ?? 0, mostSales);
    const missing = mostPoints - Math.min(points[slot] as number, mostPoints);
    const badness = missing + (shelf.isSoldOut[slot] === 1 ? mostPoints + 1 : 0);
    const length = Math.min((lengths?.[slot] ?? 0) >> 2, lengthsApart - 1);
    weights[i] =
      ((badness * (mostSales + 1) + rareness) * lengthsApart + length) * ranksApart + (ranks[slot] as number);
  }
  const best = chooseBest(weights, most);
  const slots = new Uint32Array(best.length);
  for (let i = 0; i < best.length; i++) slots[i] = byName[(best[i] as number) % ranksApart] as number;
  return slots;
}
