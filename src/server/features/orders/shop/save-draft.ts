import type { OrderWrite } from '#contract/orders.ts';
import { dayIn } from '#server/services/day-in.ts';
import type { OrderStore } from './choose-store.ts';
import { contentErrors, refuseIfAny } from './content-errors.ts';
import { type Draft, openDraft } from './open-draft.ts';
import type { OrderCall } from './order-call.ts';
import { applySent } from './order-content.ts';
import { overwriteDraft } from './overwrite-draft.ts';
import { reckonOrder } from './reckon-order.ts';

/**
 * Merges what is sent into a draft and saves it with the server's own figures, whatever figures were sent. Takes no
 * stock. Throws `invalid` with the fields named; a shortage is one of them.
 */
export async function saveDraft<A extends object>(
  call: OrderCall<A>,
  { store, draft }: { store: OrderStore; draft: Draft },
  sent: OrderWrite,
): Promise<A> {
  const { tx, language, now, offered } = call;
  const content = applySent(draft.content, sent);
  const reckoned = await reckonOrder(call, { store, content, lock: false });
  refuseIfAny('invalid', { ...reckoned.shortages, ...reckoned.errors, ...contentErrors(content, sent, offered) });
  const { id, hasLines } =
    draft.id === null
      ? await openDraft(call, { email: content.customerEmail, storeId: store.id })
      : { id: draft.id, hasLines: true };
  await overwriteDraft(tx, { id, hasLines, content, reckoned, language, day: dayIn(store.timeZone, now), now }, {});
  return call.answer(call, id);
}
