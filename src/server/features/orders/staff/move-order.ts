import { eq } from 'drizzle-orm';
import type { AdminOrderDetail } from '#contract/admin-orders.ts';
import { Refusal } from '#contract/errors.ts';
import {
  canMove,
  fulfilmentAfter,
  givesStockBack,
  type StaffStatus,
  statusAfter,
  takesStock,
} from '#domain/order/status.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { orderEvents, orders } from '#server/db/tables/orders.ts';
import { giveBack } from '#server/services/order/give-back.ts';
import { isToldBySms, wantsSms } from '#server/services/order/order-sms.ts';
import { takeReservedStock } from '#server/services/order/stock-ledger.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { checkVersion, lockOrder } from './lock-order.ts';
import { readStaffDetail } from './order-detail.ts';
import { staffStatus } from './staff-view.ts';
import type { StaffWrite } from './staff-write.ts';

/** The moves that the customer gets a mail about. */
const mailedStatuses: ReadonlySet<StaffStatus> = new Set(['ready', 'shipped', 'delivered', 'cancelled', 'rejected']);

/**
 * Moves an order on, notes who did it, and puts the goods back when it ends undelivered. Where it stands already nothing
 * happens. Throws `notFound`, `moveNotAllowed`, and `conflict` for a stale version.
 */
export async function moveOrderTo(
  call: StaffWrite,
  { id, version, status: to }: { id: number; version?: number | undefined; status: StaffStatus },
): Promise<AdminOrderDetail> {
  const { tx, now, who, audit } = call;
  // The lock makes a second member of staff wait, so that the move happens once.
  const row = await lockOrder(tx, id);
  if (row.status === 'draft') throw new Refusal('moveNotAllowed');
  const from = staffStatus(row);
  const { orderNumber: label, storeId } = row;
  await audit({ thing: 'order', id, label, storeId, before: { status: from }, after: { status: to } });
  if (from !== to) {
    await checkVersion(call, row, version);
    if (!canMove(row.type, from, to)) throw new Refusal('moveNotAllowed');
    const state = { status: statusAfter(to), fulfilment: fulfilmentAfter(to), updatedAt: now };
    await tx.update(orders).set(state).where(eq(orders.id, id));
    await tx.insert(orderEvents).values({ orderId: id, at: now, actorId: who.customerId, from, to });
    const order = { storeId: row.storeId, orderId: id, now };
    if (takesStock(to)) await takeReservedStock(tx, order);
    if (givesStockBack(to)) await giveBack(tx, order);
    if (mailedStatuses.has(to)) await tellCustomer(call, row, to);
  }
  return readStaffDetail(call, id);
}

/** Writes the mail about a move, and the SMS for who wants one. */
async function tellCustomer({ tx, now, announce }: StaffWrite, row: OrderRow, to: StaffStatus): Promise<void> {
  const orderId = row.id;
  await enqueue(tx, { kind: 'order-moved', dedupeKey: `order-moved:${orderId}:${to}`, payload: { orderId, to }, now });
  if (isToldBySms(to) && (await wantsSms(tx, row)))
    await enqueue(tx, { kind: 'order-sms', dedupeKey: `order-sms:${orderId}:${to}`, payload: { orderId, to }, now });
  announce('outbox');
}
