import type { StaffPayment } from '#contract/payments/payment.schema.ts';
import { type Cents, toDecimal } from '#domain/money/cents.ts';
import { paymentSums } from '#domain/payment/payment-status.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, eq, inArray } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
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
  const names = await selectNames(db, rows);
  const said = events.map(({ event }) => event);
  const payments = rows.map((row) => ({
    ...toPaymentAnswer(row, decimals),
    attention: row.attention,
    seen: seenBy(row, names),
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

function seenBy({ attentionSeenAt, attentionSeenBy }: PaymentRow, names: ReadonlyMap<number, string>) {
  if (attentionSeenAt === null) return null;
  const by = attentionSeenBy === null ? null : (names.get(attentionSeenBy) ?? null);
  return { at: attentionSeenAt.toISOString(), by };
}

async function selectNames(db: Db, rows: readonly PaymentRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ attentionSeenBy }) => attentionSeenBy ?? []);
  if (ids.length === 0) return new Map();
  const { id, name } = customers;
  const found = await db.select({ id, name }).from(customers).where(inArray(id, ids));
  return new Map(found.map((one) => [one.id, one.name]));
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
