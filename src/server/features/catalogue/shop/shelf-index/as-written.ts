import { searchTokens } from '#domain/search/search-text.ts';
import { wordsOfName } from '#domain/search/written-words.ts';
import type { Goods } from './goods.ts';

/** So many of the best products say enough about how something is written. */
const mostLookedAt = 10;

/**
 * The words of a search as the goods that it found write them, `lait de coco` for `lait coco`: a search for the one is a
 * search for the other. As they are where no name has them side by side.
 */
export function asWritten(goods: Goods, found: readonly number[], words: string, language: number): string {
  const tokens = words.split(' ');
  for (const slot of found.slice(0, mostLookedAt)) {
    const names = goods.texts[slot]?.names ?? [];
    for (const name of [names[language] ?? '', ...names]) {
      const written = wordsOfName(goods.words.remembered, name);
      const from = written.findIndex(({ word }) => word === tokens[0]);
      const to = written.findIndex(({ word }) => word === tokens.at(-1));
      if (from < 0 || to < from) continue;
      const phrase = written.slice(from, to + 1).map(({ form }) => form);
      if (searchTokens(phrase.join(' ')).join(' ') === words) return phrase.join(' ');
    }
  }
  return words;
}
