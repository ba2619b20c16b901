import { searchTokens } from '#domain/search/words/search-text.ts';
import { wordsOfName } from '#domain/search/words/written-words.ts';
import type { Goods } from '../shelves/goods.ts';

/** So many of the best products say enough about how something is written. */
const mostLookedAt = 10;

/**
 * The words of a search as the goods that it found write them, `lait de coco` for `lait coco`: a search for the one is a
 * search for the other. As they are where no name has them side by side.
 */
export function asWritten(goods: Goods, found: ArrayLike<number>, words: string, language: number): string {
  const tokens = words.split(' ');
  // Names share their phrases: what one of them was refused for is not folded again.
  const refused = new Set<string>();
  for (let i = 0; i < Math.min(found.length, mostLookedAt); i++) {
    const names = goods.texts[found[i] as number]?.names ?? [];
    for (const name of new Set([names[language] ?? '', ...names])) {
      const written = wordsOfName(goods.words.remembered, name);
      const from = written.findIndex(({ word }) => word === tokens[0]);
      const to = written.findIndex(({ word }) => word === tokens.at(-1));
      if (from < 0 || to < from) continue;
      const phrase = written
        .slice(from, to + 1)
        .map(({ form }) => form)
        .join(' ');
      if (refused.has(phrase)) continue;
      if (searchTokens(phrase).join(' ') === words) return phrase;
      refused.add(phrase);
    }
  }
  return words;
}
