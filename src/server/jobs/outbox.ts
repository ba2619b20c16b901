import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/db/connection.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import type { Deps } from '#server/deps.ts';
import { composeMail } from '#server/mail/compose-mail.ts';
import type { Mailer } from '#server/mail/mailer.ts';

type Entry = typeof outbox.$inferSelect;

/** Whoever claims an entry has this long, in ms, before another takes it up; a crash delays a mail by no more. */
export const outboxLease = 30_000;
/** ms after the first failure; doubled with each, up to the longest. */
const firstPause = 10_000;
const longestPause = 6 * 3_600_000;
/** One run ends after so many, so that a program that stops need not wait for the whole queue. */
const mostInARun = 500;

/**
 * Sends what waits in the outbox, oldest first, and answers how many were sent. Nothing is locked while a mail server
 * takes its time: an entry is claimed by moving its next try away. A mail may go out twice when the program dies between
 * sending and noting it, but then with the same name, so that a file is overwritten and a reader may drop the second.
 */
export async function deliverOutbox(
  deps: Pick<Deps, 'db' | 'config' | 'secret' | 'clock'>,
  mailer: Mailer,
  lease: number = outboxLease,
): Promise<number> {
  let sent = 0;
  for (let i = 0; i < mostInARun; i++) {
    const entry = await claimNext(deps.db, deps.clock(), lease);
    if (!entry) break;
    if (await deliver(deps, mailer, entry)) sent += 1;
  }
  return sent;
}

async function claimNext(db: Db, now: Date, lease: number): Promise<Entry | undefined> {
  const waiting = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), lte(outbox.nextTryAt, now)))
    .orderBy(asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [entry] = await db
    .update(outbox)
    .set({ nextTryAt: new Date(now.getTime() + lease), tries: sql`${outbox.tries} + 1` })
    .where(eq(outbox.id, sql`(${waiting})`))
    .returning();
  return entry;
}

async function deliver(
  deps: Pick<Deps, 'db' | 'config' | 'secret' | 'clock'>,
  mailer: Mailer,
  entry: Entry,
): Promise<boolean> {
  const mine = eq(outbox.id, entry.id);
  try {
    const mail = await composeMail(deps, entry);
    if (mail) await mailer.send(mail, `${entry.id}-${entry.kind}`);
    await deps.db.update(outbox).set({ doneAt: deps.clock(), lastError: null }).where(mine);
    return true;
  } catch (error) {
    const pause = Math.min(firstPause * 2 ** (entry.tries - 1), longestPause);
    const nextTryAt = new Date(deps.clock().getTime() + pause);
    await deps.db
      .update(outbox)
      .set({ nextTryAt, lastError: describe(error) })
      .where(mine);
    return false;
  }
}

function describe(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500);
}
