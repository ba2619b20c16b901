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
import type { Write } from '#server/db/transact.ts';
import { returnStock, takeReservedStock } from '#server/services/order/stock-ledger.ts';
import { selectOrder } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { staffStatus, toStaffDetail } from './staff-view.ts';

/** The moves that the customer gets a mail about. */
const mailedStatuses: ReadonlySet<StaffStatus> = new Set(['ready', 'shipped', 'delivered', 'cancelled', 'rejected']);

/**
 * Moves an order on, notes who did it, and puts the goods back when it ends undelivered. Where it stands already nothing
 * happens. Throws `notFound` (a draft is none of the staff's), `moveNotAllowed`.
 */
export async function moveOrderTo(
  { tx, announce, now, who, decimals }: Write & { now: Date; who: Identity; decimals: number },
  id: number,
  to: StaffStatus,
): Promise<AdminOrderDetail> {
  // The lock makes a second member of staff wait, so that the move happens once.
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!row || row.status === 'draft') throw new Refusal('notFound');
  const from = staffStatus(row);
  if (from !== to) {
    if (!canMove(row.type, from, to)) throw new Refusal('moveNotAllowed');
    const state = { status: statusAfter(to), fulfilment: fulfilmentAfter(to), updatedAt: now };
    await tx.update(orders).set(state).where(eq(orders.id, id));
    await tx.insert(orderEvents).values({ orderId: id, at: now, actorId: who.customerId, from, to });
    const order = { storeId: row.storeId, orderId: id, now };
    if (takesStock(to)) await takeReservedStock(tx, order);
    if (givesStockBack(to)) await returnStock(tx, order);
    if (mailedStatuses.has(to)) {
      await enqueue(tx, {
        kind: 'order-moved',
        dedupeKey: `order-moved:${id}:${to}`,
        payload: { orderId: id, to },
        now,
      });
      announce('outbox');
    }
  }
  const order = await selectOrder(tx, id);
  if (!order) throw new Refusal('notFound');
  return toStaffDetail(order, decimals);
}
