import type { Db } from '#server/db/connection.ts';
import { and, inArray, isNotNull, lt, ne, or } from '#server/db/sql.ts';
import { pickEvents, pickLines, pickRuns } from '#server/db/tables/pick-runs.ts';

/**
 * Drops who picked in runs that ended before a moment: of the events, of the lines that they decided, and of the runs.
 * What was picked stays. An open run keeps them: what somebody else decided may only be changed once it is undone.
 */
export async function forgetPickers(db: Db, before: Date): Promise<void> {
  const ended = db
    .select({ id: pickRuns.id })
    .from(pickRuns)
    .where(and(ne(pickRuns.state, 'open'), lt(pickRuns.endedAt, before)));
  await db
    .update(pickEvents)
    .set({ actorId: null })
    // Whatever an ended run was told was received before: the index on who is still named finds these alone.
    .where(and(isNotNull(pickEvents.actorId), lt(pickEvents.receivedAt, before), inArray(pickEvents.runId, ended)));
  await db
    .update(pickLines)
    .set({ lastBy: null })
    .where(and(isNotNull(pickLines.lastBy), inArray(pickLines.runId, ended)));
  await db
    .update(pickRuns)
    .set({ startedBy: null, endedBy: null })
    .where(
      and(
        ne(pickRuns.state, 'open'),
        lt(pickRuns.endedAt, before),
        or(isNotNull(pickRuns.startedBy), isNotNull(pickRuns.endedBy)),
      ),
    );
}
