import { Refusal } from '#contract/errors.ts';
import type { Order } from '#contract/orders.ts';
import type { Deps } from '#server/deps.ts';
import { isOrderToken } from '#server/services/order/order-link.ts';
import { selectOrder } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { toOrderAnswer } from './order-answer.ts';

/**
 * An order for its customer, or for whoever holds the signed link. Throws `unauthenticated` for a caller with neither,
 * `notFound` for an order of somebody else.
 */
export async function readOrderFor(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  who: Identity | null,
  asked: { id: number; token?: string | undefined },
): Promise<Order> {
  const hasLink = asked.token !== undefined && isOrderToken(secret, asked.id, asked.token);
  if (!who && asked.token === undefined) throw new Refusal('unauthenticated');
  const order = await selectOrder(db, asked.id);
  const isOwn = order !== null && who !== null && order.customerId === who.customerId;
  if (!order || !(isOwn || hasLink)) throw new Refusal('notFound');
  return toOrderAnswer(order);
}
