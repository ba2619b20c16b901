import { inArray, lt, sql } from '#server/db/sql.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import type { Deps } from '#server/deps.ts';
import { taskFileKey } from './run-tasks.ts';

const atOnce = 100;

/** Deletes tasks that ended before then, or were due before then and never claimed, with the files of all their tries. */
export async function deleteOldTasks({ db, files }: Pick<Deps, 'db' | 'files'>, before: Date): Promise<void> {
  for (;;) {
    const old = await db
      .select({ id: tasks.id, tries: tasks.tries })
      .from(tasks)
      .where(lt(sql`coalesce(${tasks.finishedAt}, ${tasks.takenUntil})`, before.toISOString()))
      .limit(atOnce);
    if (old.length === 0) return;
    for (const { id, tries } of old)
      for (let each = 1; each <= tries; each++) await files.delete(taskFileKey({ id, tries: each }));
    const ids = old.map(({ id }) => id);
    await db.delete(tasks).where(inArray(tasks.id, ids));
  }
}
