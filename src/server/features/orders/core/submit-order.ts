import { Refusal } from '#contract/errors.ts';
import type { OrderWrite } from '#contract/orders/orders.ts';
import { spendCredit } from '#server/services/credit/order-credit.ts';
import { claimHold } from '#server/services/slot/find-hold.ts';
import type { SlotRow } from '#server/services/slot/read-slot.ts';
import { takePlace } from '#server/services/slot/take-place.ts';
import type { OrderStore } from './choose-store.ts';
import { figuresAgree } from './compare-figures.ts';
import { computeOrder } from './compute-order.ts';
import type { Draft } from './draft.ts';
import { limitOrders } from './limit-orders.ts';
import type { OrderCall } from './order-call.ts';
import { applySent, completeContent, type StoredProfile } from './order-content.ts';
import { contentErrors, refuseIfAny, submissionErrors } from './order-errors.ts';
import { beginPayment, planPayment } from './plan-payment.ts';
import { saveOrder } from './save-order.ts';

/**
 * Places an order: the only way for one to leave the state of a draft. Figures are fixed, goods taken, a number given,
 * the slot taken, the mail queued or a payment begun, all in the caller's transaction. Throws `invalid` with the fields
 * named, `outOfStock` with the lines named, `slotTaken`, `tooManyOpenOrders`, `tooManyOrders`, or `figuresChanged` with the
 * fresh order when what the client was shown is no longer so.
 */
export async function submitOrder<A extends object>(
  call: OrderCall<A>,
  { store, draft, profile }: { store: OrderStore; draft: Draft; profile: StoredProfile | null },
  sent: OrderWrite,
): Promise<A> {
  const { buyer, decimals, offered, announce } = call;
  const content = completeContent(applySent(draft.content, sent), profile);
  await limitOrders(call, content.customerEmail);
  const computed = await computeOrder(call, { store, content, lock: true });
  const { plan, errors: paymentErrors } = planPayment(call, content, computed);
  refuseIfAny('invalid', {
    ...paymentErrors,
    ...submissionErrors(content, computed.goods.values(), { store, offered, wantsSms: profile?.wantsSms ?? false }),
    ...computed.errors,
    ...contentErrors(content, sent, offered),
  });
  refuseIfAny('outOfStock', computed.shortages);

  const order = { store, draftId: draft.id, content, computed };
  if (!figuresAgree({ sent, seen: draft.seen, content }, computed, decimals)) {
    // The refusal rolls back what is saved here: it is only there to be answered once, in the shape of every other order.
    const fresh = await call.answer(call, await saveOrder(call, order, 'draft'));
    throw new Refusal('figuresChanged', { data: { ...fresh, id: draft.id ?? 0 } });
  }
  // What is to be paid at a provider is confirmed once it is (payments.md, Placing).
  const placed = await saveOrder(call, order, plan ? 'unpaid' : 'placed');
  const { id } = placed;
  if (buyer) await spendCredit(call, { orderId: id, customerId: buyer.customerId, cents: computed.creditCents });
  const { slot } = computed;
  if (slot) await bookSlot(call, { id, slot, lines: content.items.length }, sent.hold_token);
  announce('outbox');
  const paying = plan ? [await beginPayment(call, id, plan)] : [];
  return call.answer(call, { ...placed, payments: paying });
}

/**
 * Gives a placed order the place that its buyer holds, or one that is left; they hold none afterwards. The caller has
 * locked the slot. Throws `slotTaken` on `slot_id`.
 */
async function bookSlot(
  { tx, secret, buyer, staffId, now }: Pick<OrderCall, 'tx' | 'secret' | 'buyer' | 'staffId' | 'now'>,
  { id, slot, lines }: { id: number; slot: SlotRow; lines: number },
  token: string | null | undefined,
): Promise<void> {
  // What a customer holds is for the order that they write themselves.
  const customerId = staffId === null ? (buyer?.customerId ?? null) : null;
  const { held, others } = await claimHold(tx, { secret, token, customerId }, { slotId: slot.id, now });
  await takePlace(tx, { slot, orderId: id, lines, held, others, now });
}
