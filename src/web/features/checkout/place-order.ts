import type { Api } from '#contract/client.ts';
import { createOrder, type Order, readDraft, updateOrder } from '#contract/orders.ts';
import type { OrderPayload } from './order-payload.ts';

/** One press of the button and its repetitions. */
export type Attempt = { readonly key: string; readonly draftId: number | null };

/**
 * Places an order: a customer's goes into the open draft of the store (made when there is none), which is then
 * submitted; a guest's is made and submitted in one call. Tried again with the same attempt, when an answer was lost, it
 * is the same order: `onDraft` is told the draft's id to keep, since a submitted draft is not found as a draft any more.
 */
export async function placeOrder(
  api: Api,
  payload: OrderPayload,
  isGuest: boolean,
  attempt: Attempt,
  onDraft: (id: number) => void,
): Promise<Order> {
  const options = { idempotencyKey: attempt.key };
  if (isGuest) return api(createOrder, { ...payload, status: 'submitted' }, options);
  const id = attempt.draftId ?? (await openDraft(api, payload));
  onDraft(id);
  return api(updateOrder, { ...payload, id, status: 'submitted' }, options);
}

async function openDraft(api: Api, payload: OrderPayload): Promise<number> {
  const { store_id } = payload;
  const open = await api(readDraft, { store_id });
  const draft = open ?? (await api(createOrder, { ...payload, status: 'draft', payment_status: 'needs_payment' }));
  return draft.id;
}
