import type { outbox } from '#server/db/tables/outbox.ts';

export type OutboxRow = Pick<typeof outbox.$inferSelect, 'id' | 'kind' | 'payload' | 'tries'> & {
  requestId?: string | null;
};

/**
 * Done for good, not tried for lack of time, not to be tried until some moment, or the error: then it is tried again, after
 * longer and longer pauses.
 */
export type Outcome = 'done' | 'later' | { until: Date } | { error: string };

/** What handles entries of some kinds after their commit. Each is handled at least once, so handling must be repeatable. */
export type OutboxHandler = {
  kinds: readonly string[];
  /** Milliseconds after which claimed entries may be claimed again: as long as a crash delays them at most. */
  lease: number;
  /** How many are claimed by one statement, at most. */
  batch: number;
  /** After how many failures an entry is given up, where not after those of all; Infinity: never. */
  mostTries?: number;
  /** Answers the outcome of each row by id; rows left out count as not tried. An error thrown is the outcome of all. */
  handle: (rows: readonly OutboxRow[]) => Promise<ReadonlyMap<number, Outcome>>;
};
