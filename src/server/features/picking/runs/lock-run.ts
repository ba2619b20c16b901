import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { pickRuns } from '#server/db/tables/pick-runs.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';

export type RunRow = typeof pickRuns.$inferSelect;

/**
 * A run and the orders that are in it, locked until the transaction ends: orders first, in the order of their ids, as whoever
 * cancels an order holds that before the run that it leaves. Throws `notFound`.
 */
export async function lockRun(tx: Db, id: number): Promise<{ run: RunRow; orders: OrderRow[] }> {
  const held = await tx.select().from(orders).where(eq(orders.pickRunId, id)).orderBy(asc(orders.id)).for('update');
  const [run] = await tx.select().from(pickRuns).where(eq(pickRuns.id, id)).for('update');
  if (!run) throw new Refusal('notFound');
  return { run, orders: held };
}
