import { wordsStartingWith } from '#domain/search/matching/sorted-words.ts';
import { sortedWords } from '#domain/search/matching/word-index.ts';
import { queryWords, stemOf } from '#domain/search/words/query-words.ts';
import type { Goods } from '../shelves/goods.ts';
import type { KindTree } from '../shelves/kind-tree.ts';

/** What French elides, written without its apostrophe, before what it stands with. */
const elided = /^(?:[cdjlmnst]|qu)(?=[aeiouyhœ])/iu;

/**
 * A search without what is elided in words that nothing is called by and nothing begins with, where the rest is one
 * (`lhuile`, `jus dorange`); as long as it was.
 */
export function withoutElisions({ goods, kinds }: { goods: Goods; kinds: KindTree }, typed: string): string {
  let text = typed.normalize('NFC');
  for (const { word, form, from, to } of queryWords(text)) {
    const [start] = elided.exec(form) ?? [];
    if (start === undefined || text.slice(from, to).length !== form.length) continue;
    const rest = word.slice(start.length);
    const isWord = (one: string) => goods.words.words.has(one) || kinds.lexicon.words.has(stemOf(one));
    if (rest.length < 3 || isWord(word) || !isWord(rest)) continue;
    if (wordsStartingWith(sortedWords(goods.words), word).length > 0) continue;
    text = text.slice(0, from) + ' '.repeat(start.length) + text.slice(from + start.length);
  }
  return text;
}
