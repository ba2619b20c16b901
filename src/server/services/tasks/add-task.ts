import { Refusal } from '#contract/errors.ts';
import { isOver, type TaskKind, taskStates } from '#domain/tasks/task.ts';
import { currentRequestId } from '#server/db/request-id.ts';
import { and, eq, inArray } from '#server/db/sql.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import type { Write } from '#server/db/transact.ts';
import { limits } from '#server/services/session/limit-table.ts';

export type TaskRow = typeof tasks.$inferSelect;

/**
 * Writes a task in the caller's transaction; after the commit a process of the shop runs it. Throws `tooMany` when the
 * account has as many tasks that are not over as it may (`limits.openTasks`); without an account nobody asked for it but
 * the shop itself.
 */
export async function addTask(
  { tx, announce, now }: Write & { now: Date },
  value: { kind: TaskKind; accountId: number | null; input: Record<string, unknown> },
): Promise<TaskRow> {
  if (value.accountId !== null) {
    const open = taskStates.filter((state) => !isOver(state));
    const theirs = and(eq(tasks.accountId, value.accountId), inArray(tasks.state, open));
    if ((await tx.$count(tasks, theirs)) >= limits.openTasks.tries) throw new Refusal('tooMany', { retryAfter: 30 });
  }
  const [row] = await tx
    .insert(tasks)
    .values({ ...value, createdAt: now, takenUntil: now, requestId: currentRequestId() })
    .returning();
  if (!row) throw new Error('the task was not written');
  announce('tasks');
  return row;
}
