import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';

/** How long the books are kept: longer than any payment is under way, or a shop would look into it. */
const keptMs = 180 * 86_400_000;

/**
 * Deletes what is older than that: objects whose time has come, answers under their keys, events that wait for nobody. A card
 * that is kept stays with its customer until it is removed. Repeatable: several processes may do it at once.
 */
export async function pruneBooks(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  await db.execute(sql`delete from payment_sandbox.objects where created < ${before} and expires is null
    and kind <> 'customer' and (kind <> 'payment_method' or data ->> 'customer' is null)`);
  await db.execute(sql`delete from payment_sandbox.keys where created < ${before}`);
  await db.execute(sql`delete from payment_sandbox.events where created < ${before} and due is null`);
}
