import { latestTime } from '#domain/clock/recurring.ts';
import type { Deps } from '#server/deps.ts';
import { FetchFailure, type FetchOptions } from '#server/features/imports/nightly/fetch-file.ts';
import { nightlyJob } from '#server/features/imports/nightly/nightly-state.ts';
import { takeNightly } from '#server/features/imports/nightly/take-nightly.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';
import { runOnce } from '#server/services/tasks/run-once.ts';

/** Milliseconds: longer than a file takes to come and to be looked at. */
const lease = 900_000;
/** For so long after its time what did not come is fetched again, after a pause each. */
export const triedFor = 3_600_000;
export const pause = 600_000;

/**
 * Fetches once a night, at the time of the settings by the clocks of the first store, the file that is to be imported, in one
 * process alone. What does not come is tried again every ten minutes for an hour. A shop that did not run then does it when it
 * is started.
 */
export async function importNightly(
  deps: Pick<Deps, 'db' | 'files' | 'changes' | 'config'>,
  now: Date,
  options: FetchOptions = {},
): Promise<boolean> {
  const { db, config } = deps;
  const settings = config.nightlyImport;
  if (!settings) return false;
  const due = latestTime(now, await readShopZone(db), { time: settings.time });
  const isLastTry = now.getTime() - due.getTime() >= triedFor;
  return runOnce({ db }, { name: nightlyJob, due, now, lease, pause }, async () => {
    try {
      await takeNightly(deps, settings, { job: nightlyJob, due, now }, options);
    } catch (error) {
      // Staff have been told.
      if (!(error instanceof FetchFailure && isLastTry)) throw error;
    }
  });
}
