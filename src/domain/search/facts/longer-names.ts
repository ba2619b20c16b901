import { isHeadLast } from '../query/read-query.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { isAccented, type QueryWord } from '../words/query-words.ts';

/**
 * What has a name in a language that has all these words and says first, or in English last, the same as they do: almond
 * milk for `milk`, no milk chocolate.
 */
export function findLongerNames<T>({ phrases }: Lexicon<T>, words: readonly QueryWord[], language: number): T[] {
  const at = isHeadLast(language) ? -1 : 0;
  const head = words.at(at);
  const found = new Set<T>();
  for (const called of phrases.values())
    for (const { language: own, words: name, what } of called) {
      const isMeant = own === language && head !== undefined && isSame(head, name.at(at));
      if (isMeant && words.every((word) => name.some((one) => isSame(word, one))))
        for (const one of what) found.add(one);
    }
  return [...found];
}

/** An accent that was typed counts. */
function isSame(word: QueryWord, one: QueryWord | undefined): boolean {
  return isAccented(word) ? one?.formStem === word.formStem : one?.stem === word.stem;
}
