import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { lockCustomersOrder } from './order-start.ts';

/** Throws a draft away. A placed order is never deleted: `moveNotAllowed`; another's is `notFound`. */
export async function deleteDraft(tx: Db, percent: { customerId: number; id: number; now: Date }): Promise<null> {
  const { row } = await lockCustomersOrder(tx, percent);
  if (row.status !== 'draft') throw new Refusal('moveNotAllowed');
  await tx.delete(orders).where(eq(orders.id, row.id));
  return null;
}
