import { and, eq } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { orders } from '#server/db/tables/orders.ts';

/** Throws a draft away. A placed order is never deleted: `moveNotAllowed`; another's is `notFound`. */
export async function deleteDraft(tx: Db, customerId: number, id: number): Promise<null> {
  const mine = and(eq(orders.id, id), eq(orders.customerId, customerId));
  const [row] = await tx.select({ status: orders.status }).from(orders).where(mine).for('update');
  if (!row) throw new Refusal('notFound');
  if (row.status !== 'draft') throw new Refusal('moveNotAllowed');
  await tx.delete(orders).where(mine);
  return null;
}
