import { categories } from '#domain/catalogue/category.ts';
import { importLimits } from '#domain/import/import-failure.ts';
import { absentChoices, decimalSigns, importFields, importKinds } from '#domain/import/import-field.ts';
import { importCounts, importStates } from '#domain/import/import-state.ts';
import { filledLine, instant, line, mayBeMissing, pageNumber, perPage, rowId, rowVersion } from '../fields.ts';
import { page } from '../page.schema.ts';
import { z } from '../zod.ts';
import { leap } from './import-runs.schema.ts';

const field = z.enum(importFields, 'validation.invalid');
const kind = z.enum(importKinds, 'validation.invalid');
const templateName = filledLine(80);
export const mostCategoryWords = 500;
/** By the word of the file, in whichever spelling. */
const categoryWords = z.record(z.string(), z.enum(categories));
const counts = Object.fromEntries(importCounts.map((name) => [name, z.number()])) as Record<
  (typeof importCounts)[number],
  z.ZodNumber
>;

const listed = {
  id: z.number(),
  version: z.number(),
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  fileName: z.string(),
  /** Fetched by night from the address of the settings, and run without a person. */
  byNight: z.boolean(),
  /** Of every row, where no column names its store. */
  storeId: z.number().nullable(),
  /** When the file was written, where the upload has said it. */
  asOf: z.string().nullable(),
  counts: z.object(counts),
  /** How many rows of `total` the present step has been through; of a file that is read, `total` is an estimate. */
  done: z.number(),
  total: z.number(),
  /** Why it has failed: a code, and words for it in the language of the request. */
  failure: z.string().nullable(),
  failureText: z.string().nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
};
const listedImport = z.object(listed).meta({ id: 'ListedImport' });
export type ListedImport = z.output<typeof listedImport>;

const nightly = z.object({
  /** The host, or the name of the file. */
  source: z.string(),
  /** By the clock of this time zone. */
  time: z.string(),
  timeZone: z.string(),
  /** The name of the mapping. */
  template: z.string(),
  nextAt: z.string(),
  /** Its time has come, and it begins in a moment. */
  isDue: z.boolean(),
});
export type NightlyState = z.output<typeof nightly>;

const cell = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const importAnswer = z
  .object({
    ...listed,
    /** `UTF-8`, `1252` or `UTF-16`; null for a workbook, as is the separator. */
    encoding: z.string().nullable(),
    separator: z.string().nullable(),
    /** Null: the file does not tell, and a trial asks for it. */
    decimal: z.enum(decimalSigns).nullable(),
    /** The visible sheets of a workbook, and which is read. */
    sheets: z.array(z.string()).nullable(),
    sheet: z.string().nullable(),
    columns: z.array(z.object({ index: z.number(), header: z.string(), field: z.enum(importFields).nullable() })),
    /** As they stand in the file, `row` as the spreadsheet numbers it; null is an empty cell or one that cannot be read. */
    firstRows: z.array(z.object({ row: z.number(), cells: z.array(cell) })),
    /** What every row says of a field that no column has. */
    fixed: z.partialRecord(z.enum(importFields), z.string()),
    absent: z.enum(absentChoices),
    /** What was said of the file's own words for aisles. */
    categories: categoryWords,
    /** Of facts: barcodes that the shop does not know become drafts. */
    addsUnknown: z.boolean(),
    /** What a run asks to be confirmed, once it was tried. */
    leaps: z.array(leap),
  })
  .meta({ id: 'Import' });
export type ImportAnswer = z.output<typeof importAnswer>;

const template = z.object({
  name: z.string(),
  kind: z.enum(importKinds),
  columns: z.array(z.object({ header: z.string(), field: z.enum(importFields).nullable() })),
  fixed: z.partialRecord(z.enum(importFields), z.string()),
  decimal: z.enum(decimalSigns).nullable(),
  absent: z.enum(absentChoices),
  categories: categoryWords,
  updatedAt: z.string(),
});
export type ImportTemplate = z.output<typeof template>;

/** Of a form, which sends what was left empty as an empty text. */
const ofForm = <T extends z.ZodType>(schema: T) =>
  z.preprocess((sent) => (sent === '' ? undefined : sent), mayBeMissing(schema));

const byId = z.object({ id: rowId });

export const createImport = {
  summary:
    'Takes a CSV file or a workbook (.xlsx) of at most 50 MB and 200,000 rows, and begins to read it; 422 on `file` says why one cannot be read',
  input: z.object({
    file: z.file('validation.required'),
    kind,
    store_id: ofForm(rowId),
    as_of: ofForm(instant),
    template: ofForm(templateName),
  }),
  output: importAnswer,
};
export const listImports = {
  summary: 'The imports, the newest first, and whether a file is imported each night',
  input: z.object({ page: pageNumber, per_page: perPage(10) }),
  /** Null: none is, or whoever asks is limited to some stores. */
  output: page(listedImport).extend({ nightly: nightly.nullable() }),
};
export const readImport = { summary: 'An import with its columns and first rows', input: byId, output: importAnswer };
export const updateImport = {
  summary:
    'Says what the columns of a file are, and how its rows are meant; another sheet is read anew. Only before it runs: 409 else, and for a stale `version`',
  input: z.object({
    id: rowId,
    version: rowVersion.optional(),
    /** Those that are named are changed; null: the column is not read. */
    columns: z
      .array(z.object({ index: z.number('validation.number').int('validation.number'), field: field.nullable() }))
      .max(importLimits.columns, 'validation.tooMany')
      .optional(),
    fixed: z.partialRecord(field, line(200)).optional(),
    decimal: z.enum(decimalSigns, 'validation.invalid').nullable().optional(),
    sheet: filledLine(100).optional(),
    absent: z.enum(absentChoices, 'validation.invalid').optional(),
    /** Which category each word of the file stands for, beside those said before; null takes a word back. */
    categories: z
      .record(line(200), z.enum(categories, 'validation.invalid').nullable())
      .refine((words) => Object.keys(words).length <= mostCategoryWords, 'validation.tooMany')
      .optional(),
    /** Of facts: whether barcodes that the shop does not know become drafts. */
    adds_unknown: z.boolean('validation.boolean').optional(),
    /** The name to keep the mapping under, for the next file of the same kind. */
    template: templateName.optional(),
  }),
  output: importAnswer,
};
export const listImportCategories = {
  summary:
    'The words that the rows of a file have for their category, the most frequent first, each with the category that it stands for; null: nobody knows',
  input: byId,
  output: z.object({
    /** At most 500 of `total`. */
    words: z.array(z.object({ word: z.string(), rows: z.number(), category: z.enum(categories).nullable() })),
    total: z.number(),
  }),
};
export const deleteImport = {
  summary:
    'Cancels an import that is read, tried or waits, else deletes it; its file and rows are deleted. 409 while it runs',
  input: byId,
  output: importAnswer.nullable(),
};
export const listImportTemplates = {
  summary: 'Mappings of files by name',
  input: z.object({ page: pageNumber, per_page: perPage(120) }),
  output: page(template),
};
export const deleteImportTemplate = {
  summary: 'Deletes a mapping of files',
  input: z.object({ name: templateName }),
  output: z.null(),
};
