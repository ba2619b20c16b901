import { fileForms } from '#domain/csv/cell.ts';
import { taskKinds, taskStates } from '#domain/tasks/task.ts';
import { rowId } from '../fields.ts';
import { z } from '../zod.ts';

export const task = z
  .object({
    id: z.number(),
    kind: z.enum(taskKinds),
    state: z.enum(taskStates),
    /** How much of `total` is done; both 0 until it is known. */
    done: z.number(),
    total: z.number(),
    /** Why it failed, in the language of the request. */
    error: z.string().nullable(),
    /** The file of a task that is done: `GET /tasks/{id}/file`. */
    result: z.object({ fileName: z.string() }).nullable(),
    createdAt: z.string(),
    startedAt: z.string().nullable(),
    finishedAt: z.string().nullable(),
  })
  .meta({ id: 'Task' });
export type Task = z.output<typeof task>;

const byId = z.object({ id: rowId });

export const readTask = { summary: 'State and progress of long work of one’s own', input: byId, output: task };
export const cancelTask = {
  summary: 'Cancel long work that waits or runs; 409 when it is over',
  input: byId,
  output: task,
};
export const readTaskFile = {
  summary: 'The file that long work has written; kept for a week',
  input: byId,
  output: z.instanceof(Blob),
};
export const exportProducts = {
  summary:
    'Ask for the catalogue as CSV for programs or, in the language of the request, for spreadsheets, as CSV or as a workbook (.xlsx): a row for each product and store; answers the task that makes it',
  input: z.object({ form: z.enum(fileForms, 'validation.invalid').default('programs') }),
  output: task,
};
