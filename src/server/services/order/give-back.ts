import type { Db } from '#server/db/connection.ts';
import { freePlace } from '#server/services/slot/take-place.ts';
import { returnStock } from './stock-ledger.ts';

/** What an order that ends undelivered has taken is there for others again: its goods, and its place in a slot. */
export async function giveBack(tx: Db, order: { storeId: number; orderId: number; now: Date }): Promise<void> {
  await returnStock(tx, order);
  await freePlace(tx, order.orderId);
}
