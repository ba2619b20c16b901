import { missSorts } from '#domain/access/staff-lists.ts';
import { languages } from '#domain/language/language.ts';
import { filledLine, line, pageNumber, perPage, rowVersion } from '../fields.ts';
import { inEachLanguage } from '../in-languages.ts';
import { cappedPage } from '../page.schema.ts';
import { z } from '../zod.ts';

/** What shoppers call something, in one language. */
export const searchWords = z.array(filledLine(60), 'validation.invalid').max(50, 'validation.tooMany');

const words = inEachLanguage(z.array(z.string()));
/** Words that stand for kinds of goods, by their codes. */
const synonym = z.object({ words, kinds: z.array(z.string()) }).meta({ id: 'Synonym' });
export type Synonym = z.output<typeof synonym>;
const synonymList = z.object({ version: z.number(), synonyms: z.array(synonym) }).meta({ id: 'SynonymList' });
export type SynonymList = z.output<typeof synonymList>;

const someWords = searchWords.default([]);
const kindCode = line(80);

export const readSynonyms = {
  summary: 'The words that a search takes for kinds of goods, beside the names of the kinds',
  input: z.object({}),
  output: synonymList,
};
export const writeSynonyms = {
  summary:
    'Puts this list in the place of the one there is; searches follow at once. A stale `version` answers 409 with the list',
  input: z.object({
    version: rowVersion.optional(),
    synonyms: z
      .array(
        z.object({
          words: inEachLanguage(someWords).refine(
            (words) => languages.some((language) => words[language].length > 0),
            'validation.required',
          ),
          kinds: z.array(kindCode).min(1, 'validation.tooFew').max(50, 'validation.tooMany'),
        }),
      )
      .max(2000, 'validation.tooMany'),
  }),
  output: synonymList,
};

const searchMiss = z
  .object({
    language: z.enum(languages),
    words: z.string(),
    /** How often it was searched. */
    count: z.number(),
    lastAt: z.string(),
  })
  .meta({ id: 'SearchMiss' });
export type SearchMiss = z.output<typeof searchMiss>;

export const listSearchMisses = {
  summary: 'What shoppers searched for and nothing was found, by pages',
  input: z.object({
    page: pageNumber,
    per_page: perPage(10),
    language: z.enum(languages, 'validation.invalid').optional(),
    sortBy: z.enum(missSorts, 'validation.invalid').default('count'),
  }),
  output: cappedPage(searchMiss),
};
