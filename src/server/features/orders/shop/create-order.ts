import { Refusal } from '#contract/errors.ts';
import type { Order, OrderWrite } from '#contract/orders/orders.ts';
import { blankDraft } from '../core/draft.ts';
import type { OrderCall } from '../core/order-call.ts';
import { saveDraft } from '../core/save-draft.ts';
import { submitOrder } from '../core/submit-order.ts';
import { startNewOrder } from './order-start.ts';

/**
 * Writes the open draft of the store anew (its id stays) or places it, by `sent.status`. A guest can only place: a draft
 * belongs to an account, so without one it answers `unauthenticated`; `notFound` when the shop takes no guests.
 */
export async function createOrderFor(call: OrderCall, sent: OrderWrite, takesGuests: boolean): Promise<Order> {
  const { tx, buyer, now } = call;
  if (!buyer) {
    if (!takesGuests) throw new Refusal('notFound');
    if (sent.status !== 'submitted') throw new Refusal('unauthenticated');
  }
  const customerId = buyer?.customerId ?? null;
  const { store, profile, row } = await startNewOrder(tx, { customerId, storeId: sent.store_id, now });
  const draft = blankDraft(row?.id ?? null);
  return sent.status === 'submitted'
    ? submitOrder(call, { store, draft, profile }, sent)
    : saveDraft(call, { store, draft }, sent);
}
