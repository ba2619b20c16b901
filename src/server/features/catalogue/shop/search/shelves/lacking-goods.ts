import { type Lack, lacks } from '#domain/search/facts/lacks.ts';
import { type Saying, sayingsOf, says } from '#domain/search/facts/stated-lacks.ts';
import { otherForms } from '#domain/search/words/plural.ts';
import type { Goods } from './goods.ts';

/** The slots whose names say in any language that they are without something, and those that say the opposite. */
export type Lacking = { without: ReadonlySet<number>; having: ReadonlySet<number> };

const sayings = new Map(
  lacks.map((lack) => [lack, { stated: sayingsOf(lack.stated), opposite: sayingsOf(lack.opposite) }]),
);
/** Looked up when first asked for, once a version of the goods. */
const kept = new WeakMap<Goods, { version: number; lacking: Map<Lack, Lacking> }>();

export function lackingGoods(goods: Goods, lack: Lack): Lacking {
  let known = kept.get(goods);
  if (known?.version !== goods.version) {
    known = { version: goods.version, lacking: new Map() };
    kept.set(goods, known);
  }
  const found = known.lacking.get(lack) ?? findLacking(goods, lack);
  known.lacking.set(lack, found);
  return found;
}

function findLacking(goods: Goods, lack: Lack): Lacking {
  const { stated, opposite } = sayings.get(lack) ?? { stated: [], opposite: [] };
  const without = slotsSaying(goods, stated);
  // `non sucré` has the word for sweetened in it.
  return { without, having: new Set([...slotsSaying(goods, opposite)].filter((slot) => !without.has(slot))) };
}

function slotsSaying(goods: Goods, ways: readonly Saying[]): Set<number> {
  const slots = new Set(ways.flatMap((one) => rarestPlaces(goods, one).map((place) => place >> 6)));
  return new Set([...slots].filter((slot) => says(goods.texts[slot]?.called ?? [], ways)));
}

/** Where of the words of a saying the rarest stands: in few names, which are then read. */
function rarestPlaces({ words: index }: Goods, { words }: Saying): readonly number[] {
  const places = words.map((word) =>
    [word, ...otherForms(word)].flatMap((form) => index.words.get(form)?.places ?? []),
  );
  return places.sort((a, b) => a.length - b.length)[0] ?? [];
}
