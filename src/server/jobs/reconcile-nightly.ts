import { latestTime } from '#domain/clock/recurring.ts';
import { dayAfter } from '#domain/clock/wall-time.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import type { Deps } from '#server/deps.ts';
import { runOnce } from '#server/services/tasks/run-once.ts';

/** When the providers have written the day before: the report of one follows by three hours. */
const time = '04:00';
/** Milliseconds: longer than all pages of a busy day may take. */
const lease = 3_600_000;

/**
 * Compares once a night the books of the providers with ours, for the day before (UTC). A shop that did not run then does
 * so when it is started.
 */
export function reconcileNightly({ db, payments }: Pick<Deps, 'db' | 'payments'>, now: Date): Promise<boolean> {
  const due = latestTime(now, 'UTC', { time });
  const yesterday = dayAfter(dayIn('UTC', due), -1);
  return runOnce({ db }, { name: 'reconciliation', due, now, lease }, () => payments.reconcile(yesterday));
}
