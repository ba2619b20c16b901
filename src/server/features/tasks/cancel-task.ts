import { Refusal } from '#contract/errors.ts';
import { statesBefore } from '#domain/tasks/task.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, inArray } from '#server/db/sql.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import { cancelReading } from '#server/services/imports/cancel-import.ts';
import type { TaskRow } from '#server/services/tasks/add-task.ts';

/**
 * Cancels a task, and the import that it reads; the process that runs it stops at its next report. Throws `conflict`
 * when the task is over.
 */
export async function cancelTaskOf(tx: Db, id: number, now: Date): Promise<TaskRow> {
  const [row] = await tx
    .update(tasks)
    .set({ state: 'cancelled', finishedAt: now })
    .where(and(eq(tasks.id, id), inArray(tasks.state, statesBefore('cancelled'))))
    .returning();
  if (!row) throw new Refusal('conflict');
  // An import whose file nobody reads any more would wait for it for ever.
  if (row.kind === 'import-read') await cancelReading({ tx }, Number(row.input.importId), now);
  return row;
}
