import { asc, eq } from 'drizzle-orm';
import type { StaffPayment } from '#contract/payments/payment.schema.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { paymentEvents, payments, refunds } from '#server/db/tables/payments.ts';
import { toPaymentAnswer } from './payment-answer.ts';
import type { PaymentRow } from './payment-row.ts';

type EventRow = typeof paymentEvents.$inferSelect;

/** The payments of an order as staff read them: with refunds, and with what was asked and said; `decimals` are the currency's. */
export async function selectStaffPayments(
  db: Db,
  orderId: number,
  rows: readonly PaymentRow[],
  decimals: number,
): Promise<StaffPayment[]> {
  if (rows.length === 0) return [];
  const back = await db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
  const events = await db
    .select({ event: paymentEvents })
    .from(paymentEvents)
    .innerJoin(payments, eq(payments.id, paymentEvents.paymentId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(paymentEvents.id));
  const said = events.map(({ event }) => event);
  return rows.map((row) => ({
    ...toPaymentAnswer(row, decimals),
    attention: row.attention,
    card: row.card,
    refunds: back
      .filter(({ paymentId }) => paymentId === row.id)
      .map(({ id, amountCents, status, createdAt }) => {
        return { id, amount: toDecimal(amountCents, decimals), status, createdAt: createdAt.toISOString() };
      }),
    events: toEvents(said.filter(({ paymentId }) => paymentId === row.id)),
  }));
}

/** A call and its answer are one event; one without an answer yet stands by itself. */
function toEvents(rows: readonly EventRow[]): StaffPayment['events'] {
  const answered = new Set(rows.flatMap(({ requestId }) => (requestId === null ? [] : [requestId])));
  return rows
    .filter(({ id, phase }) => phase !== 'request' || !answered.has(id))
    .map(({ at, kind, outcome, code, text }) => ({ at: at.toISOString(), kind, outcome, text: code ?? text }));
}
