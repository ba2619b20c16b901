import type { Kind } from '#contract/catalogue/catalogue.ts';
import { Refusal } from '#contract/errors.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { type FollowedShelves, readShelves } from './search/shelves/follow-shelves.ts';
import type { Goods } from './search/shelves/goods.ts';
import type { KindTree } from './search/shelves/kind-tree.ts';
import type { StoreShelf } from './search/shelves/store-shelf.ts';

/**
 * The kinds of a category that have something in a store, the wider before the narrower, with the number of products in
 * each. The kind that stands for the category itself is left out. Refuses `notFound` for a store that is not there or not
 * displayed.
 */
export async function selectKindsOf(
  sources: { shelves: FollowedShelves },
  { storeId, category }: { storeId: number; category: string },
  language: Language,
): Promise<Kind[]> {
  const shelves = await readShelves(sources.shelves, storeId);
  if (!shelves) throw new Refusal('notFound');
  const { goods, shelf, kinds } = shelves;
  const counts = countKinds(goods, shelf, kinds);
  const listed = kinds.rows.filter(
    (kind) => kind.category === category && kind.parent !== null && counts.has(kind.code),
  );
  const codes = new Set(listed.map(({ code }) => code));
  return listed.map(({ code, parent, names }) => ({
    id: code,
    name: code,
    label: names[languages.indexOf(language)] ?? code,
    category,
    parent: parent !== null && codes.has(parent) ? parent : null,
    numberOfProducts: counts.get(code) ?? 0,
  }));
}

/**
 * How many products of each kind, narrower ones included, are sold here among those of the kind's own category: what the
 * listing with that category and that kind holds.
 */
function countKinds(goods: Goods, shelf: StoreShelf, tree: KindTree): ReadonlyMap<string, number> {
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
