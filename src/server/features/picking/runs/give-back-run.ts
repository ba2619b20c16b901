import { Refusal } from '#contract/errors.ts';
import { and, eq, gt, ne, or } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { pickLines, pickRuns } from '#server/db/tables/pick-runs.ts';
import { lockRun } from './lock-run.ts';
import type { RunWrite } from './run-call.ts';

/**
 * Gives a run back of which nothing is decided or in a bag: its orders are in none, and stay `processing`. Throws `notFound`,
 * and `conflict` for any other; given back already, nothing happens.
 */
export async function giveBackRun({ tx, who, now, audit }: RunWrite, id: number): Promise<void> {
  const { run } = await lockRun(tx, id);
  const entry = { thing: 'pickRun', id, storeId: run.storeId } as const;
  await audit({ ...entry, before: { status: run.state }, after: { status: 'given_back' } });
  if (run.state === 'given_back') return;
  const isTouched = and(eq(pickLines.runId, id), or(ne(pickLines.state, 'waiting'), gt(pickLines.pickedMilli, 0)));
  if (run.state === 'finished' || (await tx.$count(pickLines, isTouched)) > 0) throw new Refusal('conflict');
  await tx.update(orders).set({ pickRunId: null }).where(eq(orders.pickRunId, id));
  const ended = { state: 'given_back', version: run.version + 1, endedAt: now, endedBy: who.customerId } as const;
  await tx.update(pickRuns).set(ended).where(eq(pickRuns.id, id));
}
