import type { SynonymList, writeSynonyms } from '#contract/catalogue/staff-search.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { inEach } from '#domain/language/by-language.ts';
import type { Language } from '#domain/language/language.ts';
import { readWords, writeWords } from '#web/office/form/typed-text.ts';

/** A line of the form: words of each language and codes of kinds, with commas between. */
export type SynonymRow = Record<Language, string> & { kinds: string };
export type SynonymValues = { synonyms: SynonymRow[] };

export function synonymValues({ synonyms }: SynonymList): SynonymValues {
  return {
    synonyms: synonyms.map(({ words, kinds }) => ({
      ...inEach((language) => writeWords(words[language])),
      kinds: writeWords(kinds),
    })),
  };
}

/** The whole list as the call takes it; a line that is empty is none. */
export function synonymInput(rows: readonly SynonymRow[]): InputOf<typeof writeSynonyms>['synonyms'] {
  return filledRows(rows).map((row) => ({
    words: inEach((language) => readWords(row[language])),
    kinds: readWords(row.kinds),
  }));
}

/** The lines that are sent, in their order: a fault names the place among them. */
export function filledRows(rows: readonly SynonymRow[]): SynonymRow[] {
  return rows.filter((row) => Object.values(row).some((text) => text.trim() !== ''));
}
