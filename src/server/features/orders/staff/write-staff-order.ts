import type { OrderWrite } from '#contract/orders/orders.ts';
import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type { OrderStore } from '../core/choose-store.ts';
import type { Draft } from '../core/draft.ts';
import type { OrderCall } from '../core/order-call.ts';
import { saveDraft } from '../core/save-draft.ts';
import { submitOrder } from '../core/submit-order.ts';
import type { Buyer } from './find-buyer.ts';

/** Saves a draft of the staff, or places it, by `sent.status`. */
export function writeStaffOrder(
  call: OrderCall<StaffOrderDetail>,
  { store, draft, found }: { store: OrderStore; draft: Draft; found: Buyer | null },
  sent: OrderWrite,
): Promise<StaffOrderDetail> {
  const order = { store, draft, profile: found?.profile ?? null };
  return sent.status === 'submitted' ? submitOrder(call, order, sent) : saveDraft(call, order, sent);
}
