import { randomBytes } from 'node:crypto';
import type { Cents } from '#domain/money/cents.ts';
import type { Attention } from '#domain/payment/payment-status.ts';
import { type OnlineMethod, providerOf } from '#domain/payment/provider.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, desc, eq, gt } from '#server/db/sql.ts';
import { noReferences, paymentEvents, payments } from '#server/db/tables/payments.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** 128 random bits: an id that nobody guesses, as it stands in the address of a page. */
export const newPaymentId = () => randomBytes(16).toString('base64url');

export type NewPayment = {
  orderId: number;
  method: OnlineMethod;
  amountCents: Cents;
  /** ISO 4217. */
  currency: string;
  /** Its page leaves the means, to be reserved on later. */
  keepsMeans: boolean;
  /** Until when it may be paid. */
  expiresAt: Date;
  now: Date;
};

/** Adds a payment whose page is to be opened; announce `payments` to have that done. The caller holds the order's row. */
export async function addPayment(tx: Db, payment: NewPayment): Promise<PaymentRow> {
  const { now, ...columns } = payment;
  const [row] = await tx
    .insert(payments)
    .values({
      ...columns,
      id: newPaymentId(),
      provider: providerOf[payment.method],
      status: 'pending',
      references: noReferences,
      wants: 'open',
      nextAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('the payment was not written');
  return row;
}

/** All payments of an order, the oldest first; locked until the transaction ends. The caller holds the order's row. */
export function lockPayments(tx: Db, orderId: number): Promise<PaymentRow[]> {
  return tx.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.serial)).for('update');
}

/** What staff are to look at from now on, whatever they have dealt with before. */
export function toCheck(attention: Attention): Pick<PaymentRow, 'attention' | 'attentionSeenAt' | 'attentionSeenBy'> {
  return { attention, attentionSeenAt: null, attentionSeenBy: null };
}

/** When money of an order was last taken by a provider; null where none was. */
export async function findCapturedAt(tx: Db, orderId: number): Promise<Date | null> {
  const [last] = await tx
    .select({ at: paymentEvents.at })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(and(eq(payments.orderId, orderId), gt(paymentEvents.capturedCents, 0)))
    .orderBy(desc(paymentEvents.id))
    .limit(1);
  return last?.at ?? null;
}

/** Kept means that could not be reserved on: whoever ordered is asked to pay anew. */
export function isRefusedMeans({ status, attention }: Pick<PaymentRow, 'status' | 'attention'>): boolean {
  return status === 'kept' && attention === 'keptRefused';
}

/** Whether an order has been confirmed by a payment that does not hold any more, or by means that are kept. */
export function isConfirmed(rows: readonly Pick<PaymentRow, 'status' | 'attention'>[]): boolean {
  return rows.some(({ status, attention }) => status === 'kept' || attention === 'lapsed');
}
