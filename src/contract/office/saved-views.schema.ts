import { staffListNames } from '#domain/access/staff-lists.ts';
import { filledLine, line, pageNumber, perPage, rowId, rowVersion } from '../fields.ts';
import { page } from '../page.schema.ts';
import { z } from '../zod.ts';

const list = z.enum(staffListNames, 'validation.invalid');

const savedView = z
  .object({
    id: z.number(),
    version: z.number(),
    list,
    name: z.string(),
    /** What stands after the question mark of the list's address. */
    query: z.string(),
    /** The columns that are shown, in order. */
    columns: z.array(z.string()),
    /** Seen by all who may open the list. */
    shared: z.boolean(),
    /** Whether it is the caller's. */
    own: z.boolean(),
  })
  .meta({ id: 'SavedView' });
export type SavedView = z.output<typeof savedView>;

const name = filledLine(80);
const query = line(2000);
const columns = z.array(filledLine(60)).max(50, 'validation.tooMany');
const shared = z.boolean('validation.boolean');

export const listSavedViews = {
  summary: 'One’s own saved views and the shared ones, of the lists that one may open; by name',
  input: z.object({ list: list.optional(), page: pageNumber, per_page: perPage(120) }),
  output: page(savedView),
};
export const addSavedView = {
  summary: 'Saves filters and columns of a list under a name, for oneself or for all who may open the list',
  input: z.object({
    list,
    name,
    query: query.default(''),
    columns: columns.default([]),
    shared: shared.default(false),
  }),
  output: savedView,
};
export const updateSavedView = {
  summary:
    'Changes a saved view: one’s own, or a shared one by who may edit the configuration. A stale `version` answers 409',
  input: z.object({
    id: rowId,
    version: rowVersion.optional(),
    ...z.object({ name, query, columns, shared }).partial().shape,
  }),
  output: savedView,
};
export const deleteSavedView = {
  summary: 'Deletes a saved view: one’s own, or a shared one by who may edit the configuration',
  input: z.object({ id: rowId }),
  output: z.null(),
};
