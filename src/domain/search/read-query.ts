import { type AskedLack, readLacks } from './asked-lacks.ts';
import { type AskedMeasure, measuresIn } from './asked-measure.ts';
import { type AskedFact, filterWords } from './filter-words.ts';
import { isJoining, isJoiningIn } from './joining-words.ts';
import {
  findBeginning,
  findCalled,
  findInOrder,
  findJoined,
  isCalled,
  isNameElsewhere,
  type Lexicon,
  longestPhrase,
} from './lexicon.ts';
import { type QueryWord, queryWords, withStems } from './query-words.ts';

/** Words of a search that stand for kinds of goods; `isBeginning`: their name is still being typed. */
export type Segment<T> = { from: number; to: number; kinds: readonly T[]; isBeginning: boolean };

/** What a search asks of the goods besides its words: the words that say so, and the search without them. */
export type QueryFilter = (AskedFact | { filter: 'measure'; value: string }) & { words: string; rest: string };

export type QueryReading<T> = {
  /** The words that are left to be looked for, in their order. */
  words: readonly QueryWord[];
  /** Which of these words stand for kinds, in their order. */
  segments: readonly Segment<T>[];
  filters: readonly QueryFilter[];
  /** What the goods are to be without. */
  lacks: readonly AskedLack[];
};

type Asked<T> = {
  words: readonly QueryWord[];
  lexicon: Lexicon<T>;
  language: number;
  /** How the goods' names in each language write this very word; undefined where none has it. */
  writtenAs: (word: string) => readonly (string | undefined)[] | undefined;
};

/** What a search says: kinds of goods, diets, labels and measures, and the words that are none of these. */
export function readQuery<T>(text: string, asked: Omit<Asked<T>, 'words'>): QueryReading<T> {
  const typed = text.normalize('NFC');
  const read = (isJoin: (word: string) => boolean) => readWords(typed, queryWords(typed, isJoin), asked);
  const own = isJoiningIn(asked.language);
  if (own === isJoining) return read(own);
  // What looks like a French joining word counts where a name has it.
  const reading = read(own);
  const isNamed = (i: number) => reading.segments.some(({ from, to }) => i >= from && i < to);
  const isRead = reading.words.every(({ form }, i) => !isJoining(form) || isNamed(i));
  return isRead ? reading : read(isJoining);
}

function readWords<T>(typed: string, all: readonly QueryWord[], asked: Omit<Asked<T>, 'words'>): QueryReading<T> {
  const measures = measuresIn(typed);
  const outside = all.filter((word) => !measures.some((one) => isWithin(word, one)));
  const facts = readFacts(outside, asked.language, asked.lexicon);
  const others = outside.filter((word) => !facts.some((one) => isWithin(word, one)));
  const isInName = (from: number, length: number) => isKind(others, from, length, asked.lexicon, asked.language);
  const lacks = readLacks(others, asked.language, isInName);
  const apart = lacks.filter(({ isNamed }) => !isNamed);
  const words = others.filter((word) => !apart.some((one) => isWithin(word, one))).map(toNumber);
  const places = [...facts, ...measures].sort((a, b) => a.from - b.from);
  const filters = places.map((one) => toFilter(typed, one));
  return { words, segments: readKinds({ ...asked, words }), filters, lacks };
}

/** The words as they are, nothing read out of them. */
export function readPlainly<T>(text: string): QueryReading<T> {
  return { words: queryWords(text), segments: [], filters: [], lacks: [] };
}

/** Numbers that have a word of their own. */
const numbers: Readonly<Record<string, string>> = { douzaine: '12', dozen: '12', tá: '12', chục: '10' };

function toNumber(word: QueryWord): QueryWord {
  const number = numbers[word.form];
  return number === undefined ? word : { ...word, ...withStems(number, number) };
}

type Place = { from: number; to: number };
type AskedPlace = (Place & { fact: AskedFact }) | AskedMeasure;

function isWithin(word: Place, place: Place): boolean {
  return word.from >= place.from && word.to <= place.to;
}

/**
 * Diets, labels and allergens; a longer name of a kind that has the words in it counts before (a veggie burger is a kind),
 * and a name that is written just so before a diet that is only written alike (`veggies`, `veggie`).
 */
function readFacts<T>(words: readonly QueryWord[], language: number, kinds: Lexicon<T>) {
  const found: (Place & { fact: AskedFact })[] = [];
  for (let from = 0; from < words.length; ) {
    let length = Math.min(4, words.length - from);
    let facts: AskedFact[] = [];
    for (; length > 0 && facts.length === 0; length--) {
      const part = words.slice(from, from + length);
      facts = findInOrder(filterWords, part, language);
      if (facts.length > 0 && isKind(words, from, length, kinds, language)) facts = [];
      if (facts.length > 0) break;
    }
    const [fact] = facts;
    const [first, last] = [words[from], words[from + length - 1]];
    if (fact && first && last) found.push({ fact, from: first.from, to: last.to });
    from += Math.max(1, length);
  }
  return found;
}

function isKind<T>(
  words: readonly QueryWord[],
  from: number,
  length: number,
  kinds: Lexicon<T>,
  language: number,
): boolean {
  const part = words.slice(from, from + length);
  if (isCalled(kinds, part, language) && !isCalled(filterWords, part, language)) return true;
  for (let start = Math.max(0, from - longestPhrase + length); start <= from; start++)
    for (let end = Math.min(words.length, start + longestPhrase); end >= from + length; end--)
      if (end - start > length && findCalled(kinds, words.slice(start, end), language).length > 0) return true;
  return false;
}

function toFilter(text: string, place: AskedPlace): QueryFilter {
  const { from, to } = place;
  const rest = `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/g, ' ').trim();
  const words = text.slice(from, to);
  return 'fact' in place ? { ...place.fact, words, rest } : { filter: 'measure', value: place.amount, words, rest };
}

/**
 * The longest names first, from the left; the end of the text may be the beginning of a name. What no name covers may be
 * one that is written as one word.
 */
function readKinds<T>({ words, lexicon, language, writtenAs }: Asked<T>): Segment<T>[] {
  const found: Segment<T>[] = [];
  const last = words.at(-1);
  const isTyping = last !== undefined && writtenAs(last.word) === undefined;
  const take = (from: number, to: number, kinds: readonly T[], isBeginning: boolean) => {
    if (kinds.length > 0) found.push({ from, to, kinds, isBeginning });
  };
  const isFree = (from: number, to: number) => found.every((one) => to <= one.from || from >= one.to);
  const isElsewhere = ([word, more]: readonly QueryWord[]) =>
    word !== undefined && !more && isNameElsewhere(lexicon, word, language, writtenAs(word.word)?.[language]);
  for (let length = Math.min(longestPhrase, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const part = words.slice(from, from + length);
      if (isFree(from, from + length) && isSaying(part) && !isElsewhere(part))
        take(from, from + length, findCalled(lexicon, part, language), false);
    }
    const start = words.length - length;
    if (!isTyping || !isFree(start, words.length) || !isSaying(words.slice(start))) continue;
    take(start, words.length, findBeginning(lexicon, words.slice(start), language), true);
  }
  for (let length = Math.min(longestJoined, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const part = words.slice(from, from + length);
      if (!isFree(from, from + length) || !part.some(({ word }) => word.length > shortestJoined)) continue;
      take(from, from + length, findJoined(lexicon, part, language), false);
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
