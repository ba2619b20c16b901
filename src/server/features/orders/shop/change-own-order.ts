import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { cancelOrder, changeOrder as changeOrderCall, Order } from '#contract/orders.ts';
import type { Language } from '#domain/language/language.ts';
import { customerChangeObstacle, mayCustomerCancel } from '#domain/order/may-change.ts';
import type { Write } from '#server/db/transact.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { applyMove, staffStatus } from '../placed/apply-move.ts';
import type { ChangeCall } from '../placed/change-call.ts';
import { changeOrder } from '../placed/change-order.ts';
import { lockOwnOrder } from './lock-own-order.ts';
import { readOrderAnswer } from './order-answer.ts';

/** Who calls (null: somebody with the link of the mail), in which transaction, at what moment, in which language. */
type OwnWrite = Write & {
  who: Identity | null;
  now: Date;
  decimals: number;
  language: Language;
  secret: Uint8Array;
};

/**
 * Changes goods, slot and note of one's own placed order until the cut-off, as staff do (`placed/change-order`). Throws
 * what that does, and `moveNotAllowed` once it is too late.
 */
export async function changeOwnOrder(
  call: OwnWrite,
  { id, token, preview, ...sent }: ParsedOf<typeof changeOrderCall>,
): Promise<Order> {
  const { tx, who, now, secret } = call;
  const { row, cutOffAt } = await lockOwnOrder(tx, secret, { id, who, token });
  if (customerChangeObstacle({ ...row, status: staffStatus(row), cutOffAt }, now)) throw new Refusal('moveNotAllowed');
  return changeOrder(changeCallOf(call), row, sent, preview ?? false);
}

/** Cancels one's own order until the cut-off; once more it answers the cancelled order. Throws `moveNotAllowed` after it. */
export async function cancelOwnOrder(
  call: OwnWrite,
  { id, token, reason }: ParsedOf<typeof cancelOrder>,
): Promise<Order> {
  const { tx, who, now, secret } = call;
  const { row, cutOffAt } = await lockOwnOrder(tx, secret, { id, who, token });
  if (row.status !== 'cancelled') {
    if (!mayCustomerCancel({ status: staffStatus(row), cutOffAt }, now)) throw new Refusal('moveNotAllowed');
    await applyMove(call, row, { to: 'cancelled', actorId: who?.customerId ?? null, reason: reason || null });
  }
  return readOrderAnswer(call, id);
}

function changeCallOf(call: OwnWrite): ChangeCall<Order> {
  const { tx, announce, now, decimals, secret, who } = call;
  return {
    ...{ tx, announce, now, decimals, secret, actorId: who?.customerId ?? null, holderId: who?.customerId ?? null },
    reason: null,
    answer: (at, id) => readOrderAnswer({ ...call, tx: at }, id),
    stays: ['orderNumber', 'status', 'fulfilment', 'events', 'changes', 'updatedAt'],
  };
}
