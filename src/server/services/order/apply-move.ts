import { fulfilmentAfter, givesStockBack, type StaffStatus, statusAfter, takesStock } from '#domain/order/status.ts';
import type { OutboxKind } from '#domain/outbox/outbox.ts';
import { namesLink } from '#domain/text/names-link.ts';
import type { Db } from '#server/db/connection.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { eq } from '#server/db/sql.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orders } from '#server/db/tables/orders.ts';
import type { Write } from '#server/db/transact.ts';
import { returnCredit } from '#server/services/credit/order-credit.ts';
import { endPayments, forgetMeans, wantCapture } from '#server/services/payments/want-of-payments.ts';
import { leaveRun } from '#server/services/picking/open-run.ts';
import { tellDevices } from '#server/services/push/tell-devices.ts';
import { leaveRound } from '#server/services/rounds/open-round.ts';
import { freePlace } from '#server/services/slot/take-place.ts';
import { isSentBySms, wantsSms } from './order-sms.ts';
import { returnStock, takeReservedStock } from './stock-ledger.ts';
import type { OrderRow } from './stored-order.ts';

/** The moves that the customer gets a mail about. */
const mailedStatuses: ReadonlySet<StaffStatus> = new Set(['ready', 'shipped', 'delivered', 'cancelled', 'rejected']);

/** Where a placed order stands in the staff's words: its fulfilment, or that it was rejected. */
export function staffStatus(order: Pick<OrderRow, 'status' | 'fulfilment'>): StaffStatus {
  return order.status === 'rejected' ? 'rejected' : order.fulfilment;
}

/**
 * Writes the move of an order that may be moved so: its state, who did it and why, the goods that are taken or put back,
 * what becomes of its money at a provider, the mail, and the SMS and push for who wants them. The caller holds the order's row.
 */
export async function applyMove(
  { tx, announce, now }: Write & { now: Date },
  row: OrderRow,
  move: {
    to: StaffStatus;
    actorId: number | null;
    reason: string | null;
    mail?: OutboxKind;
    /** Who took it, where that is somebody else than who ordered. */
    handedTo?: string | null;
  },
): Promise<void> {
  const { to, actorId, reason, mail = 'order-moved', handedTo = null } = move;
  const { id, storeId } = row;
  const state = { status: statusAfter(to), fulfilment: fulfilmentAfter(to), updatedAt: now };
  await tx.update(orders).set(state).where(eq(orders.id, id));
  await tx.insert(orderEvents).values({ orderId: id, at: now, actorId, from: staffStatus(row), to, reason, handedTo });
  const order = { storeId, orderId: id, now };
  if (takesStock(to)) await takeReservedStock(tx, order);
  if (givesStockBack(to)) await leaveRun(tx, row, now);
  if (givesStockBack(to) || to === 'delivered') await leaveRound(tx, row, to === 'delivered' ? to : 'cancelled');
  if (givesStockBack(to)) await giveBack(tx, order);
  if (givesStockBack(to)) await endPayments({ tx, announce, now }, row);
  if (to === 'delivered') await forgetMeans({ tx, announce, now }, row);
  if (takesStock(to)) await wantCapture({ tx, announce, now }, row);
  if (!mailedStatuses.has(to)) return;
  const payload = { orderId: id, to };
  const entry = (kind: OutboxKind) => ({ kind, dedupeKey: `${kind}:${id}:${to}`, payload, now });
  // What a shopper writes may be mailed to a stranger, as it was the stranger's address that they typed.
  const isByShop = actorId !== null && actorId !== row.customerId;
  const said = reason && (isByShop || !namesLink(reason)) ? { reason } : {};
  await enqueue(tx, { ...entry(mail), payload: { ...payload, ...said } });
  if (isSentBySms(to) && (await wantsSms(tx, row))) await enqueue(tx, entry('order-sms'));
  if (to === 'shipped') await tellDevices({ tx, announce, now }, row, { news: to });
  announce('outbox');
}

/**
 * What an order that ends undelivered has taken is there for others again: its goods, its place in a slot, and to its
 * customer the credit that it had spent.
 */
export async function giveBack(tx: Db, order: { storeId: number; orderId: number; now: Date }): Promise<void> {
  await returnStock(tx, order);
  await freePlace(tx, order.orderId);
  await returnCredit({ tx, now: order.now }, order.orderId);
}
