import { languages } from '#domain/language/language.ts';
import { isJoiningIn } from './joining-words.ts';
import {
  consonantsOf,
  doubledAsOne,
  isCloseSpelling,
  isFarSpelling,
  shortestMissing,
  shortestTwiceWrong,
} from './misspelling.ts';
import { isAccented, type QueryWord, queryWords, stemOf } from './query-words.ts';
import { regionalForms } from './vietnamese-regions.ts';

/** Names and words of something, a list for each language, always in the same order of languages. */
export type Called<T> = { what: T; names: readonly (readonly string[])[] };

/** A name in a language: its words in their order, what is called so, and of what it is the first name. */
export type Phrase<T> = {
  what: readonly T[];
  firstOf?: readonly T[];
  language: number;
  words: readonly QueryWord[];
};

/** What is called what, in all languages: names are found by their words in any order, in the singular or plural. */
export type Lexicon<T> = {
  phrases: Map<string, Phrase<T>[]>;
  /** The stems of all their words: words of which one is in no name are looked up no further. */
  words: ReadonlySet<string>;
  /** The same by all their letters in one word: `banhmi`, `toiletpaper`. */
  joined: Map<string, Phrase<T>[]>;
  /** By the folded words in their order, for what is still being typed. */
  ordered: readonly (readonly [text: string, phrase: Phrase<T>])[];
  /**
   * The stems of the words of all names by their length and first or last letter, of which one wrong letter leaves one, and
   * by their letters without doubled ones and their sound, for what is misspelt.
   */
  stems: ReadonlyMap<string, readonly string[]>;
  undoubled: ReadonlyMap<string, readonly string[]>;
  sounds: ReadonlyMap<string, readonly string[]>;
};

/** Names have so many words at most. */
export const longestPhrase = 6;

export function makeLexicon<T>(list: readonly Called<T>[]): Lexicon<T> {
  const byName = new Map<string, { what: T[]; firstOf: T[]; language: number; words: readonly QueryWord[] }>();
  for (const { what, names } of list)
    for (const [language, own] of names.entries())
      for (const name of language === vietnamese ? own.flatMap(regionalForms) : own) {
        const words = queryWords(name, isJoiningIn(language));
        if (words.length === 0) continue;
        const key = `${language} ${words.map(({ form }) => form).join(' ')}`;
        const known = byName.get(key) ?? { what: [], firstOf: [], language, words };
        if (!known.what.includes(what)) known.what.push(what);
        if (name === own[0]) known.firstOf.push(what);
        byName.set(key, known);
      }
  const phrases = [...byName.values()];
  const stems = [...new Set(phrases.flatMap(({ words }) => words.map(({ stem }) => stem)))];
  const ordered = phrases.map((phrase) => [textOf(phrase.words), phrase] as const);
  return {
    phrases: Map.groupBy(phrases, ({ words }) => keyOf(words)),
    words: new Set(stems),
    joined: Map.groupBy(phrases, ({ words }) => stemOf(joinedText(words))),
    ordered: ordered.sort(([a], [b]) => (a < b ? -1 : 1)),
    stems: new Map([...Map.groupBy(stems, (stem) => firstKey(stem)), ...Map.groupBy(stems, (stem) => lastKey(stem))]),
    undoubled: Map.groupBy(stems, doubledAsOne),
    sounds: Map.groupBy(stems, consonantsOf),
  };
}

/** The names that have just these words, in any order. */
export function phrasesOf<T>({ phrases, words: known }: Lexicon<T>, words: readonly QueryWord[]): readonly Phrase<T>[] {
  return words.every(({ stem }) => known.has(stem)) ? (phrases.get(keyOf(words)) ?? []) : [];
}

/** What is called by just these words; the language of the shopper counts before others, an exact accent before a folded one. */
export function findCalled<T>(lexicon: Lexicon<T>, words: readonly QueryWord[], language: number): T[] {
  const found = phrasesOf(lexicon, words);
  return found.length > 0 ? likeliest(found, words, language) : [];
}

/**
 * The same of words in just this order. A Vietnamese word has no other form: what only has the stem of one is another word
 * (`chai`, a bottle, for `chay`).
 */
export function findInOrder<T>(lexicon: Lexicon<T>, words: readonly QueryWord[], language: number): T[] {
  const known = phrasesOf(lexicon, words);
  const isSame = (phrase: Phrase<T>, { word, stem }: QueryWord, typed: QueryWord | undefined) =>
    phrase.language === vietnamese ? word === typed?.word : stem === typed?.stem;
  const found = known.filter((phrase) => phrase.words.every((word, i) => isSame(phrase, word, words[i])));
  return found.length > 0 ? likeliest(found, words, language) : [];
}

/** The names that are these words written as one, or one word that was typed in pieces. */
export function findJoined<T>(lexicon: Lexicon<T>, words: readonly QueryWord[], language: number): Phrase<T>[] {
  const known = lexicon.joined.get(stemOf(joinedText(words))) ?? [];
  const found = known.filter((phrase) => phrase.words.length !== words.length && isWrittenAlike(phrase, words));
  const own = found.filter((phrase) => phrase.language === language);
  return own.length > 0 ? own : found;
}

/**
 * What has a name, one that `isMeant`, that begins with these words, the last of which may be incomplete. Where first names
 * do, what only has another one is left out (`from` is cheese, and no tofu, `fromage de soja`).
 */
export function findBeginning<T>(
  lexicon: Lexicon<T>,
  words: readonly QueryWord[],
  language: number,
  isMeant: (phrase: Phrase<T>) => boolean,
): T[] {
  const text = textOf(words);
  const last = words.at(-1);
  const found: Phrase<T>[] = [];
  for (let at = firstFrom(lexicon.ordered, text); at < lexicon.ordered.length; at++) {
    const [ordered, phrase] = lexicon.ordered[at] as readonly [string, Phrase<T>];
    if (!ordered.startsWith(text)) break;
    const form = phrase.words[words.length - 1]?.form ?? '';
    if (last && isAccented(last) && !form.startsWith(last.form)) continue;
    if (isMeant(phrase)) found.push(phrase);
  }
  const own = found.filter((phrase) => phrase.language === language);
  const first = own.flatMap(({ firstOf = [] }) => firstOf);
  return [...new Set(first.length > 0 ? first : (own.length > 0 ? own : found).flatMap(({ what }) => what))];
}

/** The words of names that a word may be misspelt for. */
export function nearStems<T>({ stems, undoubled }: Lexicon<T>, word: string): string[] {
  const stem = stemOf(word);
  const found = new Set(undoubled.get(doubledAsOne(stem)));
  if (word.length < shortestMissing) return [...found];
  for (const typed of stem === word ? [word] : [word, stem])
    for (const length of [typed.length - 1, typed.length, typed.length + 1])
      for (const key of [firstKey(typed, length), lastKey(typed, length)])
        for (const each of stems.get(key) ?? []) if (isCloseSpelling(each, typed)) found.add(each);
  return [...found];
}

/** The same of a word with two wrong letters, for where none is nearer. */
export function farStems<T>({ stems, sounds }: Lexicon<T>, word: string): string[] {
  const stem = stemOf(word);
  const lengths = stem.length < shortestTwiceWrong ? [] : [-2, -1, 0, 1, 2].map((more) => stem.length + more);
  const asLong = lengths.flatMap((length) => stems.get(firstKey(stem, length)) ?? []);
  const near = [...(sounds.get(consonantsOf(stem)) ?? []), ...asLong];
  return [...new Set(near.filter((each) => isFarSpelling(each, stem)))];
}

function firstKey(word: string, length = word.length): string {
  return `${length} ${word[0]}-`;
}

function lastKey(word: string, length = word.length): string {
  return `${length} -${word.at(-1)}`;
}

/** How a name is written against how it was typed: the letters apart from accents are the same. */
const closeness = { otherAccent: 0, accentLeftOut: 1, exact: 2 } as const;

function likeliest<T>(found: readonly Phrase<T>[], typed: readonly QueryWord[], language: number): T[] {
  const ranked = found.map((phrase) => {
    const close = closenessOf(phrase.words, typed);
    const isOwn = Number(phrase.language === language);
    return { phrase, rank: close === closeness.otherAccent ? isOwn : 10 + 4 * isOwn + close };
  });
  const best = Math.max(...ranked.map(({ rank }) => rank));
  const chosen = ranked.filter(({ rank }) => rank === best).map(({ phrase }) => phrase);
  // Another tone is another word in Vietnamese; in French an accent is often just wrong.
  const isMeant = (phrase: Phrase<T>) => best >= 10 || (language !== vietnamese && phrase.language !== vietnamese);
  const meant = chosen.filter(isMeant);
  return [...new Set(asWritten(meant, typed).flatMap(({ what }) => what))];
}

/**
 * Of names that have the same words those in the order that was typed (`lait de riz` is no `riz au lait`), where one of
 * them is written so to the joining words; and those in the number that was typed (`peppers`, `pepper`), where nothing
 * is called by both.
 */
function asWritten<T>(found: readonly Phrase<T>[], typed: readonly QueryWord[]): readonly Phrase<T>[] {
  if (found.length < 2) return found;
  const inOrder = found.filter(({ words }) => words.every(({ stem }, i) => stem === typed[i]?.stem));
  const isOrderMeant = inOrder.some(({ words }) =>
    words.every((_, i) => isJoinedAt(words, i) === isJoinedAt(typed, i)),
  );
  const ordered = isOrderMeant ? inOrder : found;
  const same = ordered.filter(({ words }) => words.every(({ form }) => typed.some((word) => word.form === form)));
  const others = new Set(ordered.filter((phrase) => !same.includes(phrase)).flatMap(({ what }) => what));
  return same.length > 0 && !same.some(({ what }) => what.some((each) => others.has(each))) ? same : ordered;
}

/** Whether a joining word stands before a word: more than one sign between the two. */
function isJoinedAt(words: readonly QueryWord[], i: number): boolean {
  const [before, word] = [words[i - 1], words[i]];
  return before !== undefined && word !== undefined && word.from - before.to > 1;
}

const vietnamese = languages.indexOf('vi');

function closenessOf(words: readonly QueryWord[], typed: readonly QueryWord[]): number {
  const others = typed.filter(({ formStem }) => !words.some((word) => word.formStem === formStem));
  if (others.length === 0) return closeness.exact;
  return others.some(isAccented) ? closeness.otherAccent : closeness.accentLeftOut;
}

/** Whether the letters that were typed with an accent have it in the name; those without may have left it out. */
function isWrittenAlike<T>({ language, words }: Phrase<T>, typed: readonly QueryWord[]): boolean {
  if (language !== vietnamese) return true;
  const name = words.map(({ form }) => form).join('');
  return [...typed.map(({ form }) => form).join('')].every(
    (letter, i) => letter === name[i] || /[a-z0-9]/.test(letter),
  );
}

function keyOf(words: readonly QueryWord[]): string {
  const [only] = words;
  if (words.length === 1 && only) return only.stem;
  return words
    .map(({ stem }) => stem)
    .sort()
    .join(' ');
}

function textOf(words: readonly QueryWord[]): string {
  return words.map(({ word }) => word).join(' ');
}

function joinedText(words: readonly QueryWord[]): string {
  return words.map(({ word }) => word).join('');
}

function firstFrom<T>(ordered: Lexicon<T>['ordered'], text: string): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle]?.[0] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
