import { Refusal } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { readStaffDetail } from './order-detail.ts';

/** An order that staff may write, locked until the transaction ends. Throws `notFound`, for a shopper's draft as well. */
export async function lockOrder(tx: Db, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!row || (row.status === 'draft' && !row.byStaff)) throw new Refusal('notFound');
  return row;
}

/** Throws `conflict`, with the order as it is, when another version of it was read. */
export async function checkVersion(
  call: { tx: Db; decimals: number },
  row: OrderRow,
  read: number | undefined,
): Promise<void> {
  if (read === undefined || read === row.version) return;
  throw new Refusal('conflict', { data: await readStaffDetail(call, row.id) });
}
