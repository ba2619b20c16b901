import type { Db } from '#server/db/connection.ts';
import { and, eq, isNotNull, sql } from '#server/db/sql.ts';
import { paymentMethods } from '#server/db/tables/own-things.ts';
import { payments } from '#server/db/tables/payments.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import { defaultToFirst, lockOwner } from './one-default.ts';

type Kept = Pick<PaymentRow, 'id' | 'card'>;

/**
 * Has a card that a provider keeps stand in its owner's payment methods, in the place of the same card kept before; the
 * order of that one, whose means nothing names any more, or null. A guest's stands nowhere.
 */
export async function addKeptCard(tx: Db, { customerId }: OrderRow, { id, card }: Kept): Promise<number | null> {
  if (customerId === null || card === null) return null;
  await lockOwner(tx, customerId);
  const { brand, last4, expiry: exp } = card;
  const same = and(eq(paymentMethods.brand, brand), eq(paymentMethods.last4, last4), eq(paymentMethods.exp, exp));
  const [before] = await tx
    .select({ id: paymentMethods.id, orderId: payments.orderId })
    .from(paymentMethods)
    .innerJoin(payments, eq(payments.id, paymentMethods.keptBy))
    .where(and(eq(paymentMethods.customerId, customerId), same));
  if (before) await tx.update(paymentMethods).set({ keptBy: id }).where(eq(paymentMethods.id, before.id));
  else await tx.insert(paymentMethods).values({ customerId, type: 'card', brand, last4, exp, keptBy: id });
  await defaultToFirst(tx, paymentMethods, customerId);
  return before?.orderId ?? null;
}

/** What the provider calls the owners of cards that stand in an account, of the payments of an order. */
export async function keptOwners(tx: Db, orderId: number): Promise<ReadonlySet<string>> {
  const owner = sql<string>`${payments.references}->>'customer'`;
  const rows = await tx
    .select({ owner })
    .from(paymentMethods)
    .innerJoin(payments, eq(payments.id, paymentMethods.keptBy))
    .where(and(eq(payments.orderId, orderId), isNotNull(owner)));
  return new Set(rows.map((row) => row.owner));
}

/** Takes a card out of its account that the provider has removed. */
export async function dropKeptCard(tx: Db, { id }: Pick<PaymentRow, 'id'>): Promise<void> {
  const gone = await tx.delete(paymentMethods).where(eq(paymentMethods.keptBy, id)).returning();
  for (const { customerId } of gone) await defaultToFirst(tx, paymentMethods, customerId);
}

/** Takes all kept cards out of an account that is erased; answers the orders whose payments have kept them. */
export async function dropKeptCards(tx: Db, customerId: number): Promise<readonly number[]> {
  const rows = await tx
    .select({ orderId: payments.orderId })
    .from(paymentMethods)
    .innerJoin(payments, eq(payments.id, paymentMethods.keptBy))
    .where(eq(paymentMethods.customerId, customerId));
  const isKept = and(eq(paymentMethods.customerId, customerId), isNotNull(paymentMethods.keptBy));
  await tx.delete(paymentMethods).where(isKept);
  return rows.map(({ orderId }) => orderId);
}
