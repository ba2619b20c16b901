import { asc, eq } from 'drizzle-orm';
import type { StaffPayment } from '#contract/payments/payment.schema.ts';
import { type Cents, toDecimal } from '#domain/money/cents.ts';
import { paymentSums } from '#domain/payment/payment-status.ts';
import type { Db } from '#server/db/connection.ts';
import { paymentEvents, payments as paymentRows, refunds } from '#server/db/tables/payments.ts';
import { toPaymentAnswer } from './payment-answer.ts';
import type { PaymentRow } from './payment-row.ts';
import { refundableCents, refundableOf } from './refunds.ts';

type EventRow = typeof paymentEvents.$inferSelect;

/**
 * The payments of an order as staff read them: with refunds, and with what was asked and said; and what of them may go back
 * to the means. `decimals` are the currency's.
 */
export async function selectStaffPayments(
  db: Db,
  orderId: number,
  rows: readonly PaymentRow[],
  decimals: number,
): Promise<{ payments: StaffPayment[]; refundableCents: Cents }> {
  if (rows.length === 0) return { payments: [], refundableCents: 0 };
  const back = await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
  const events = await db
    .select({ event: paymentEvents })
    .from(paymentEvents)
    .innerJoin(paymentRows, eq(paymentRows.id, paymentEvents.paymentId))
    .where(eq(paymentRows.orderId, orderId))
    .orderBy(asc(paymentEvents.id));
  const said = events.map(({ event }) => event);
  const payments = rows.map((row) => ({
    ...toPaymentAnswer(row, decimals),
    attention: row.attention,
    card: row.card,
    refunds: back
      .filter(({ paymentId }) => paymentId === row.id)
      .map(({ id, amountCents, status, createdAt }) => {
        return { id, amount: toDecimal(amountCents, decimals), status, createdAt: createdAt.toISOString() };
      }),
    events: toEvents(
      said.filter(({ paymentId }) => paymentId === row.id),
      decimals,
    ),
  }));
  return { payments, refundableCents: refundableCents(refundableOf(rows, back)) };
}

/** A call and its answer are one event; one without an answer yet stands by itself. */
function toEvents(rows: readonly EventRow[], decimals: number): StaffPayment['events'] {
  const answered = new Set(rows.flatMap(({ requestId }) => (requestId === null ? [] : [requestId])));
  return rows
    .filter(({ id, phase }) => phase !== 'request' || !answered.has(id))
    .map((row) => {
      const { id, at, kind, outcome, code, text } = row;
      // What is captured may raise what is reserved too: the last one says what happened.
      const of = paymentSums.findLast((sum) => row[`${sum}Cents`] > 0);
      const change = of ? { of, amount: toDecimal(row[`${of}Cents`], decimals) } : null;
      return { id, at: at.toISOString(), kind, outcome, text: code ?? text, change };
    });
}
