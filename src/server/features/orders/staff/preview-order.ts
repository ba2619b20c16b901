import type { AdminOrderDetail } from '#contract/admin-orders.ts';
import type { Db } from '#server/db/connection.ts';
import { undone } from '#server/db/undone.ts';
import { readStaffDetail } from './order-detail.ts';

/** What an order would be after some work, which is taken back; where it stands, and what has happened, is as it is. */
export async function previewOrder(
  call: { tx: Db; decimals: number },
  id: number,
  work: (tx: Db) => Promise<AdminOrderDetail>,
): Promise<AdminOrderDetail> {
  const seen = await undone(call.tx, work);
  const now = await readStaffDetail(call, id);
  const { version, orderNumber, status, nextStatuses, nextPaymentStatuses, date, events, history } = now;
  return { ...seen, version, orderNumber, status, nextStatuses, nextPaymentStatuses, date, events, history };
}
