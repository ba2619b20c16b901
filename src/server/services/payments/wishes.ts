import { isWaiting } from '#domain/payment/payment-status.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { orderWishes, payments } from '#server/db/tables/payments.ts';
import type { Write } from '#server/db/transact.ts';
import type { PaymentRow } from './payment-row.ts';

/** A change of a placed order that waits for the difference to be reserved. */
export type WishRow = typeof orderWishes.$inferSelect;

/** The one that an order has; null: none. The caller holds the order's row. */
export async function findWish(tx: Db, orderId: number): Promise<WishRow | null> {
  const [wish] = await tx.select().from(orderWishes).where(eq(orderWishes.orderId, orderId));
  return wish ?? null;
}

/**
 * Ends the wish of an order, as another change or what became of the order has taken its place: its page is closed, and what
 * is paid on it all the same is released. The caller holds the order's row, and has locked its payments.
 */
export async function dropWish(
  { tx, announce, now }: Write & { now: Date },
  orderId: number,
  rows: readonly PaymentRow[],
): Promise<void> {
  const [wish] = await tx.delete(orderWishes).where(eq(orderWishes.orderId, orderId)).returning();
  const page = wish && rows.find(({ id }) => id === wish.paymentId);
  if (!page || !isWaiting(page.status)) return;
  await replacePage({ tx, announce, now }, page.id);
}

/** Ends a page in favour of one that is made at once: whether its provider has closed it need not be known for that. */
export async function replacePage({ tx, announce, now }: Write & { now: Date }, id: string): Promise<void> {
  const ended = { status: 'cancelled', wants: 'close', endReason: 'replaced' } as const;
  await tx
    .update(payments)
    .set({ ...ended, nextAt: now, tries: 0, updatedAt: now })
    .where(eq(payments.id, id));
  announce('payments');
}
