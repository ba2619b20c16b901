import { Refusal } from '#contract/errors.ts';
import type { Cents } from '#domain/money/cents.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { orderEvents } from '#server/db/tables/orders.ts';
import { spendCredit } from '#server/services/credit/order-credit.ts';
import { type Availability, reserveStock } from '#server/services/order/stock-ledger.ts';
import { sumByProduct } from './check-items.ts';
import type { OrderCall } from './order-call.ts';
import type { WantedItem } from './order-content.ts';

type Submitted = {
  id: number;
  storeId: number;
  items: readonly WantedItem[];
  stock: ReadonlyMap<number, Availability>;
  creditCents: Cents;
};

/** What submitting does beside the order itself: takes the goods and the credit, notes the event, has the mail sent. */
export async function recordSubmission(
  { tx, announce, now, buyer, staffId }: Pick<OrderCall, 'tx' | 'announce' | 'now' | 'buyer' | 'staffId'>,
  { id, storeId, items, stock, creditCents }: Submitted,
): Promise<void> {
  const counted = [...sumByProduct(items)].filter(([productId]) => stock.get(productId)?.inventory !== false);
  const isReserved = await reserveStock(tx, { storeId, orderId: id, now }, new Map(counted));
  if (!isReserved) throw new Refusal('outOfStock');
  if (buyer) await spendCredit({ tx, now }, { orderId: id, customerId: buyer.customerId, cents: creditCents });
  const actorId = staffId ?? buyer?.customerId ?? null;
  await tx.insert(orderEvents).values({ orderId: id, at: now, actorId, to: 'pending' });
  const dedupeKey = `order-confirmation:${id}`;
  await enqueue(tx, { kind: 'order-confirmation', dedupeKey, payload: { orderId: id }, now });
  announce('outbox');
}
