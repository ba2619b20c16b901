import { languages } from '#domain/language/language.ts';
import type { SearchAt } from '#domain/search/matching/match-words.ts';
import { spellAsSounds } from '#domain/search/matching/vietnamese-sounds.ts';
import type { QueryReading } from '#domain/search/query/read-query.ts';
import { isAccented } from '#domain/search/words/query-words.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import type { KindTree } from '../shelves/kind-tree.ts';

const vietnamese = languages.indexOf('vi');
type Asked = { kinds: KindTree; at: Pick<SearchAt, 'language'> };

/** Words of Vietnamese that sound like a name: letters that a region does not tell apart are often typed wrong. */
export function correctSounds({ kinds, at }: Asked, search: string, reading: QueryReading<string>): string | null {
  if (at.language !== vietnamese) return null;
  const isNamed = (from: number, to: number) =>
    reading.segments.some((one) => !one.isBeginning && one.from <= from && one.to >= to);
  return spellAsSounds(kinds.sounds, search.normalize('NFC'), reading.words, isNamed);
}

/** Several words of Vietnamese without their tones, which are often typed wrong; one word alone is another one. */
export function withoutTones({ at }: Asked, search: string, { words }: QueryReading<string>): string | null {
  return at.language === vietnamese && words.length > 1 && words.some(isAccented) ? foldText(search) : null;
}
