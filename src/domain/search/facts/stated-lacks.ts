import { languages } from '#domain/language/language.ts';
import { isJoiningIn } from '../words/joining-words.ts';
import { stemOf } from '../words/query-words.ts';
import { writtenWords } from '../words/written-words.ts';
import type { Lack } from './lacks.ts';

/** A way to say something in a language: the stems of its words, with their accents. */
export type Saying = { language: number; words: readonly string[]; stems: readonly string[] };

/** The ways in which names say one of these. */
export function sayingsOf(names: Lack['stated']): Saying[] {
  return names.flatMap((own, language) =>
    own.map((name) => ({
      language,
      words: writtenWords(name).map(({ word }) => word),
      stems: stemsIn(name, language),
    })),
  );
}

/** Whether the names of a good, by language, say one of these: the words side by side. */
export function says(names: readonly string[], sayings: readonly Saying[]): boolean {
  return languages.some((_, language) => {
    const written = stemsIn(names[language] ?? '', language);
    return sayings.some(
      (one) =>
        one.language === language && written.some((_stem, i) => one.stems.every((stem, n) => written[i + n] === stem)),
    );
  });
}

/** The stems of the words of a name, with their accents, without those that only join others. */
export function stemsIn(text: string, language: number): string[] {
  const isJoin = isJoiningIn(language);
  return writtenWords(text).flatMap(({ form, spelt }) => (isJoin(form) ? [] : stemOf(spelt)));
}
