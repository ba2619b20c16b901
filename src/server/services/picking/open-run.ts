import type { Db } from '#server/db/connection.ts';
import { and, eq, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { pickRunOrders, pickRuns } from '#server/db/tables/pick-runs.ts';

/** An order that ends leaves the open run that it is in: its lines are to be put back. The caller holds the order's row. */
export async function leaveRun(
  tx: Db,
  { id, pickRunId }: { id: number; pickRunId: number | null },
  now: Date,
): Promise<void> {
  if (pickRunId === null) return;
  await tx.update(orders).set({ pickRunId: null }).where(eq(orders.id, id));
  await tx
    .update(pickRunOrders)
    .set({ leftAt: now })
    .where(and(eq(pickRunOrders.runId, pickRunId), eq(pickRunOrders.orderId, id)));
  await tx
    .update(pickRuns)
    .set({ version: sql`${pickRuns.version} + 1` })
    .where(eq(pickRuns.id, pickRunId));
}
