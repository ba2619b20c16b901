import { renewsAt } from '#domain/payment/reach.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, inArray } from '#server/db/sql.ts';
import { payments } from '#server/db/tables/payments.ts';
import { payPalAbilities } from '#server/features/payments/paypal/paypal.ts';

/**
 * Notes when what PayPal has reserved is to be reserved anew, as the shop does when it learns the slot of an order: which
 * orders it concerns differs by the hour and the day of the week.
 */
export async function noteRenewals(tx: Db, taken: readonly { orderId: number; startsAt: Date }[]): Promise<void> {
  const startOf = new Map(taken.map(({ orderId, startsAt }) => [orderId, startsAt]));
  const isReserved = and(eq(payments.provider, 'paypal'), eq(payments.status, 'authorised'));
  const rows = await tx
    .select()
    .from(payments)
    .where(and(isReserved, inArray(payments.orderId, [...startOf.keys()])));
  for (const row of rows) {
    const nextAt = renewsAt(row, startOf.get(row.orderId) ?? null, payPalAbilities);
    if (nextAt) await tx.update(payments).set({ nextAt }).where(eq(payments.id, row.id));
  }
}
