import { isCalled } from '../words/called-so.ts';
import {
  findBeginning,
  findCalled,
  findInOrder,
  findJoined,
  type Lexicon,
  longestPhrase,
  type Phrase,
} from '../words/lexicon.ts';
import type { QueryWord } from '../words/query-words.ts';
import { type AskedFact, filterWords } from './filter-words.ts';

/**
 * A diet, a label or an allergen that a search asks for, and where in the text; `isNamed` where its words are a part of a
 * kind's longer name (`vegan burger`), which takes them too.
 */
export type FactPlace = { fact: AskedFact; from: number; to: number; isNamed: boolean };
/** The same within some words, from the first to the one after the last. */
type FactAt = { fact: AskedFact; first: number; end: number };

/** Words that name a fact at most; letters that one written as one word has at least (`glutenfree`), and a begun one. */
const longestFact = 4;
const shortestJoined = 6;
const shortestBegun = 3;

/**
 * Diets, labels and allergens among the words of a search, and the words: of a kind's longer name that says a diet otherwise
 * (`steak végé`, `steak végétarien`) as that name has them. What is a diet only in another form or language is none where a
 * kind is called just so (`veggies`).
 */
export function readFacts<T>(
  typed: readonly QueryWord[],
  language: number,
  kinds: Lexicon<T>,
): { words: readonly QueryWord[]; facts: FactPlace[] } {
  const isOther = (part: readonly QueryWord[]) =>
    isCalled(kinds, part, language) && !isCalled(filterWords, part, language);
  const found = factsAmong(typed, language, isOther);
  const begun = factBegun(typed, language, found.at(-1)?.end ?? 0);
  let words = typed;
  // From the end, as other words may take more or fewer places.
  const facts = [...found, ...begun].reverse().map(({ fact, first, end }): FactPlace => {
    const place = { from: words[first]?.from ?? 0, to: words[end - 1]?.to ?? 0 };
    const isIn = (name: readonly QueryWord[], length: number) => isInKind(name, first, length, kinds, language);
    if (isIn(words, end - first)) return { fact, ...place, isNamed: true };
    for (const said of saidOtherwise(fact, language)) {
      const other = words.toSpliced(first, end - first, ...said.map((word) => ({ ...word, ...place })));
      if (!isIn(other, said.length)) continue;
      words = other;
      return { fact, ...place, isNamed: true };
    }
    return { fact, ...place, isNamed: false };
  });
  return { words, facts: facts.reverse() };
}

/** What a diet is called in a language besides; what is vegan is vegetarian too. */
function saidOtherwise({ filter, value }: AskedFact, language: number): (readonly QueryWord[])[] {
  const isSame = (one: AskedFact) =>
    one.filter === filter && (one.value === value || (value === 'vegan' && one.value === 'vegetarian'));
  return allNames.filter((one) => one.language === language && one.what.some(isSame)).map(({ words }) => words);
}
const allNames = [...filterWords.phrases.values()].flat();

/** What the end of a search begins to ask for, behind a word that says so (`sans glu`), where that is one thing. */
function factBegun(words: readonly QueryWord[], language: number, from: number): FactAt[] {
  if ((words.at(-1)?.word.length ?? 0) < shortestBegun) return [];
  for (let first = Math.max(from, words.length - longestFact); first < words.length - 1; first++) {
    const part = words.slice(first);
    const [fact, more] = findBeginning(filterWords, part, language, (name) => name.words.length === part.length);
    if (fact && !more) return [{ fact, first, end: words.length }];
  }
  return [];
}

/** Whether some words are a part of a kind's longer name. */
export function isInKind<T>(
  words: readonly QueryWord[],
  from: number,
  length: number,
  kinds: Lexicon<T>,
  language: number,
): boolean {
  for (let start = Math.max(0, from - longestPhrase + length); start <= from; start++)
    for (let end = Math.min(words.length, start + longestPhrase); end >= from + length; end--)
      if (end - start > length && findCalled(kinds, words.slice(start, end), language).length > 0) return true;
  return false;
}

const known = new WeakMap<Phrase<unknown>, readonly FactAt[]>();

/** The diets, labels and allergens in a name. */
export function factsInName(phrase: Phrase<unknown>): readonly FactAt[] {
  const facts = known.get(phrase) ?? factsAmong(phrase.words, phrase.language);
  known.set(phrase, facts);
  return facts;
}

function factsAmong(
  words: readonly QueryWord[],
  language: number,
  isOther: (part: readonly QueryWord[]) => boolean = () => false,
): FactAt[] {
  const found: FactAt[] = [];
  for (let first = 0; first < words.length; ) {
    let [length, facts]: [number, AskedFact[]] = [Math.min(longestFact, words.length - first), []];
    for (; length > 0; length--) {
      const part = words.slice(first, first + length);
      facts = isOther(part) ? [] : factsOf(part, language);
      if (facts.length > 0) break;
    }
    for (const fact of facts) found.push({ fact, first, end: first + length });
    first += Math.max(1, length);
  }
  return found;
}

function factsOf(part: readonly QueryWord[], language: number): AskedFact[] {
  const found = findInOrder(filterWords, part, language);
  const [word, more] = part;
  if (found.length > 0 || !word || more || word.word.length < shortestJoined) return found;
  return findJoined(filterWords, part, language)
    .flatMap(({ what }) => what)
    .slice(0, 1);
}
