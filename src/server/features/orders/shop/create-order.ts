import { Refusal } from '#contract/errors.ts';
import type { Order, OrderWrite } from '#contract/orders.ts';
import { chooseStore } from './choose-store.ts';
import { blankDraft, lockDraft } from './open-draft.ts';
import type { OrderCall } from './order-call.ts';
import { saveDraft } from './save-draft.ts';
import { selectProfile } from './select-profile.ts';
import { submitOrder } from './submit-order.ts';

/**
 * Writes the open draft of the store anew (its id stays) or places it, by `sent.status`. A guest can only place: a draft
 * belongs to an account, so without one it answers `unauthenticated`; `notFound` when the shop takes no guests.
 */
export async function createOrderFor(call: OrderCall, sent: OrderWrite, takesGuests: boolean): Promise<Order> {
  const { tx, buyer, now } = call;
  if (!buyer) {
    if (!takesGuests) throw new Refusal('notFound');
    if (sent.status !== 'submitted') throw new Refusal('unauthenticated');
    const store = await chooseStore(tx, { storeId: sent.store_id, defaultStoreId: null, now });
    return submitOrder(call, { store, draft: blankDraft(null), profile: null }, sent);
  }
  const { customerId } = buyer;
  const profile = await selectProfile(tx, customerId);
  const store = await chooseStore(tx, { storeId: sent.store_id, defaultStoreId: profile.defaultStoreId, now });
  const open = await lockDraft(tx, customerId, store.id);
  const draft = blankDraft(open?.id ?? null);
  return sent.status === 'submitted'
    ? submitOrder(call, { store, draft, profile }, sent)
    : saveDraft(call, { store, draft }, sent);
}
