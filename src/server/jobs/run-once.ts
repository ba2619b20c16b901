import { eq, sql } from 'drizzle-orm';
import { wallInstant } from '#domain/clock/wall-instant.ts';
import { dayAfter, weekdayOf } from '#domain/clock/wall-time.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import { rowsOf } from '#server/db/connection.ts';
import { jobRuns } from '#server/db/tables/checks.ts';
import type { Deps } from '#server/deps.ts';
import { instantOf } from '#server/services/shelf/discount-in-force.ts';

/** A time of the shop's clocks, every day or on one day of the week (Monday is 1). */
export type Recurring = { time: string; weekday?: number };

/** When the clocks of a time zone last showed this time. */
export function latestTime(now: Date, timeZone: string, { time, weekday }: Recurring): Date {
  const today = dayIn(timeZone, now);
  for (let back = 0; ; back++) {
    const day = dayAfter(today, -back);
    const at = wallInstant(day, time, timeZone);
    if (at <= now && (weekday === undefined || weekdayOf(day) === weekday)) return at;
  }
}

type Run = {
  name: string;
  /** Since when it is to be done: once for each. */
  due: Date;
  now: Date;
  /** Milliseconds after which another process may do it, where this one has ended during it. */
  lease: number;
};

/**
 * Does what is due, in one process of the shop alone, unless it has been done since then. What fails is done by the next
 * who comes; what was done by half comes again, so `work` must be repeatable. Answers whether it was done here.
 */
export async function runOnce({ db }: Pick<Deps, 'db'>, run: Run, work: () => Promise<unknown>): Promise<boolean> {
  const { name, due, now, lease } = run;
  const until = instantOf(new Date(now.getTime() + lease));
  const claimed = rowsOf(
    await db.execute(sql`insert into job_runs as r (name, claimed_until) values (${name}, ${until})
      on conflict (name) do update set claimed_until = excluded.claimed_until
      where (r.done_at is null or r.done_at < ${instantOf(due)})
        and (r.claimed_until is null or r.claimed_until <= ${instantOf(now)}) returning r.name`),
  );
  if (claimed.length === 0) return false;
  const done = (columns: Partial<typeof jobRuns.$inferInsert>) =>
    db
      .update(jobRuns)
      .set({ ...columns, claimedUntil: null })
      .where(eq(jobRuns.name, name));
  try {
    await work();
  } catch (error) {
    await done({});
    throw error;
  }
  await done({ doneAt: now });
  return true;
}
