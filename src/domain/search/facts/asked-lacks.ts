import { type Called, findInOrder, makeLexicon } from '../words/lexicon.ts';
import type { QueryWord } from '../words/query-words.ts';
import { type Lack, lacks } from './lacks.ts';

/** What a search asks the goods to be without, and where in the text it says so. */
export type AskedLack = { lack: Lack; words: string; from: number; to: number; isNamed: boolean };

/** How shoppers ask for goods that are without something, by language. */
const lackWords = makeLexicon<Lack>(
  lacks.map(
    (lack): Called<Lack> => ({
      what: lack,
      names: lack.stated.map((names, l) => [...names, ...(lack.asked[l] ?? [])]),
    }),
  ),
);
const longest = 4;

/**
 * What the words ask to be without; `isNamed` where they are a part of a kind's longer name, which stays to be looked for
 * (`lait d’amande sans sucre`).
 */
export function readLacks(
  words: readonly QueryWord[],
  language: number,
  isInName: (from: number, length: number) => boolean,
): AskedLack[] {
  const found: AskedLack[] = [];
  for (let from = 0; from < words.length; from++) {
    if (!lackWords.words.has(words[from]?.stem ?? '')) continue;
    for (let length = Math.min(longest, words.length - from); length > 0; length--) {
      const part = words.slice(from, from + length);
      const [lack] = findInOrder(lackWords, part, language);
      const [first, last] = [part[0], part.at(-1)];
      if (!lack || !first || !last) continue;
      const said = part.map(({ form }) => form).join(' ');
      found.push({ lack, words: said, from: first.from, to: last.to, isNamed: isInName(from, length) });
      from += length - 1;
      break;
    }
  }
  return found;
}
