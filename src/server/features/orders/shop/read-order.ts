import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/language/language.ts';
import type { Deps } from '#server/deps.ts';
import { requireLiveLink } from '#server/services/order/live-link.ts';
import { isOrderToken } from '#server/services/order/order-link.ts';
import { type StoredOrder, selectOrder } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';

/**
 * An order for its customer, or for whoever holds the signed link; its goods named in the language of the `reader`. Throws
 * `unauthenticated` for a caller with neither, `notFound` for an order of somebody else, `invalidToken` for a link that has
 * ended.
 */
export async function findReadableOrder(
  { db, secret, clock }: Pick<Deps, 'db' | 'secret' | 'clock'>,
  who: Identity | null,
  asked: { id: number; token: unknown; reader: Language },
): Promise<StoredOrder> {
  const { id, token, reader } = asked;
  const hasLink = typeof token === 'string' && isOrderToken(secret, id, token);
  if (!who && !token) throw new Refusal('unauthenticated');
  const order = await selectOrder(db, id, reader);
  const isOwn = order !== null && who !== null && order.customerId === who.customerId;
  const isStaffs = order?.byStaff && order.status === 'draft';
  if (!order || isStaffs || !(isOwn || hasLink)) throw new Refusal('notFound');
  if (!isOwn) await requireLiveLink(db, id, clock());
  return order;
}
