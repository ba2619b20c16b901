import type { Category } from '#domain/catalogue/category.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { wordsStartingWith } from '#domain/search/matching/sorted-words.ts';
import { sortedWords } from '#domain/search/matching/word-index.ts';
import { numberOf } from '#server/features/catalogue/shop/search/shelves/codes.ts';
import { type Goods, slotOf } from '#server/features/catalogue/shop/search/shelves/goods.ts';
import type { Shelves } from '#server/features/catalogue/shop/search/shelves/shelf-data.ts';

/**
 * What is looked for: stems of which a name has at least one, words of which it may have some, and the cents of a gram
 * or millilitre (of one piece, where that is not known), null when it is sold nowhere.
 */
export type Near = {
  id: number;
  category: Category;
  stems: readonly string[];
  words: readonly string[];
  price: number | null;
};

/**
 * The ids of at most `most` other products of a category that a store has in stock and whose name in a language has a
 * word that begins with one of the stems: those with the most of the words, then those nearest in price.
 */
export function nearGoods(
  { goods, shelf }: Pick<Shelves, 'goods' | 'shelf'>,
  near: Near,
  language: Language,
  most: number,
): number[] {
  const cents = shelf.final.retail;
  const category = numberOf(goods.codes.category, near.category);
  const own = slotOf(goods, near.id);
  const isOffered = (slot: number) =>
    goods.columns.category[slot] === category &&
    shelf.isSold[slot] === 1 &&
    shelf.isSoldOut[slot] !== 1 &&
    slot !== own;
  const found = new Set<number>();
  for (const stem of near.stems)
    visitBeginning(goods, stem, language, (slot) => {
      if (isOffered(slot)) found.add(slot);
    });
  const common = countWords(goods, near.words, language);
  const farness = (slot: number) =>
    farPrice(near.price, (cents[slot] ?? 0) / (goods.columns.measure[slot] || goods.columns.pieces[slot] || 1));
  return [...found]
    .map((slot) => ({ id: goods.ids[slot] ?? 0, common: common[slot] ?? 0, farness: farness(slot) }))
    .sort((a, b) => b.common - a.common || a.farness - b.farness || a.id - b.id)
    .slice(0, most)
    .map(({ id }) => id);
}

/** By ratio: twice as much is as far as half. */
function farPrice(wanted: number | null, price: number): number {
  return wanted && price ? Math.abs(Math.log(price / wanted)) : 0;
}

/** How many of the words each slot's name has, or longer ones that begin so. */
function countWords(goods: Goods, words: readonly string[], language: Language): Uint8Array {
  const counts = new Uint8Array(goods.size);
  const counted = new Uint8Array(goods.size);
  for (const [i, word] of words.entries())
    visitBeginning(goods, word, language, (slot) => {
      if (counted[slot] === i + 1) return;
      counted[slot] = i + 1;
      counts[slot] = (counts[slot] ?? 0) + 1;
    });
  return counts;
}

/** Visits the slots whose name in a language has a word that begins so; one with two such words twice. */
function visitBeginning({ words }: Goods, prefix: string, language: Language, visit: (slot: number) => void): void {
  const flag = 1 << languages.indexOf(language);
  for (const { places } of wordsStartingWith(sortedWords(words), prefix))
    for (const place of places) if (place & flag) visit(place >> 6);
}
