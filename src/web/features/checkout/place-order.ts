import type { Api } from '#contract/client.ts';
import { isRefusal } from '#contract/errors.ts';
import { createOrder, type Order, readDraft, updateOrder } from '#contract/orders/orders.ts';
import { toMilli } from '#domain/stock/quantity.ts';
import type { OrderPayload } from './order-payload.ts';

/** One press of the button and its repetitions. */
export type Attempt = { readonly key: string; readonly draftId: number | null };

type Placing = {
  payload: OrderPayload;
  isGuest: boolean;
  attempt: Attempt;
  /** The draft that was made ready on entering the checkout, if one could be. */
  entered: Promise<number | null>;
  /** Called with the draft to keep with the attempt, since a submitted draft is not found as a draft any more. */
  onAttempt: (attempt: Attempt) => void;
};

/**
 * Places an order: a customer's goes into the open draft of the store, which is submitted with its goods in one call (the
 * draft is made here when there is none yet); a guest's is made and submitted in one. Tried again with the same attempt, when
 * an answer was lost, it is the same order.
 */
export async function placeOrder(api: Api, placing: Placing): Promise<Order> {
  const { payload, isGuest, attempt, entered, onAttempt } = placing;
  if (isGuest) return api(createOrder, { ...payload, status: 'submitted' }, { idempotencyKey: attempt.key });
  const submit = (draftId: number, key: string) => {
    onAttempt({ key, draftId });
    return api(updateOrder, { ...payload, id: draftId, status: 'submitted' }, { idempotencyKey: key });
  };
  if (attempt.draftId !== null) return submit(attempt.draftId, attempt.key);
  const known = await entered;
  if (known !== null) {
    const order = await submit(known, attempt.key).catch(nullIfGone);
    if (order && hasGoodsOf(order, payload)) return order;
  }
  // Placed, or thrown away, elsewhere since the checkout was entered: these goods are another order, under a key of its own.
  return submit(await openDraft(api, payload), known === null ? attempt.key : `${attempt.key}-2`);
}

/** The draft that an order in this store goes into: the open one, else a new one with these goods. */
export async function openDraft(api: Api, payload: OrderPayload): Promise<number> {
  const { store_id } = payload;
  const open = await api(readDraft, { store_id });
  const draft = open ?? (await api(createOrder, { ...payload, status: 'draft', payment_status: 'needs_payment' }));
  return draft.id;
}

function nullIfGone(error: unknown): null {
  if (isRefusal(error) && (error.code === 'moveNotAllowed' || error.code === 'notFound')) return null;
  throw error;
}

/** Whether an order is of the goods that were sent: a submitted draft answers as it was placed. */
function hasGoodsOf({ orderItems }: Order, { order_items }: OrderPayload): boolean {
  const sent = order_items?.map(({ product_id, quantity }) => `${product_id} ${toMilli(Number(quantity))}`);
  return orderItems.map(({ productId, quantity }) => `${productId} ${toMilli(quantity)}`).join() === sent?.join();
}
