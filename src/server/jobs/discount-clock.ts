import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Db, rowsOf } from '#server/db/connection.ts';
import type { Deps } from '#server/deps.ts';
import { instantOf } from '#server/services/shelf/discount-in-force.ts';
import { noteStoreDiscounts, refreshAllDiscounts, refreshDueDiscounts } from './discounts.ts';

/** However far away the next turn is, ms: a clock that was set, or a change that was not heard, shows by then. */
const longestPause = 60_000;
/** Until it is tried again after a failure, or where another process is at it, ms. */
const pauseToRetry = 1000;
/** How often everything is compared, ms. */
const comparedEvery = 3_600_000;

/** Starts and ends discounts on their moment, in every process of the shop; `stop` waits for what is under way. */
export function startDiscountClock(deps: Deps, log: FastifyBaseLogger): { stop: () => Promise<void> } {
  let isStopped = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  const turn = createTurn(deps);

  const round = async () => {
    let pause = 0;
    do {
      isWoken = false;
      pause = await turn().catch((err: unknown) => {
        log.error({ err }, 'discounts failed');
        return pauseToRetry;
      });
    } while (isWoken && !isStopped);
    running = null;
    if (!isStopped) timer = setTimeout(wake, pause).unref();
  };
  const wake = () => {
    clearTimeout(timer);
    if (isStopped) return;
    isWoken = true;
    running ??= round();
  };
  timer = setTimeout(wake, 0).unref();
  // Whatever was written may have set another moment.
  for (const topic of ['catalogue', 'stores'] as const) deps.changes.on(topic, wake);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** One look at the clock: does what is due, answers how many ms there are until the next moment. */
export function createTurn(deps: Pick<Deps, 'db' | 'changes' | 'clock'>): () => Promise<number> {
  let doneUntil: Date | null = null;
  let comparedAt: Date | null = null;
  return async () => {
    const now = deps.clock();
    if (doneUntil) tellStoreDiscounts(deps, await selectTurningStores(deps.db, doneUntil, now));
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

/** A store's discount on everything holds by the clock: only what this process keeps in memory is to be dropped. */
function tellStoreDiscounts({ changes }: Pick<Deps, 'changes'>, storeIds: readonly number[]): void {
  if (storeIds.length > 0) changes.tell('catalogue', storeIds);
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

/** The next moment at which a discount starts or has ended; an end still counts itself, so it has ended 1 ms later. */
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
