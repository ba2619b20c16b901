import { taskKinds, taskStates } from '#domain/tasks/task.ts';
import { bigserial, check, index, integer, jsonb, pgTable, smallint, text } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { createdAt, instant } from './columns.ts';

/** A file that a task has written: its key in the file store, the name of the download, the media type. */
export type TaskFile = { key: string; name: string; type: string };
export type TaskResult = { file?: TaskFile };

/**
 * Long work that an account has asked for (docs/decisions/background-work.md). `tries` counts up with each claim and is
 * the fencing token: only the process whose claim has this number writes to a running task.
 */
export const tasks = pgTable(
  'tasks',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text({ enum: taskKinds }).notNull(),
    /** The account that asked, the only one that may see it; null when the account was deleted. */
    accountId: integer('account_id').references(() => customers.id, { onDelete: 'set null' }),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: taskStates }).notNull().default('waiting'),
    /** How much of `total` is done, in what the kind counts (rows); both 0 until it is known. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** The error of the last try, for operators: not part of any answer. */
    error: text(),
    result: jsonb().$type<TaskResult>(),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** When it may be claimed: the end of the lease while it runs, of the pause after a failure. */
    takenUntil: instant('taken_until').notNull().defaultNow(),
    tries: smallint().notNull().default(0),
    /** As that of an entry of the outbox. */
    requestId: text('request_id'),
  },
  (t) => [
    index('tasks_open').on(t.takenUntil).where(sql`${t.state} in ('waiting', 'running')`),
    index('tasks_account').on(t.accountId),
    check('tasks_counts', sql`${t.done} >= 0 and ${t.total} >= 0 and ${t.tries} >= 0`),
    check('tasks_finished', sql`(${t.finishedAt} is not null) = (${t.state} in ('done', 'failed', 'cancelled'))`),
  ],
);
