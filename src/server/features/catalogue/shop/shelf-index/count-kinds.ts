import type { Goods } from './goods.ts';
import type { KindTree } from './kind-tree.ts';
import type { StoreShelf } from './store-shelf.ts';

/**
 * How many products of each kind, narrower ones included, are sold here among those of the kind's own category: what the
 * listing with that category and that kind holds.
 */
export function countKinds(goods: Goods, shelf: StoreShelf, tree: KindTree): ReadonlyMap<string, number> {
  // A tree that was read anew changes the version of the goods.
  const madeOf = `${goods.version} ${shelf.versions.membership}`;
  if (shelf.kinds?.madeOf !== madeOf) shelf.kinds = { madeOf, counts: countAll(goods, shelf.isSold, tree) };
  return shelf.kinds.counts;
}

function countAll({ codes, columns }: Goods, isSold: Uint8Array, tree: KindTree): Map<string, number> {
  const width = codes.category.words.length;
  const own = new Uint32Array(codes.kind.words.length * width);
  for (let slot = 0; slot < isSold.length; slot++) {
    const kind = columns.kind[slot] as number;
    if (isSold[slot] !== 1 || kind < 0) continue;
    const at = kind * width + (columns.category[slot] as number);
    own[at] = 1 + (own[at] as number);
  }
  const counts = new Map<string, number>();
  for (const { code, category } of tree.rows) {
    const number = codes.category.numbers.get(category);
    if (number === undefined) continue;
    let count = 0;
    for (const each of tree.within.get(code) ?? []) {
      const kind = codes.kind.numbers.get(each);
      if (kind !== undefined) count += own[kind * width + number] as number;
    }
    if (count > 0) counts.set(code, count);
  }
  return counts;
}
