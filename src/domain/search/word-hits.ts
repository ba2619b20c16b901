import type { IndexedWord } from './indexed-word.ts';
import { otherForms } from './plural.ts';
import { wordsContaining, wordsStartingWith } from './sorted-words.ts';
import { sortedWords, type WordIndex } from './word-index.ts';

/** From so many letters a word is also found inside others: "lait" in "bonlait", but not "a" in everything. */
const shortestInside = 3;

/**
 * How well words match a token, for the order of what is found: what is of the kind before what is only called so, an
 * accent as it was typed before another, a whole word before a beginning before an inside. `head`: the word that says
 * what is meant, of several kinds (`chocolat au lait` is a chocolate). `alsoNamed`: what is of the kind and has the word in
 * its name.
 */
export const worth = {
  ...{ head: 80, widerHead: 70, kind: 60, exact: 34, whole: 26, form: 24, beginning: 10, inside: 0 },
  ...{ startsName: 10, inLanguage: 3, alsoNamed: 1 },
} as const;

/** Words that a token matches, and how well. */
export type Hits = { entries: readonly Pick<IndexedWord, 'places'>[]; worth: number };
/** What one token finds. */
export type TokenHits = {
  hits: readonly Hits[];
  /** Slots that it finds otherwise, by barcode or kind, the best first. */
  found: readonly { slots: readonly number[]; worth: number }[];
  /** 1 for the slots that its words do not find. */
  isForeign?: ArrayLike<number> | undefined;
};

/**
 * The words that a folded token finds as it is typed, the best first; `form`: as it was typed, with its accents, and
 * whether it finds words with these accents alone.
 */
export function hitsOf(index: WordIndex, token: string, form = token, isExact = false): Hits[] {
  const sorted = sortedWords(index);
  const whole = index.words.get(token);
  const beginning = wordsStartingWith(sorted, token).filter((entry) => entry !== whole);
  const forms = otherForms(token).flatMap((form) => index.words.get(form) ?? []);
  const isInside = token.length >= shortestInside && !/^\d+$/.test(token);
  const accented = form === token ? undefined : index.accented.get(form);
  if (isExact) return accented ? [{ entries: [{ places: accented }], worth: worth.exact }] : [];
  return [
    { entries: accented ? [{ places: accented }] : [], worth: worth.exact },
    { entries: whole ? [whole] : [], worth: worth.whole },
    { entries: forms, worth: worth.form },
    { entries: beginning, worth: worth.beginning },
    { entries: isInside ? wordsContaining(sorted, token) : [], worth: worth.inside },
  ].filter(({ entries }) => entries.length > 0);
}
