import { importCounts, importProblems, importStates, leapKinds } from '#domain/import/import-state.ts';
import { pageNumber, perPage, rowId } from '../fields.ts';
import { page } from '../page.schema.ts';
import { z } from '../zod.ts';

const counts = Object.fromEntries(importCounts.map((name) => [name, z.number()])) as Record<
  (typeof importCounts)[number],
  z.ZodNumber
>;
export const leap = z.object({
  kind: z.enum(leapKinds),
  count: z.number(),
  first: z.array(
    z.object({
      /** Of the file; null: it names none of this. */
      row: z.number().nullable(),
      productId: z.number().nullable(),
      storeId: z.number().nullable(),
      /** Of the product; of a store whose stock leaps its own. */
      name: z.string(),
      /** A price in the currency's units, what is to be had, or how many goods of a store are. */
      before: z.number().nullable(),
      after: z.number().nullable(),
    }),
  ),
});
const progress = z
  .object({
    id: z.number(),
    version: z.number(),
    state: z.enum(importStates),
    counts: z.object(counts),
    done: z.number(),
    total: z.number(),
    /** What a run asks to be confirmed, once it was tried. */
    leaps: z.array(leap),
  })
  .meta({ id: 'ImportProgress' });
export type ImportProgress = z.output<typeof progress>;

const problem = z.object({
  /** As the spreadsheet numbers it: the header is 1. */
  row: z.number(),
  /** Its header; null: the row as a whole. */
  column: z.string().nullable(),
  value: z.string().nullable(),
  code: z.enum(importProblems),
  message: z.string(),
});
export type ImportProblemOnWire = z.output<typeof problem>;
const byId = z.object({ id: rowId });

export const tryImport = {
  summary: 'Begins to compute what a run would do, and writes none of it; 422 on `decimal` where nobody has said it',
  input: byId,
  output: progress,
};
export const runImport = {
  summary:
    'Runs an import, once those before it have ended. Leaps that are not confirmed are 409 `needsConfirmation`, with `data.leaps`; what was not tried is tried first',
  input: z.object({
    id: rowId,
    confirm: z.array(z.enum(leapKinds, 'validation.invalid')).max(leapKinds.length, 'validation.tooMany').default([]),
  }),
  output: progress,
};
export const undoImport = {
  summary:
    'Takes back what a run has written, within 30 days; what was changed since stays, and is named by the problems',
  input: byId,
  output: progress,
};
export const listImportProblems = {
  summary: 'What is wrong with the rows of a file, in their order',
  input: z.object({ id: rowId, page: pageNumber, per_page: perPage(50) }),
  output: page(problem),
};
export const readImportProblems = {
  summary: 'All of it as a file for spreadsheets',
  input: byId,
  output: z.instanceof(Blob),
};
