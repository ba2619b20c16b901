import { statesBefore, type TaskKind } from '#domain/tasks/task.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, inArray, lte, sql } from '#server/db/sql.ts';
import { type TaskResult, tasks } from '#server/db/tables/tasks.ts';
import type { TaskRow } from '#server/services/tasks/add-task.ts';
import type { Progress } from '#server/services/tasks/task-handler.ts';

/** A task that this process runs. `tries` is its fencing token: whoever claims the task later has a higher number. */
export type Claim = Pick<TaskRow, 'id' | 'kind' | 'input' | 'tries' | 'requestId'>;

/** Claims the task that has been due the longest: one that waits, or whose lease has expired. Null without any. */
export async function claimTask(db: Db, now: Date, kinds: TaskKind[], lease: number): Promise<Claim | null> {
  const due = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(inArray(tasks.state, statesBefore('running')), lte(tasks.takenUntil, now), inArray(tasks.kind, kinds)))
    .orderBy(asc(tasks.takenUntil), asc(tasks.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const { id, kind, input, tries, requestId } = tasks;
  const [claim] = await db
    .update(tasks)
    .set({
      state: 'running',
      startedAt: sql`coalesce(${tasks.startedAt}, ${now.toISOString()}::timestamptz)`,
      takenUntil: after(now, lease),
      tries: sql`${tasks.tries} + 1`,
      done: 0,
      total: 0,
    })
    // Not `in`: a join may run the inner select again and lock a second row.
    .where(eq(tasks.id, sql`${due}`))
    .returning({ id, kind, input, tries, requestId });
  return claim ?? null;
}

/** Writes the progress and extends the lease to `lease` ms from now; false when the claim is lost. */
export async function renewClaim(db: Db, claim: Claim, now: Date, lease: number, progress: Progress): Promise<boolean> {
  return change(db, claim, { ...progress, takenUntil: after(now, lease) });
}

/** False when the claim is lost: the result is not kept, and its file is to be deleted. */
export async function finishTask(
  db: Db,
  claim: Claim,
  now: Date,
  made: { result: TaskResult; progress: Progress },
): Promise<boolean> {
  return change(db, claim, { ...made.progress, result: made.result, state: 'done', finishedAt: now, error: null });
}

/** After a failure: due again `pause` ms from now. */
export async function retryTask(db: Db, claim: Claim, now: Date, pause: number, error: string): Promise<void> {
  await change(db, claim, { state: 'waiting', takenUntil: after(now, pause), error });
}

/** After the last failure. */
export async function failTask(db: Db, claim: Claim, now: Date, error: string): Promise<void> {
  await change(db, claim, { state: 'failed', finishedAt: now, error });
}

/** Makes the task due at once, and does not count the try: the program stops. */
export async function releaseTask(db: Db, claim: Claim, now: Date): Promise<void> {
  await change(db, claim, { state: 'waiting', takenUntil: now, tries: claim.tries - 1, done: 0, total: 0 });
}

async function change(db: Db, claim: Claim, values: Partial<TaskRow>): Promise<boolean> {
  const claimed = and(eq(tasks.id, claim.id), eq(tasks.tries, claim.tries), eq(tasks.state, 'running'));
  return (await db.update(tasks).set(values).where(claimed).returning({ id: tasks.id })).length > 0;
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
