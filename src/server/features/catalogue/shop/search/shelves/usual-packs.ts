import { isUsualSize, medianOf } from '#domain/search/matching/usual-size.ts';
import type { Goods } from './goods.ts';
import type { KindTree } from './kind-tree.ts';

/** From so many goods of a kind on their sizes say what is usual. */
const fewest = 3;

const known = new WeakMap<Goods, { version: number; tree: KindTree; column: Uint8Array }>();

/**
 * A column that is 1 for packs far larger than most of their kind (the 20 kg sack of rice); where a kind has few
 * goods, of the wider kind, but not of a whole category. Made once a version of the goods.
 */
export function unusualPacks(goods: Goods, tree: KindTree): Uint8Array {
  const last = known.get(goods);
  if (last?.version === goods.version && last.tree === tree) return last.column;
  const column = new Uint8Array(goods.size);
  const medians = mediansOf(goods, tree);
  const { kind, measure, pieces } = goods.columns;
  for (let slot = 0; slot < goods.size; slot++) {
    const median = medians[kind[slot] as number];
    if (median && !isUsualSize(measure[slot] as number, pieces[slot] as number, median)) column[slot] = 1;
  }
  known.set(goods, { version: goods.version, tree, column });
  return column;
}

/** The usual grams or millilitres of each kind by its number; 0 where too few goods say it. */
function mediansOf({ size, columns, codes }: Goods, { parents, within }: KindTree): readonly number[] {
  const { kind, measure } = columns;
  const own = new Map<string, number[]>();
  for (let slot = 0; slot < size; slot++) {
    const code = codes.kind.words[kind[slot] as number];
    const grams = measure[slot] as number;
    if (code === undefined || grams === 0) continue;
    const sizes = own.get(code);
    if (sizes) sizes.push(grams);
    else own.set(code, [grams]);
  }
  const sizesOf = (code: string) => (within.get(code) ?? [code]).flatMap((each) => own.get(each) ?? []);
  return codes.kind.words.map((code) => {
    for (let at: string | null = code; at !== null; at = parents.get(at) ?? null) {
      const isWhole = (parents.get(at) ?? null) === null;
      const sizes = isWhole ? (own.get(at) ?? []) : sizesOf(at);
      if (sizes.length >= fewest) return medianOf(sizes);
      if (isWhole) break;
    }
    return 0;
  });
}
