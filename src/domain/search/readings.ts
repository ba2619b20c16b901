import { isInSegment } from './head-kind.ts';
import type { QueryWord } from './query-words.ts';
import { type QueryReading, readPlainly } from './read-query.ts';
import { saysLittle } from './saying-little.ts';

/** What a search may say, the likeliest first. */
export function readings<T>(reading: QueryReading<T>, search: string): QueryReading<T>[] {
  const isSaying = (word: QueryWord, i: number) => !saysLittle(word.word, word.form) || isInSegment(reading, i);
  const saying = reading.words.filter(isSaying);
  const shorter = saying.length < reading.words.length && saying.length > 0;
  return [
    reading,
    ...(reading.filters.length > 0 ? [readPlainly<T>(search)] : []),
    ...(shorter ? [{ ...reading, words: saying, segments: segmentsAmong(reading, saying) }] : []),
  ];
}

/** The segments by the places of the words that are left; none of theirs may be missing. */
function segmentsAmong<T>(
  { words, segments }: QueryReading<T>,
  left: readonly QueryWord[],
): QueryReading<T>['segments'] {
  return segments.map((segment) => {
    const from = left.indexOf(words[segment.from] as QueryWord);
    return { ...segment, from, to: from + segment.to - segment.from };
  });
}
