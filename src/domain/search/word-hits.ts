import type { IndexedWord } from './indexed-word.ts';
import { otherForms } from './plural.ts';
import { wordsContaining, wordsStartingWith } from './sorted-words.ts';
import { sortedWords, type WordIndex } from './word-index.ts';

/** From so many letters a word is also found inside others: "lait" in "bonlait", but not "a" in everything. */
const shortestInside = 3;

/** How well words match a token, for the order of what is found: a whole word before a beginning before an inside. */
export const worth = { whole: 16, form: 14, beginning: 10, inside: 0, startsName: 10, inLanguage: 3 } as const;

/** Words that a token matches, and how well. */
export type Hits = { entries: readonly IndexedWord[]; worth: number };
/** What one token finds: words, and slots that it finds by their barcode. */
export type TokenHits = { hits: readonly Hits[]; slots: readonly number[] };

/** The words that a folded token finds as it is typed, the best first. */
export function hitsOf(index: WordIndex, token: string): Hits[] {
  const sorted = sortedWords(index);
  const whole = index.words.get(token);
  const beginning = wordsStartingWith(sorted, token).filter((entry) => entry !== whole);
  const forms = otherForms(token).flatMap((form) => index.words.get(form) ?? []);
  const isInside = token.length >= shortestInside && !/^\d+$/.test(token);
  return [
    { entries: whole ? [whole] : [], worth: worth.whole },
    { entries: forms, worth: worth.form },
    { entries: beginning, worth: worth.beginning },
    { entries: isInside ? wordsContaining(sorted, token) : [], worth: worth.inside },
  ].filter(({ entries }) => entries.length > 0);
}
