import { Refusal } from '#contract/errors.ts';
import type { OrderWrite } from '#contract/orders.ts';
import { dayIn } from '#server/services/day-in.ts';
import { bookSlot } from './book-slot.ts';
import type { OrderStore } from './choose-store.ts';
import { figuresAgree } from './compare-figures.ts';
import { completeContent } from './complete-content.ts';
import { contentErrors, refuseIfAny } from './content-errors.ts';
import { freeOrderNumber } from './free-order-number.ts';
import { type Draft, openDraft } from './open-draft.ts';
import type { OrderCall } from './order-call.ts';
import { applySent } from './order-content.ts';
import { overwriteDraft } from './overwrite-draft.ts';
import { reckonOrder } from './reckon-order.ts';
import { recordSubmission } from './record-submission.ts';
import type { StoredProfile } from './select-profile.ts';
import { submissionErrors } from './submission-errors.ts';

/**
 * Places an order: the only way for one to leave the state of a draft. Figures are fixed, goods taken, a number given,
 * the slot taken, the mail queued, all in the caller's transaction. Throws `invalid` with the fields named, `outOfStock` with the lines
 * named, `slotTaken`, or `figuresChanged` with the fresh order when what the client was shown is no longer so.
 */
export async function submitOrder<A extends object>(
  call: OrderCall<A>,
  { store, draft, profile }: { store: OrderStore; draft: Draft; profile: StoredProfile | null },
  sent: OrderWrite,
): Promise<A> {
  const { tx, language, decimals, now, offered } = call;
  const content = completeContent(applySent(draft.content, sent), profile);
  const reckoned = await reckonOrder(call, { store, content, lock: true });
  refuseIfAny('invalid', {
    ...submissionErrors(content, reckoned.goods.values(), { store, offered }),
    ...reckoned.errors,
    ...contentErrors(content, sent, offered),
  });
  refuseIfAny('outOfStock', reckoned.shortages);

  const { id, hasLines } =
    draft.id === null
      ? await openDraft(call, { email: content.customerEmail, storeId: store.id })
      : { id: draft.id, hasLines: true };
  const day = dayIn(store.timeZone, now);
  const order = { id, hasLines, content, reckoned, language, day, now };
  if (!figuresAgree({ sent, seen: draft.seen, content }, reckoned, decimals)) {
    // The refusal rolls back what is saved here: it is only there to be read once, in the shape of every other order.
    await overwriteDraft(tx, order, {});
    throw new Refusal('figuresChanged', { data: { ...(await call.answer(call, id)), id: draft.id ?? 0 } });
  }
  const { slot } = reckoned;
  await overwriteDraft(tx, order, {
    ...{ status: 'submitted', orderNumber: freeOrderNumber(day), submittedAt: now },
    estimatedDeliveryDate: slot && dayIn(store.timeZone, slot.startsAt),
  });
  await recordSubmission(call, { id, storeId: store.id, items: content.items, ...reckoned });
  if (slot) await bookSlot(call, { id, slotId: slot.id, lines: content.items.length }, sent.hold_token);
  return call.answer(call, id);
}
