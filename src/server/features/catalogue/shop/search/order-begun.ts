import type { WrittenWord } from '#domain/search/words/written-words.ts';
import { wordsOfName } from '#domain/search/words/written-words.ts';
import { type Goods, slotOf } from './shelves/goods.ts';
import { numbersOfKinds } from './shelves/kind-tree.ts';
import type { Shelves } from './shelves/shelf-data.ts';

/**
 * The products that a search finds whose last word is still being typed, what it most likely becomes first: those whose
 * kind or name in the shopper's language begins with what is typed, then those with a word that does. A kind that is a
 * whole aisle says too little (`cre`, of `crèmerie`, is no egg). Otherwise as they were, what is in stock first; a word that
 * names have as it is typed is complete.
 */
export function orderBegun(
  { goods, shelf, kinds }: Pick<Shelves, 'goods' | 'shelf' | 'kinds'>,
  ids: Uint32Array,
  tokens: readonly string[],
  language: number,
): Uint32Array {
  const last = tokens.at(-1);
  if (last === undefined || goods.words.words.get(last)?.forms[language] !== undefined) return ids;
  const isCalledSo = ({ parent, names }: (typeof kinds.rows)[number]) =>
    parent !== null && isBegun(wordsIn(goods, names[language] ?? ''), tokens);
  const begun = numbersOfKinds(
    goods,
    kinds,
    kinds.rows.filter(isCalledSo).map(({ code }) => code),
  );
  const rankOf = (id: number) => {
    const slot = slotOf(goods, id);
    const words = wordsIn(goods, goods.texts[slot]?.names[language] ?? '');
    const isFirst = begun.has(goods.columns.kind[slot] as number) || isBegun(words, tokens);
    const rank = isFirst ? 0 : words.some(({ word }) => word.startsWith(last)) ? 1 : 2;
    return (shelf.isSoldOut[slot] === 1 ? 3 : 0) + rank;
  };
  const ranks = new Map(Array.from(ids, (id) => [id, rankOf(id)] as const));
  // Among equals the order stays: sorting is stable.
  return ids.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
}

function wordsIn({ words }: Goods, text: string): readonly WrittenWord[] {
  return wordsOfName(words.remembered, text);
}

/** Whether a name begins with these words, the last of which may be incomplete. */
function isBegun(words: readonly WrittenWord[], tokens: readonly string[]): boolean {
  const last = tokens.length - 1;
  return tokens.every((token, i) => (i < last ? words[i]?.word === token : words[i]?.word.startsWith(token)));
}
