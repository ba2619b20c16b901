import type { AdminOrderDetail } from '#contract/admin-orders.ts';
import { Refusal } from '#contract/errors.ts';
import { canMove, type StaffStatus } from '#domain/order/status.ts';
import { applyMove, staffStatus } from '../placed/apply-move.ts';
import { checkVersion, lockOrder } from './lock-order.ts';
import { readStaffDetail } from './order-detail.ts';
import type { StaffWrite } from './staff-write.ts';

/**
 * Moves an order on, notes who did it, and puts the goods back when it ends undelivered. Where it stands already nothing
 * happens. Throws `notFound`, `moveNotAllowed`, and `conflict` for a stale version.
 */
export async function moveOrderTo(
  call: StaffWrite,
  { id, version, status: to }: { id: number; version?: number | undefined; status: StaffStatus },
): Promise<AdminOrderDetail> {
  const { tx, who, audit } = call;
  // The lock makes a second member of staff wait, so that the move happens once.
  const row = await lockOrder(tx, id);
  if (row.status === 'draft') throw new Refusal('moveNotAllowed');
  const from = staffStatus(row);
  const { orderNumber: label, storeId } = row;
  await audit({ thing: 'order', id, label, storeId, before: { status: from }, after: { status: to } });
  if (from !== to) {
    await checkVersion(call, row, version);
    if (!canMove(row.type, from, to)) throw new Refusal('moveNotAllowed');
    await applyMove(call, row, { to, actorId: who.customerId, reason: null });
  }
  return readStaffDetail(call, id);
}
