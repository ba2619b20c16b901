import { otherForms } from '../words/plural.ts';
import { wordsContaining, wordsStartingWith } from './sorted-words.ts';
import { type IndexedWord, sortedWords, type WordIndex } from './word-index.ts';

/** From so many letters a word is also found inside others: "lait" in "bonlait", but not "a" in everything. */
const shortestInside = 3;

/**
 * How well words match a token, for the order of what is found: what is of the kind before what is only called so, an
 * accent as it was typed before another, a whole word before a beginning before an inside. `head`: the word that says
 * what is meant, of several kinds (`chocolat au lait` is a chocolate). `alsoNamed`: what is of the kind and has the word in
 * its name.
 */
export const worth = {
  head: 80,
  widerHead: 70,
  kind: 60,
  exact: 34,
  whole: 26,
  form: 24,
  beginning: 10,
  inside: 0,
  startsName: 10,
  inLanguage: 3,
  alsoNamed: 1,
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

/** Which accents the words have that a token finds: any, those that begin as it was typed, or just those that it has. */
export type AccentsOf = 'any' | 'beginning' | 'exact';

/** The words that a folded token finds as it is typed, the best first; `form`: as it was typed, with its accents. */
export function hitsOf(index: WordIndex, token: string, form = token, accents: AccentsOf = 'any'): Hits[] {
  const accented = form === token ? undefined : index.accented.get(form);
  const exact = { entries: accented ? [{ places: accented }] : [], worth: worth.exact };
  if (accents === 'exact') return accented ? [exact] : [];
  const sorted = sortedWords(index);
  const whole = index.words.get(token);
  const forms = otherForms(token).flatMap((other) => index.words.get(other) ?? []);
  const isBeginning = (entry: IndexedWord) =>
    entry !== whole &&
    !forms.includes(entry) &&
    (accents === 'any' || entry.forms.some((one) => one?.startsWith(form)));
  const isInside = accents === 'any' && token.length >= shortestInside && !/^\d+$/.test(token);
  return [
    exact,
    { entries: whole ? [whole] : [], worth: worth.whole },
    { entries: forms, worth: worth.form },
    { entries: wordsStartingWith(sorted, token).filter(isBeginning), worth: worth.beginning },
    { entries: isInside ? wordsContaining(sorted, token) : [], worth: worth.inside },
  ].filter(({ entries }) => entries.length > 0);
}
