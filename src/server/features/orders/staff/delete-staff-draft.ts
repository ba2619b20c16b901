import { Refusal } from '#contract/errors.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { lockOrder } from './lock-order.ts';
import { readStaffDetail } from './order-detail.ts';
import { recordOrder } from './record-order.ts';
import type { StaffWrite } from './staff-write.ts';

/** Throws a draft of the staff away. A placed order is never deleted: `moveNotAllowed`; a shopper's draft is `notFound`. */
export async function deleteStaffDraft(call: StaffWrite, id: number): Promise<null> {
  const { tx } = call;
  const row = await lockOrder(tx, id);
  if (row.status !== 'draft') throw new Refusal('moveNotAllowed');
  await recordOrder(call, await readStaffDetail(call, id), null);
  await tx.delete(orders).where(eq(orders.id, id));
  return null;
}
