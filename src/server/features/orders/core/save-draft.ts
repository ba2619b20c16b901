import type { OrderWrite } from '#contract/orders/orders.ts';
import type { OrderStore } from './choose-store.ts';
import { computeOrder } from './compute-order.ts';
import type { Draft } from './draft.ts';
import type { OrderCall } from './order-call.ts';
import { applySent } from './order-content.ts';
import { contentErrors, refuseIfAny } from './order-errors.ts';
import { saveOrder } from './save-order.ts';

/**
 * Merges what is sent into a draft and saves it with the server's own figures, whatever figures were sent. Takes no
 * stock. Throws `invalid` with the fields named; a shortage is one of them.
 */
export async function saveDraft<A extends object>(
  call: OrderCall<A>,
  { store, draft }: { store: OrderStore; draft: Draft },
  sent: OrderWrite,
): Promise<A> {
  const content = applySent(draft.content, sent);
  const computed = await computeOrder(call, { store, content, lock: false });
  refuseIfAny('invalid', { ...computed.shortages, ...computed.errors, ...contentErrors(content, sent, call.offered) });
  return call.answer(call, await saveOrder(call, { store, draftId: draft.id, content, computed }, 'draft'));
}
