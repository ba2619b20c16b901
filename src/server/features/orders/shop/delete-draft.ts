import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { orders } from '#server/db/tables/orders.ts';
import { isOwnOrder } from './own-order.ts';

/** Throws a draft away. A placed order is never deleted: `moveNotAllowed`; another's is `notFound`. */
export async function deleteDraft(tx: Db, customerId: number, id: number): Promise<null> {
  const mine = isOwnOrder(customerId, id);
  const [row] = await tx.select({ status: orders.status }).from(orders).where(mine).for('update');
  if (!row) throw new Refusal('notFound');
  if (row.status !== 'draft') throw new Refusal('moveNotAllowed');
  await tx.delete(orders).where(mine);
  return null;
}
