import type { AdminOrderDetail } from '#contract/orders/admin-orders.ts';
import type { OrderWrite } from '#contract/orders/orders.ts';
import type { OrderStore } from '../shop/choose-store.ts';
import type { Draft } from '../shop/open-draft.ts';
import type { OrderCall } from '../shop/order-call.ts';
import { saveDraft } from '../shop/save-draft.ts';
import { submitOrder } from '../shop/submit-order.ts';
import type { Buyer } from './find-buyer.ts';

/** Saves a draft of the staff, or places it, by `sent.status`. */
export function writeStaffOrder(
  call: OrderCall<AdminOrderDetail>,
  { store, draft, found }: { store: OrderStore; draft: Draft; found: Buyer | null },
  sent: OrderWrite,
): Promise<AdminOrderDetail> {
  const order = { store, draft, profile: found?.profile ?? null };
  return sent.status === 'submitted' ? submitOrder(call, order, sent) : saveDraft(call, order, sent);
}
