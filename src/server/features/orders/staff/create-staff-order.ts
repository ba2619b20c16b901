import type { ParsedOf } from '#contract/endpoint.ts';
import type { createAdminOrder, StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { requireStoreFilter } from '#server/services/session/own-stores.ts';
import { chooseStore } from '../core/choose-store.ts';
import { blankDraft, type Draft } from '../core/draft.ts';
import type { StoredProfile } from '../core/order-content.ts';
import { findBuyer } from './find-buyer.ts';
import { recordOrder } from './record-order.ts';
import { orderCallFor, type StaffOrderWrite } from './staff-write.ts';
import { writeStaffOrder } from './write-staff-order.ts';

/**
 * Writes an order for a customer, at the prices that apply to them, or for a guest: a draft that only staff see, or placed
 * at once like a shopper's. Throws `invalid` (an unknown customer too), `outOfStock`, `figuresChanged`, and `forbidden`
 * in a store that the caller is not there for.
 */
export async function createStaffOrder(
  write: StaffOrderWrite,
  { customer_id, ...sent }: ParsedOf<typeof createAdminOrder>,
): Promise<StaffOrderDetail> {
  const { tx, now } = write;
  const found = await findBuyer(tx, customer_id);
  const defaultStoreId = found?.profile.defaultStoreId ?? null;
  const store = await chooseStore(tx, { storeId: sent.store_id, defaultStoreId, now });
  requireStoreFilter(write.who, store.id);
  const call = orderCallFor(write, found);
  const order = await writeStaffOrder(call, { store, draft: draftFor(found?.profile ?? null), found }, sent);
  await recordOrder(write, null, order);
  return order;
}

/** Whoever looks at the draft sees whose it is, before it is placed. */
function draftFor(profile: StoredProfile | null): Draft {
  const draft = blankDraft(null);
  if (!profile) return draft;
  const { name, email, phone } = profile;
  const person = { customerName: name || null, customerEmail: email, customerPhone: phone || null };
  return { ...draft, content: { ...draft.content, ...person } };
}
