import type { outbox } from '#server/db/tables/outbox.ts';

export type OutboxRow = Pick<typeof outbox.$inferSelect, 'id' | 'kind' | 'payload' | 'tries'>;

/** Done for good, not tried for want of time, or what went wrong: it is tried again, ever later. */
export type Outcome = 'done' | 'later' | { error: string };

/** What is done after a commit with entries of some kinds. It happens at least once, so it must bear being repeated. */
export type OutboxHandler = {
  kinds: readonly string[];
  /** Whoever claims entries has this long, in ms, before another takes them up; a crash delays them by no more. */
  lease: number;
  /** How many are claimed at once. */
  batch: number;
  /** Answers how it went with each, by id; what it leaves out was not tried. What it throws went wrong with all. */
  handle: (rows: readonly OutboxRow[]) => Promise<ReadonlyMap<number, Outcome>>;
};
