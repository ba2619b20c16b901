import type { SynonymList, writeSynonyms } from '#contract/catalogue/staff-search.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { readWords, writeWords } from '#web/office/form/typed-text.ts';

/** A line of the form: words of each language and codes of kinds, with commas between. */
export type SynonymRow = { fr: string; en: string; vi: string; kinds: string };
export type SynonymValues = { synonyms: SynonymRow[] };

export function synonymValues({ synonyms }: SynonymList): SynonymValues {
  return {
    synonyms: synonyms.map(({ words, kinds }) => ({
      fr: writeWords(words.fr),
      en: writeWords(words.en),
      vi: writeWords(words.vi),
      kinds: writeWords(kinds),
    })),
  };
}

/** The whole list as the call takes it; a line that is empty is none. */
export function synonymInput(rows: readonly SynonymRow[]): InputOf<typeof writeSynonyms>['synonyms'] {
  return filledRows(rows).map(({ fr, en, vi, kinds }) => ({
    words: { fr: readWords(fr), en: readWords(en), vi: readWords(vi) },
    kinds: readWords(kinds),
  }));
}

/** The lines that are sent, in their order: a fault names the place among them. */
export function filledRows(rows: readonly SynonymRow[]): SynonymRow[] {
  return rows.filter((row) => Object.values(row).some((text) => text.trim() !== ''));
}
