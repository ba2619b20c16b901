import { languages } from '#domain/language/language.ts';
import type { Lexicon } from './lexicon.ts';
import { isVietnamese, type QueryWord } from './query-words.ts';

const vietnamese = languages.indexOf('vi');

/**
 * Whether a word is a name in other languages alone and stands in the goods' names in the shopper's, where it is written
 * `own`: `chiên` is no French dog, `mat` no honey. A name that both write alike counts (`fromage`), but for Vietnamese
 * ones, which other languages take over for a few goods (`bánh`).
 */
export function isNameElsewhere<T>(lexicon: Lexicon<T>, word: QueryWord, language: number, own?: string): boolean {
  // The goods' word without its tones is another one (`dưa cải chua` for `dừa`).
  if (own === undefined || (isVietnamese(word.form) && own !== word.form)) return false;
  const known = lexicon.phrases.get(word.stem) ?? [];
  const isWrittenSo =
    own === word.form && known.some((one) => one.language !== vietnamese && one.words[0]?.form === word.form);
  return !isWrittenSo && known.every((phrase) => phrase.language !== language);
}
