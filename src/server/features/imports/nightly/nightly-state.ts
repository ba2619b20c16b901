import type { NightlyState } from '#contract/imports/imports.ts';
import { latestTime, nextTime } from '#domain/clock/recurring.ts';
import { type NightlyImport, shownSource } from '#server/config-import.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { jobRuns } from '#server/db/tables/checks.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';

/** The name under which the import of the night is kept among the jobs. */
export const nightlyJob = 'nightly-import';

/** Whether a file is imported each night, from where, and when it comes next; null where none is. */
export async function readNightly(db: Db, settings: NightlyImport | null, now: Date): Promise<NightlyState | null> {
  if (!settings) return null;
  const { time, template } = settings;
  const timeZone = await readShopZone(db);
  const due = latestTime(now, timeZone, { time });
  const [run] = await db.select().from(jobRuns).where(eq(jobRuns.name, nightlyJob));
  const isDone = run?.doneAt != null && run.doneAt >= due;
  const nextAt = isDone ? nextTime(now, timeZone, time) : due;
  return { source: shownSource(settings), time, template, timeZone, nextAt: nextAt.toISOString(), isDue: !isDone };
}
