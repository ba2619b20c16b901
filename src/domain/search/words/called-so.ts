import { type Lexicon, phrasesOf } from './lexicon.ts';
import type { QueryWord } from './query-words.ts';

/** Whether something is called by just these words in a language, with their accents and in their number and order. */
export function isCalled<T>(lexicon: Lexicon<T>, words: readonly QueryWord[], language: number): boolean {
  return isNamed(lexicon, words, language, ({ form }) => form);
}

/** The same, accents left out. */
export function isNamed<T>(
  lexicon: Lexicon<T>,
  words: readonly QueryWord[],
  language: number,
  textOfWord = ({ word }: QueryWord) => word,
): boolean {
  const typed = words.map(textOfWord).join(' ');
  const known = phrasesOf(lexicon, words);
  return known.some((phrase) => phrase.language === language && phrase.words.map(textOfWord).join(' ') === typed);
}
