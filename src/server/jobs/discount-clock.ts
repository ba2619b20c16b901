import type { FastifyBaseLogger } from 'fastify';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import type { Deps } from '#server/deps.ts';
import { instantOf } from '#server/services/shelf/discount-in-force.ts';
import { noteStoreDiscounts, refreshAllDiscounts, refreshDueDiscounts } from './discounts.ts';
import { type Loop, startTurns } from './loop.ts';

/** The longest pause between two turns, ms: a changed system clock or a missed notification takes effect by then. */
const longestPause = 60_000;
/** The pause after a failure, or while another process holds the lock, ms. */
const pauseToRetry = 1000;
/** How often all shelves are compared with the discounts in force, ms. */
const comparedEvery = 3_600_000;

/** Starts and ends discounts at their time, in every process of the shop. */
export function startDiscountClock(deps: Deps, log: FastifyBaseLogger): Loop {
  const clock = startTurns('discounts', pauseToRetry / 1000, log, createTurn(deps));
  // A change may have set an earlier time for the next turn.
  for (const topic of ['catalogue', 'stores'] as const) deps.changes.on(topic, clock.wake);
  return clock;
}

/** A turn applies the discounts that have started or ended, and answers the ms until the next one starts or ends. */
export function createTurn(deps: Pick<Deps, 'db' | 'changes' | 'clock'>): () => Promise<number> {
  let doneUntil: Date | null = null;
  let comparedAt: Date | null = null;
  return async () => {
    const now = deps.clock();
    if (doneUntil) announceStoreDiscounts(deps, await selectTurningStores(deps.db, doneUntil, now));
    const isComparing = !doneUntil || !comparedAt || now.getTime() - comparedAt.getTime() >= comparedEvery;
    const refreshed = await (isComparing || !doneUntil
      ? refreshAllDiscounts(deps, now)
      : refreshDueDiscounts(deps, doneUntil, now));
    const areNoted = await noteStoreDiscounts(deps, now);
    if (refreshed === null || !areNoted) return pauseToRetry;
    doneUntil = now;
    if (isComparing) comparedAt = now;
    const next = await selectNext(deps.db, now);
    const pause = next === null ? longestPause : next.getTime() - deps.clock().getTime();
    return Math.min(Math.max(pause, 0), longestPause);
  };
}

/** A store's discount on everything is computed from the clock: only what this process keeps in memory is dropped. */
function announceStoreDiscounts({ changes }: Pick<Deps, 'changes'>, storeIds: readonly number[]): void {
  if (storeIds.length > 0) changes.publish('catalogue', storeIds);
}

async function selectTurningStores(db: Db, since: Date, now: Date): Promise<number[]> {
  const rows = rowsOf<{ id: number }>(
    await db.execute(sql`
select id from stores where discount_is_active and (
  (discount_from > ${instantOf(since)} and discount_from <= ${instantOf(now)})
  or (discount_to >= ${instantOf(since)} and discount_to < ${instantOf(now)}))`),
  );
  return rows.map(({ id }) => id);
}

/** When the next discount starts or has ended. `valid_to` is the last instant in force, so it has ended 1 ms later. */
async function selectNext(db: Db, now: Date): Promise<Date | null> {
  const at = instantOf(now);
  const [row] = rowsOf<{ next: number | null }>(
    await db.execute(sql`
select (extract(epoch from least(
  (select min(valid_from) from discounts where valid_from > ${at}),
  (select min(valid_to) from discounts where valid_to >= ${at}) + interval '1 millisecond',
  (select min(discount_from) from stores where discount_from > ${at}),
  (select min(discount_to) from stores where discount_to >= ${at}) + interval '1 millisecond'
)) * 1000)::float8 as next`),
  );
  return row?.next ? new Date(Math.ceil(row.next)) : null;
}
