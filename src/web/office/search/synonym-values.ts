import type { SynonymList, writeSynonyms } from '#contract/catalogue/staff-search.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { inEach } from '#domain/language/by-language.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import { readWords, writeWords } from '#web/office/form/typed-text.ts';

/**
 * A line of the form: words of each language and codes of kinds, with commas between. `was`: the line as it was read, which
 * tells it apart from what somebody else saves meanwhile; empty for a new one.
 */
export type SynonymRow = Record<Language, string> & { kinds: string; was: string };
export type SynonymValues = { synonyms: SynonymRow[] };

export function synonymValues({ synonyms }: SynonymList): SynonymValues {
  return {
    synonyms: synonyms.map(({ words, kinds }) => ({
      ...inEach((language) => writeWords(words[language])),
      kinds: writeWords(kinds),
      was: [...languages.map((language) => writeWords(words[language])), writeWords(kinds)].filter(Boolean).join(' · '),
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
  return rows.filter((row) =>
    [...languages.map((language) => row[language]), row.kinds].some((text) => text.trim() !== ''),
  );
}

/** The places of the lines in which a text stands, whatever its accents and capitals; all for an empty one. */
export function placesOf(rows: readonly SynonymRow[], search: string): number[] {
  const wanted = foldText(search);
  return rows.flatMap((row, i) =>
    [...languages.map((language) => row[language]), row.kinds].some((text) => foldText(text).includes(wanted)) ? i : [],
  );
}
