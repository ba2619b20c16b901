import { type Db, rowsOf } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { jobRuns } from '#server/db/tables/checks.ts';
import { instantOf } from '#server/services/shelf/discount-in-force.ts';

type Run = {
  name: string;
  /** Since when it is to be done: once for each. */
  due: Date;
  now: Date;
  /** Milliseconds after which another process may do it, where this one has ended during it. */
  lease: number;
  /** Milliseconds after a failure before anybody tries it again. */
  pause?: number;
};

/**
 * Does what is due, in one process of the shop alone, unless it has been done since then. What fails is done by the next
 * who comes; what was done by half comes again, so `work` must be repeatable. Answers whether it was done here.
 */
export async function runOnce({ db }: { db: Db }, run: Run, work: () => Promise<unknown>): Promise<boolean> {
  const { name, due, now, lease, pause } = run;
  const until = instantOf(new Date(now.getTime() + lease));
  const claimed = rowsOf(
    await db.execute(sql`insert into job_runs as r (name, claimed_until) values (${name}, ${until})
      on conflict (name) do update set claimed_until = excluded.claimed_until
      where (r.done_at is null or r.done_at < ${instantOf(due)})
        and (r.claimed_until is null or r.claimed_until <= ${instantOf(now)}) returning r.name`),
  );
  if (claimed.length === 0) return false;
  const leave = (columns: Partial<typeof jobRuns.$inferInsert>) =>
    db.update(jobRuns).set(columns).where(eq(jobRuns.name, name));
  try {
    await work();
  } catch (error) {
    await leave({ claimedUntil: pause === undefined ? null : new Date(now.getTime() + pause) });
    throw error;
  }
  await leave({ doneAt: now, claimedUntil: null });
  return true;
}
