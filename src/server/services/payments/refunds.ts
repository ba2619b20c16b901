import { randomUUID } from 'node:crypto';
import type { SentBack } from '#contract/payments/payment.schema.ts';
import { type Cents, toDecimal } from '#domain/money/cents.ts';
import { leftOf, type Refundable, splitRefund } from '#domain/payment/split-refund.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, eq } from '#server/db/sql.ts';
import { refunds } from '#server/db/tables/payments.ts';
import type { Write } from '#server/db/transact.ts';
import { lockPayments, type PaymentRow } from './payment-row.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** What may go back of each payment of an order, the oldest first. The caller holds the order's row. */
export async function selectRefundable(tx: Db, orderId: number): Promise<Refundable[]> {
  const rows = await lockPayments(tx, orderId);
  return refundableOf(rows, await tx.select().from(refunds).where(eq(refunds.orderId, orderId)));
}

/** The same of payments and refunds of an order that have been read. */
export function refundableOf(rows: readonly PaymentRow[], refunds: readonly RefundRow[]): Refundable[] {
  return rows.map((row) => {
    const { id, refundedCents } = row;
    const own = refunds.filter((one) => one.paymentId === id);
    const sumOf = (these: typeof own) => these.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const asking = own.filter(({ status, reference }) => status === 'pending' && reference === null);
    // What the provider has taken on is among what was refunded, once it has been looked up.
    const takenOn = own.filter(({ status, reference }) => status !== 'failed' && reference !== null);
    const backCents = Math.max(refundedCents, sumOf(takenOn));
    return { id, capturedCents: takenOrComing(row), refundedCents: backCents, pendingCents: sumOf(asking) };
  });
}

/** What is being taken goes back once it was, and so does what kept means of an order that was picked come to. */
function takenOrComing({ status, wants, captureCents, capturedCents, amountCents }: PaymentRow): Cents {
  if (wants === 'capture') return captureCents ?? 0;
  return status === 'kept' && wants === 'authorise' ? amountCents : capturedCents;
}

/** What may go back to the means of an order at all, in cents. */
export function refundableCents(payments: readonly Refundable[]): Cents {
  return payments.reduce((sum, payment) => sum + leftOf(payment), 0);
}

/**
 * Has money of an order go back to the means that it was taken of, the oldest payment first; answers what none of them can
 * take back. The job asks the providers. The caller holds the order's row.
 */
export async function addRefunds(
  { tx, announce, now }: Write & { now: Date },
  { orderId, cents, invoiceId }: { orderId: number; cents: Cents; invoiceId: number | null },
): Promise<Cents> {
  const { parts, restCents } = splitRefund(await selectRefundable(tx, orderId), cents);
  const rows = parts.map((part) => {
    const { paymentId, cents: amountCents } = part;
    return { paymentId, orderId, amountCents, invoiceId, key: randomUUID(), nextAt: now, createdAt: now };
  });
  if (rows.length > 0) await tx.insert(refunds).values(rows);
  announce('payments');
  return restCents;
}

/** What a credit note sent back: the refunds to the means, and the credit; `decimals` are the currency's. */
export async function readSentBack(
  tx: Db,
  note: { id: number; creditCents: Cents },
  decimals: number,
): Promise<SentBack> {
  const asked = await tx.select().from(refunds).where(eq(refunds.invoiceId, note.id)).orderBy(asc(refunds.id));
  return {
    refunds: asked.map(({ id, paymentId, amountCents, status }) => {
      return { id, paymentId, amount: toDecimal(amountCents, decimals), status };
    }),
    credit: toDecimal(note.creditCents, decimals),
  };
}
