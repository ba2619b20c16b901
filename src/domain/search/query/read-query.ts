import { languageFacts, languages } from '#domain/language/language.ts';
import { type AskedLack, readLacks } from '../facts/asked-lacks.ts';
import { type AskedMeasure, measuresIn } from '../facts/asked-measure.ts';
import type { AskedFact } from '../facts/filter-words.ts';
import { type FactPlace, isInKind, readFacts } from '../facts/read-facts.ts';
import { isJoining, isJoiningIn } from '../words/joining-words.ts';
import { isLeftOpen, isNegatingAt } from '../words/negation.ts';
import { type QueryWord, queryWords, withStems } from '../words/query-words.ts';
import { saysLittle } from '../words/saying-little.ts';
import { type Asked, readKinds, type Segment } from './read-kinds.ts';

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
  /** Where in the text the diets, labels and allergens of the filters stand. */
  facts: readonly FactPlace[];
};

/** What a search says: kinds of goods, diets, labels and measures, and the words that are none of these. */
export function readQuery<T>(text: string, search: Omit<Asked<T>, 'words'>): QueryReading<T> {
  const typed = text.normalize('NFC');
  const read = (isJoin: (word: string) => boolean) => readWords(typed, queryWords(typed, isJoin), search);
  const own = isJoiningIn(search.language);
  if (own === isJoining) return read(own);
  // What looks like a French joining word counts where a name has it.
  const reading = read(own);
  const isNamed = (i: number) => reading.segments.some(({ from, to }) => i >= from && i < to);
  const isRead = reading.words.every(({ form }, i) => !isJoining(form) || isNamed(i));
  return isRead ? reading : read(isJoining);
}

function readWords<T>(typed: string, all: readonly QueryWord[], search: Omit<Asked<T>, 'words'>): QueryReading<T> {
  const measures = measuresIn(typed);
  const outside = all.filter((word) => !measures.some((one) => isWithin(word, one)));
  const { words: said, facts } = readFacts(outside, search.language, search.lexicon);
  const loose = facts.filter(({ isNamed }) => !isNamed);
  const others = said.filter((word) => !loose.some((one) => isWithin(word, one)));
  const isInName = (from: number, length: number) => isInKind(others, from, length, search.lexicon, search.language);
  const lacks = readLacks(others, search.language, isInName);
  const apart = lacks.filter(({ isNamed }) => !isNamed);
  const left = others.filter((word) => !apart.some((one) => isWithin(word, one))).map(toNumber);
  const { words, segments } = readKindsBut(facts, { ...search, words: left });
  const joined = segments.flatMap((one) => toJoinedFilters(typed, words, one));
  const places = [...facts, ...measures].sort((a, b) => a.from - b.from);
  const filters = [...places.map((one) => toFilter(typed, one)), ...joined];
  return { words, segments, filters, lacks, facts };
}

/**
 * The words as they are, no kind and no measure read out of them; diets, labels and allergens that `reading` has of the
 * same text stay filters.
 */
export function readPlainly<T>(text: string, reading?: Pick<QueryReading<T>, 'facts' | 'filters'>): QueryReading<T> {
  const { facts, filters } = reading ?? { facts: [], filters: [] };
  const words = queryWords(text).filter((word) => !facts.some((one) => isWithin(word, one)));
  return { words, segments: [], filters: dietsOf({ filters }), lacks: [], facts };
}

/** The diets, labels and allergens that a search asks for: whatever else is read anew, these stay. */
export function dietsOf({ filters }: Pick<QueryReading<unknown>, 'filters'>): QueryFilter[] {
  return filters.filter(({ filter }) => filter !== 'measure');
}

/** Numbers that have a word of their own. */
const numbers: ReadonlyMap<string, string> = new Map([
  ['douzaine', '12'],
  ['dozen', '12'],
  ['tá', '12'],
  ['chục', '10'],
]);

function toNumber(word: QueryWord): QueryWord {
  const number = numbers.get(word.form);
  return number === undefined ? word : { ...word, ...withStems(number, number) };
}

type Place = { from: number; to: number };
type AskedPlace = (Place & { fact: AskedFact }) | AskedMeasure;

function isWithin(word: Place, place: Place): boolean {
  return word.from >= place.from && word.to <= place.to;
}

/** The kinds that words name, and the words without those of a diet that no name has taken. */
function readKindsBut<T>(facts: readonly FactPlace[], search: Asked<T>): Pick<QueryReading<T>, 'words' | 'segments'> {
  const segments = readKinds(search);
  const isTaken = (i: number) => segments.some(({ from, to }) => i >= from && i < to);
  const words = search.words.filter((word, i) => isTaken(i) || !facts.some((one) => isWithin(word, one)));
  return words.length === search.words.length
    ? { words, segments }
    : { words, segments: readKinds({ ...search, words }) };
}

function toFilter(text: string, place: AskedPlace): QueryFilter {
  const [rest, words] = [without(text, place), text.slice(place.from, place.to)];
  return 'fact' in place ? { ...place.fact, words, rest } : { filter: 'measure', value: place.amount, words, rest };
}

function toJoinedFilters<T>(text: string, words: readonly QueryWord[], { from, to, joined = [] }: Segment<T>) {
  const place = { from: words[from]?.from ?? 0, to: words[to - 1]?.to ?? 0 };
  return joined.map(({ fact, words, others }): QueryFilter => ({ ...fact, words, rest: without(text, place, others) }));
}

/** A text with other words, or none, in a place. */
function without(text: string, { from, to }: Place, others = ''): string {
  return `${text.slice(0, from)} ${others} ${text.slice(to)}`.replace(/\s+/g, ' ').trim();
}

const headsLast = languages.map((language) => languageFacts[language].isHeadLast === true);

/** Whether names of a language end with what they are, as in English. */
export function isHeadLast(language: number): boolean {
  return headsLast[language] === true;
}

/** Of several kinds the one that is meant: the last in English, the first in French and Vietnamese. */
export function headOf<T>(segments: readonly Segment<T>[], language: number): Segment<T> | undefined {
  return isHeadLast(language) ? segments.at(-1) : segments[0];
}

/**
 * The head of a search that names several kinds and nothing else, for when no good is of all of them: `pasta sauce jar` is
 * a sauce. Null where a word is left that may mean something, or a diet is asked for.
 */
export function headAlone<T>(reading: QueryReading<T>, language: number): QueryReading<T> | null {
  const { words, segments, filters } = reading;
  const isRead = words.every(({ word, form }, i) => saysLittle(word, form) || isInSegment(reading, i));
  const head = headOf(segments, language);
  if (!head || head.isBeginning || segments.length < 2 || filters.length > 0 || !isRead) return null;
  const own = words.slice(head.from, head.to);
  return { ...reading, words: own, segments: [{ ...head, from: 0, to: own.length }] };
}

export function isInSegment<T>({ segments }: Pick<QueryReading<T>, 'segments'>, i: number): boolean {
  return segments.some(({ from, to }) => i >= from && i < to);
}

/** What a search may say, the likeliest first. */
export function readings<T>(reading: QueryReading<T>, search: string): QueryReading<T>[] {
  const isSaying = (word: QueryWord, i: number) =>
    !isLeftOpen(reading.words, i) &&
    (!saysLittle(word.word, word.form) ||
      isNegatingAt(reading.words, i) ||
      (isInSegment(reading, i) && !isAside(reading, i)));
  const saying = reading.words.filter(isSaying);
  const shorter = saying.length < reading.words.length && saying.length > 0;
  // What is of the kind in another size is nearer than what has the measure's words by chance.
  const isAmount = reading.filters.some(({ filter }) => filter === 'measure') && !reading.segments.some(isWhole);
  return [
    reading,
    ...(isAmount ? [readPlainly<T>(search, reading)] : []),
    ...(shorter ? [{ ...reading, words: saying, segments: segmentsAmong(reading, saying) }] : []),
  ];
}

function isWhole<T>({ isBeginning }: Segment<T>): boolean {
  return !isBeginning;
}

/** Whether a word alone is read as a kind beside another one: it may as well say how that is packed (`coca lon`). */
function isAside<T>({ segments }: QueryReading<T>, i: number): boolean {
  const own = segments.find(({ from, to }) => i === from && to === from + 1);
  return own !== undefined && segments.some((one) => one !== own && isWhole(one));
}

/** The segments by the places of the words that are left, without those whose words are not. */
function segmentsAmong<T>(
  { words, segments }: QueryReading<T>,
  left: readonly QueryWord[],
): QueryReading<T>['segments'] {
  return segments.flatMap((segment) => {
    const from = left.indexOf(words[segment.from] as QueryWord);
    return from < 0 ? [] : [{ ...segment, from, to: from + segment.to - segment.from }];
  });
}
