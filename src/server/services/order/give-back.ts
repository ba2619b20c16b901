import type { Db } from '#server/db/connection.ts';
import { returnCredit } from '#server/services/credit/order-credit.ts';
import { freePlace } from '#server/services/slot/take-place.ts';
import { returnStock } from './stock-ledger.ts';

/**
 * What an order that ends undelivered has taken is there for others again: its goods, its place in a slot, and to its
 * customer the credit that it had spent.
 */
export async function giveBack(tx: Db, order: { storeId: number; orderId: number; now: Date }): Promise<void> {
  await returnStock(tx, order);
  await freePlace(tx, order.orderId);
  await returnCredit({ tx, now: order.now }, order.orderId);
}
