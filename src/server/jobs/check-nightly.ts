import type { FastifyBaseLogger } from 'fastify';
import { latestTime } from '#domain/clock/recurring.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { checkTimes, runChecks } from '#server/services/invariants/run-checks.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';
import { runOnce } from '#server/services/tasks/run-once.ts';

/** When nobody shops, by the clocks of the shop's first store. */
const time = '03:00';
/** Milliseconds: longer than all checks may take. */
const lease = 3_600_000;

/**
 * Checks once a night all that must hold of the shop's data; what does not is mailed to the shop, in one mail. A shop that
 * did not run at night checks when it is started.
 */
export async function checkNightly(
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  now: Date,
): Promise<boolean> {
  const timeZone = await readShopZone(db);
  const due = latestTime(now, timeZone, { time });
  return runOnce({ db }, { name: 'invariants', due, now, lease }, async () => {
    const names = await runChecks({ db, log }, { now, most: checkTimes.nightly });
    if (names.length === 0) return;
    const kind = 'invariants-broken';
    const dedupeKey = `${kind}:${dayIn(timeZone, due)}`;
    await transact({ db, committed: changes.publish }, async ({ tx, announce }) => {
      await enqueue(tx, { kind, dedupeKey, payload: { names }, now });
      announce('outbox');
    });
  });
}
