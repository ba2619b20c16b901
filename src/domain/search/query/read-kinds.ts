import type { AskedFact } from '../facts/filter-words.ts';
import { factsInName } from '../facts/read-facts.ts';
import { isNamed } from '../words/called-so.ts';
import { findBeginning, findCalled, findJoined, type Lexicon, longestPhrase, type Phrase } from '../words/lexicon.ts';
import { isNameElsewhere } from '../words/name-elsewhere.ts';
import type { QueryWord } from '../words/query-words.ts';

/** Words of a search that stand for kinds of goods; `isBeginning`: their name is still being typed. */
export type Segment<T> = {
  from: number;
  to: number;
  kinds: readonly T[];
  isBeginning: boolean;
  /** The diets, labels and allergens in a name that was written as one word (`veganburger`), and its other words. */
  joined?: readonly JoinedFact[];
};
export type JoinedFact = { fact: AskedFact; words: string; others: string };

export type Asked<T> = {
  words: readonly QueryWord[];
  lexicon: Lexicon<T>;
  language: number;
  /** How the goods' names in each language write this very word; undefined where none has it. */
  writtenAs: (word: string) => readonly (string | undefined)[] | undefined;
  /** The last word may be incomplete: suggestions are asked for it. */
  isBeingTyped?: boolean | undefined;
};

/**
 * The longest names first, from the left; the end of the text may be the beginning of a name. What no name covers may be
 * one that is written as one word.
 */
export function readKinds<T>({ words, lexicon, language, writtenAs, isBeingTyped }: Asked<T>): Segment<T>[] {
  const found: Segment<T>[] = [];
  const last = words.at(-1);
  // A word of other languages' names alone may be a beginning here (`from`, of `fromage`).
  const isTyping = last !== undefined && writtenAs(last.word)?.[language] === undefined;
  const take = (segment: Segment<T>) => {
    if (segment.kinds.length > 0) found.push(segment);
  };
  const isFree = (from: number, to: number) => found.every((one) => to <= one.from || from >= one.to);
  const isElsewhere = ([word, more]: readonly QueryWord[]) =>
    word !== undefined && !more && isNameElsewhere(lexicon, word, language, writtenAs(word.word)?.[language]);
  const takeBeginning = (from: number, isMeant: (phrase: Phrase<T>) => boolean) => {
    const isTaken = (phrase: Phrase<T>) => isMeant(phrase) && isFactTyped(phrase, words.length - from);
    take({
      from,
      to: words.length,
      kinds: findBeginning(lexicon, words.slice(from), language, isTaken),
      isBeginning: true,
    });
  };
  for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
    const end = words.slice(words.length - length);
    // What is no name in the shopper's language comes to be one (`jam`, of `jambon`; `tom`, of `tomate` and no `tome`).
    if (
      isBeingTyped &&
      isFree(words.length - length, words.length) &&
      isSaying(end) &&
      !isNamed(lexicon, end, language)
    )
      takeBeginning(words.length - length, (phrase) => phrase.language === language);
    for (let from = 0; from + length <= words.length; from++) {
      const part = words.slice(from, from + length);
      if (isFree(from, from + length) && isSaying(part) && !isElsewhere(part))
        take({ from, to: from + length, kinds: findCalled(lexicon, part, language), isBeginning: false });
    }
    const from = words.length - length;
    if (isTyping && isFree(from, words.length) && isSaying(end)) takeBeginning(from, () => true);
  }
  for (let length = Math.min(longestJoined, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const part = words.slice(from, from + length);
      if (!isFree(from, from + length) || !part.some(({ word }) => word.length > shortestJoined)) continue;
      const phrases = findJoined(lexicon, part, language);
      const kinds = [...new Set(phrases.flatMap(({ what }) => what))];
      take({ from, to: from + length, kinds, isBeginning: false, joined: length === 1 ? joinedFacts(phrases) : [] });
    }
  return found.sort((a, b) => a.from - b.from);
}

/** Pieces that a word may be typed in, and letters that one of them has at least. */
const longestJoined = 3;
const shortestJoined = 3;

/** A letter or a number alone names nothing. */
function isSaying(part: readonly QueryWord[]): boolean {
  return part.some(({ word }) => word.length > 1 && !/^\d+$/.test(word));
}

/** A name is not begun where the diet in it is still to come: `poulet b` asks for no label. */
function isFactTyped(phrase: Phrase<unknown>, typed: number): boolean {
  return factsInName(phrase).every(({ end }) => end < typed);
}

/** What the first of these names, which are written alike, has in it. */
function joinedFacts([phrase]: readonly Phrase<unknown>[]): JoinedFact[] {
  if (!phrase) return [];
  const forms = phrase.words.map(({ form }) => form);
  return factsInName(phrase).map(({ fact, first, end }) => ({
    fact,
    words: forms.slice(first, end).join(' '),
    others: forms.toSpliced(first, end - first).join(' '),
  }));
}
