import { languageFacts, languages } from '#domain/language/language.ts';
import { saysLittle } from '../words/saying-little.ts';
import type { Segment } from './read-kinds.ts';
import type { QueryReading } from './read-query.ts';

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
