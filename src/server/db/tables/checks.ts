import { integer, jsonb, pgTable, text } from '#server/db/pg-core.ts';
import { instant } from './columns.ts';

/** When a job that comes round once a night or a week was last done to its end, and until when somebody is at it. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  doneAt: instant('done_at'),
  claimedUntil: instant('claimed_until'),
  /** What the next time is to know of the last: of the import of the night, the hash of its file. */
  remembered: text(),
});

/** What each check of the data (services/invariants/) found when it last ran. */
export const invariantResults = pgTable('invariant_results', {
  name: text().primaryKey(),
  violations: integer().notNull(),
  /** Ids of some of what breaks it. */
  examples: jsonb().$type<string[]>().notNull(),
  /** Why it could not be checked; null where it was. */
  error: text(),
  checkedAt: instant('checked_at').notNull(),
});
