import { filterWords } from '#domain/search/facts/filter-words.ts';
import { isInSegment, type QueryReading } from '#domain/search/query/read-query.ts';
import { farStems, type Lexicon, nearStems } from '#domain/search/words/lexicon.ts';
import { isNegatingAt, losesNegation } from '#domain/search/words/negation.ts';
import type { Goods } from '../shelves/goods.ts';
import type { KindTree } from '../shelves/kind-tree.ts';

/** Letters that a word needs to be read for a misspelt name of a kind. */
const shortestMisspelt = 4;

/** The search with a misspelt name of a kind put right; null where none is near. */
export function correctKinds(
  { kinds, goods }: { kinds: KindTree; goods: Goods },
  search: string,
  reading: QueryReading<string>,
): string | null {
  let text = search.normalize('NFC');
  for (const [i, { word, from, to }] of [...reading.words.entries()].reverse()) {
    if (isInSegment(reading, i) || word.length < shortestMisspelt || /\d/.test(word) || goods.words.words.has(word))
      continue;
    if (isNegatingAt(reading.words, i)) continue;
    const near = nearest(kinds.lexicon, word);
    // A word of the goods is likelier than a name from elsewhere (`bananna` is no Banania).
    const ofGoods = near.map((stem) => wholeWord(goods, stem)).find((one) => one !== undefined);
    const meant = ofGoods ?? near[0] ?? wordOfFact(nearest(filterWords, word)[0]);
    if (meant !== undefined) text = text.slice(0, from) + meant + text.slice(to);
  }
  return text === search.normalize('NFC') ? null : text;
}

/** The words of names that a word may be misspelt for, the longest first. */
function nearest<T>(lexicon: Lexicon<T>, word: string): string[] {
  const close = nearStems(lexicon, word);
  return (close.length > 0 ? close : farStems(lexicon, word))
    .filter((stem) => !losesNegation(word, stem))
    .sort((a, b) => b.length - a.length);
}

/** The word of a diet, a label or an allergen that a stem is of. */
function wordOfFact(stem: string | undefined): string | undefined {
  const words = [...filterWords.phrases.values()].flat().flatMap((name) => name.words);
  return words.find((word) => word.stem === stem)?.form;
}

/** The word of the goods' names that a stem is of. */
function wholeWord({ words }: Goods, stem: string): string | undefined {
  return [stem, `${stem}e`, `${stem}s`, `${stem}es`].find((word) => words.words.has(word));
}
