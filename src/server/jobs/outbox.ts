import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/connection.ts';
import { noteSpan } from '#server/db/spans.ts';
import { and, asc, eq, inArray, lte, notInArray, type SQL, sql } from '#server/db/sql.ts';
import { isWaiting, outbox } from '#server/db/tables/outbox.ts';
import type { Deps } from '#server/deps.ts';
import { describeError } from '#server/mail/send-mails.ts';
import type { OutboxHandler, OutboxRow, Outcome } from './outbox-handler.ts';

/** ms after the first failure; doubled with each, up to the longest. */
const firstPause = 10_000;
const longestPause = 6 * 3_600_000;
/** After so many failures an entry is given up: the last one comes three days after the first. */
const mostTries = 23;
/** A run ends after so many batches of a kind: stopping the program waits for the run under way. */
const mostBatches = 20;

/**
 * Handles the due entries of the outbox, oldest first, and answers how many are done. Entries are claimed in batches by
 * moving the time of their next try to the end of the lease, so that no row is locked while a handler runs. After each
 * full batch it waits for `rest`, which gets the milliseconds that the batch took; where the program stops, the batch under
 * way is the last.
 */
export async function deliverOutbox(
  deps: Pick<Deps, 'db' | 'clock'>,
  handlers: readonly OutboxHandler[],
  pace: Pace = {},
): Promise<number> {
  const all = [...handlers, unknownKinds([...handlers.flatMap(({ kinds }) => kinds), ...(pace.elsewhere ?? [])])];
  const done = await Promise.all(all.map((handler) => deliverKind(deps, handler, pace)));
  return done.reduce((sum, count) => sum + count, 0);
}

/** The same of the kinds of one handler alone, for what may take long and holds up no other so. */
export function deliverAlone(
  deps: Pick<Deps, 'db' | 'clock'>,
  handler: OutboxHandler,
  pace: Omit<Pace, 'elsewhere'> = {},
): Promise<number> {
  return deliverKind(deps, handler, pace);
}

type Pace = {
  rest?: (worked: number) => Promise<void>;
  stopping?: AbortSignal;
  log?: Log;
  /** Kinds that are delivered alone. */
  elsewhere?: readonly string[];
};
type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;
type Claiming = Omit<OutboxHandler, 'kinds'> & { which: SQL | undefined };

async function deliverKind(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  handler: OutboxHandler | Claiming,
  { rest, stopping, log }: Pace,
): Promise<number> {
  const which = 'which' in handler ? handler.which : inArray(outbox.kind, [...handler.kinds]);
  let done = 0;
  for (let i = 0; i < mostBatches && !stopping?.aborted; i++) {
    const began = performance.now();
    const beganAt = Date.now();
    const rows = await claim(db, clock(), { ...handler, which });
    if (rows.length === 0) break;
    const outcomes = await handler.handle(rows).catch((error: unknown) => {
      const failed: Outcome = { error: describeError(error) };
      return new Map(rows.map(({ id }) => [id, failed]));
    });
    traceOutcomes(beganAt, rows, outcomes);
    if (log) logOutcomes(log, rows, outcomes);
    done += await note(db, clock(), { rows, outcomes, mostTries: handler.mostTries ?? mostTries });
    if (rows.length < handler.batch) break;
    await rest?.(performance.now() - began);
  }
  return done;
}

async function claim(db: Db, now: Date, { which, lease, batch }: Claiming): Promise<OutboxRow[]> {
  const waiting = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting(outbox), lte(outbox.nextTryAt, now), which))
    .orderBy(asc(outbox.nextTryAt), asc(outbox.id))
    .limit(batch)
    .for('update', { skipLocked: true });
  const { id, kind, payload, tries, requestId } = outbox;
  const claimedUntil = new Date(now.getTime() + lease);
  const rows = await db
    .update(outbox)
    .set({ nextTryAt: claimedUntil, claimedUntil, tries: sql`${outbox.tries} + 1` })
    .where(inArray(outbox.id, waiting))
    .returning({ id, kind, payload, tries, requestId });
  return rows.toSorted((a, b) => a.id - b.id);
}

type Tried = { rows: readonly OutboxRow[]; outcomes: ReadonlyMap<number, Outcome>; mostTries: number };

/** Writes the outcomes to the rows; answers how many are done. */
async function note(db: Db, now: Date, { rows, outcomes, mostTries }: Tried): Promise<number> {
  const idsOf = (outcome: Outcome) =>
    rows.filter(({ id }) => (outcomes.get(id) ?? 'later') === outcome).map((r) => r.id);
  const [done, later] = [idsOf('done'), idsOf('later')];
  const claimedUntil = null;
  if (done.length > 0)
    await db.update(outbox).set({ doneAt: now, lastError: null, claimedUntil }).where(inArray(outbox.id, done));
  if (later.length > 0)
    await db
      .update(outbox)
      // Staff who asked for it meanwhile have set the count to 0.
      .set({ nextTryAt: now, claimedUntil, tries: sql`greatest(${outbox.tries} - 1, 0)` })
      .where(inArray(outbox.id, later));
  for (const { id, tries } of rows) {
    const outcome = outcomes.get(id);
    if (typeof outcome !== 'object') continue;
    if ('until' in outcome) {
      const tries = sql`greatest(${outbox.tries} - 1, 0)`;
      await db.update(outbox).set({ nextTryAt: outcome.until, claimedUntil, tries }).where(eq(outbox.id, id));
      continue;
    }
    const pause = Math.min(firstPause * 2 ** (tries - 1), longestPause);
    const nextTryAt = new Date(now.getTime() + pause);
    const givenUpAt = tries >= mostTries ? now : null;
    await db
      .update(outbox)
      .set({ nextTryAt, lastError: outcome.error, givenUpAt, claimedUntil })
      .where(eq(outbox.id, id));
  }
  return done.length;
}

/** By the request that each came of. Why it failed names addresses: the list of staff says it (`/admin/outbox`). */
function logOutcomes(log: Log, rows: readonly OutboxRow[], outcomes: ReadonlyMap<number, Outcome>): void {
  for (const { id: entry, kind, tries, requestId } of rows) {
    const outcome = outcomes.get(entry);
    const line = { requestId: requestId ?? null, entry, kind, tries };
    if (outcome === 'done') log.info(line, 'done');
    else if (typeof outcome === 'object' && 'error' in outcome) log.error(line, 'an entry of the outbox failed');
  }
}

/** Entries are handled many at a time: each is traced with the time of all, below the request that it came of. */
function traceOutcomes(began: number, rows: readonly OutboxRow[], outcomes: ReadonlyMap<number, Outcome>): void {
  for (const { id, kind, tries, requestId = null } of rows) {
    const outcome = outcomes.get(id);
    const hasFailed = typeof outcome === 'object' && 'error' in outcome;
    if (outcome !== 'done' && !hasFailed) continue;
    const attributes = { 'outbox.entry': id, 'outbox.tries': tries };
    noteSpan({ name: `outbox ${kind}`, kind: 'client', attributes, began, requestId, hasFailed });
  }
}

/** Entries of a kind that no handler takes (of a newer release, say) stay, with an error that says so. */
function unknownKinds(known: readonly string[]): Claiming {
  return {
    which: known.length > 0 ? notInArray(outbox.kind, [...known]) : undefined,
    lease: 30_000,
    batch: 100,
    handle: async (rows) =>
      new Map(rows.map(({ id, kind }) => [id, { error: `Error: Nothing handles the kind ${kind}` }])),
  };
}
