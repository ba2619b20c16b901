import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import type { tellArrival } from '#contract/orders/hand-over.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { Language } from '#domain/language/language.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import type { Write } from '#server/db/transact.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { readOrderAnswer } from '../placed/order-answer.ts';
import { lockPlacedOrder } from './lock-placed-order.ts';

type OwnWrite = Write & { who: Identity | null; now: Date; decimals: number; language: Language; secret: Uint8Array };

/**
 * Notes that whoever ordered has come for their order, and where they wait; the first time counts, the last place. Throws
 * `moveNotAllowed` unless the order is ready to be collected, `notFound` for another's, `invalidToken` for a link that has
 * ended.
 */
export async function noteArrival(call: OwnWrite, { id, place, token }: ParsedOf<typeof tellArrival>): Promise<Order> {
  const { tx, who, now, secret } = call;
  const { row } = await lockPlacedOrder(tx, secret, { id, who, token, now });
  const isReady = row.type === 'pickup' && row.status === 'submitted' && row.fulfilment === 'ready';
  if (!isReady) throw new Refusal('moveNotAllowed');
  if (row.arrivalPlace !== place) {
    const arrived = { arrivedAt: row.arrivedAt ?? now, arrivalPlace: place, updatedAt: now };
    await tx.update(orders).set(arrived).where(eq(orders.id, id));
  }
  return readOrderAnswer(call, id);
}
