import { Refusal } from '#contract/errors.ts';
import type { Order, OrderWrite } from '#contract/orders.ts';
import { chooseStore } from './choose-store.ts';
import { blankContent } from './order-content.ts';
import { lockDraft } from './save-order.ts';
import { selectProfile } from './select-profile.ts';
import { type Desk, writeOrder } from './write-order.ts';

/**
 * Writes the open draft of the store anew (its id stays) and places it when asked to. A guest can only place: a draft
 * belongs to an account, so without one it answers `unauthenticated`; `notFound` when the shop takes no guests.
 */
export async function createOrderFor(desk: Desk, sent: OrderWrite, takesGuests: boolean): Promise<Order> {
  const { tx, who, now } = desk;
  if (!who && !takesGuests) throw new Refusal('notFound');
  if (!who && sent.status !== 'submitted') throw new Refusal('unauthenticated');
  const profile = who && (await selectProfile(tx, who.customerId));
  const defaultStoreId = profile?.defaultStoreId ?? null;
  const store = await chooseStore(tx, { storeId: sent.store_id, defaultStoreId, now });
  const draft = who && (await lockDraft(tx, who.customerId, store.id));
  return writeOrder(desk, { store, profile, kept: { id: draft?.id ?? null, content: blankContent, seen: null } }, sent);
}
