import { invalidFields, Refusal } from '#contract/errors.ts';
import type { Order, OrderWrite } from '#contract/orders/orders.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { toDraft } from '../core/draft.ts';
import type { OrderCall } from '../core/order-call.ts';
import { saveDraft } from '../core/save-draft.ts';
import { submitOrder } from '../core/submit-order.ts';
import { readOrderAnswer } from '../placed/order-answer.ts';
import { lockCustomersOrder, unknownStore } from './order-start.ts';

/**
 * Changes a draft, or places it, by `sent.status`. Once placed, the same submit again answers the same order, and
 * anything else `moveNotAllowed`; so does a submit of an order that was cancelled or rejected. Throws `notFound` for
 * others' orders.
 */
export async function updateOrderOf(
  call: OrderCall & { customerId: number },
  id: number,
  sent: OrderWrite,
): Promise<Order> {
  const { tx, customerId, now } = call;
  const { row, store, profile, lines } = await lockCustomersOrder(tx, { customerId, id, now });
  if (row.status !== 'draft') return answerAgain(call, row, sent);
  if (sent.store_id !== undefined && sent.store_id !== row.storeId) {
    throw invalidFields({ store_id: 'checkout.draftOfAnotherStore' });
  }
  if (!store) throw unknownStore();
  const draft = toDraft(row, lines);
  return sent.status === 'submitted'
    ? submitOrder(call, { store, draft, profile }, sent)
    : saveDraft(call, { store, draft }, sent);
}

async function answerAgain(call: OrderCall, row: OrderRow, sent: OrderWrite): Promise<Order> {
  const stands = row.status === 'submitted' || row.status === 'completed';
  if (!stands || sent.status !== 'submitted') throw new Refusal('moveNotAllowed');
  return readOrderAnswer(call, row.id);
}

/** Throws a draft away. A placed order is never deleted: `moveNotAllowed`; another's is `notFound`. */
export async function deleteDraft(tx: Db, percent: { customerId: number; id: number; now: Date }): Promise<null> {
  const { row } = await lockCustomersOrder(tx, percent);
  if (row.status !== 'draft') throw new Refusal('moveNotAllowed');
  await tx.delete(orders).where(eq(orders.id, row.id));
  return null;
}
