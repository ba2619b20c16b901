import type { Db } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { createTables } from '../books/schema.ts';
import type { PastPayment, Played } from './past-payment.ts';
import { playPayPal } from './play-paypal.ts';
import { playStripe } from './play-stripe.ts';

/**
 * Enters payments of the past in the books, by the same functions that answer the wire. What they would have told was told.
 * `random` draws the ids.
 */
export async function playPast(
  tx: Db,
  past: readonly PastPayment[],
  random: (bytes: number) => Buffer,
): Promise<Map<string, Played>> {
  await createTables(tx);
  const played = new Map<string, Played>();
  for (const payment of past) {
    const play = payment.method === 'card' ? playStripe : playPayPal;
    played.set(payment.id, await play(payment, (now) => ({ tx, now, random })));
  }
  await tx.execute(sql`update payment_sandbox.events set due = null`);
  return played;
}
