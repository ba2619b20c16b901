import { languages } from '#domain/language/language.ts';
import { isLeftOpen, isNegatingAt } from '../words/negation.ts';
import type { QueryWord } from '../words/query-words.ts';
import { saysLittle } from '../words/saying-little.ts';
import type { Segment } from './read-kinds.ts';
import { type QueryReading, readPlainly } from './read-query.ts';

/** Of the languages the one whose names end with what they are. */
const english = languages.indexOf('en');

/** Of several kinds the one that is meant: the last in English, the first in the other languages. */
export function headOf<T>(segments: readonly Segment<T>[], language: number): Segment<T> | undefined {
  return language === english ? segments.at(-1) : segments[0];
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
