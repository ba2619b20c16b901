import type { Order } from '#contract/orders/orders.ts';
import { isWaiting } from '#domain/payment/payment-status.ts';
import { placingWaitsMs } from '#domain/payment/window.ts';
import { asc, eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import type { Deps } from '#server/deps.ts';
import type { JsonText } from '#server/http/call/json-text.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { currentPayment, toPaymentAnswer } from '#server/services/payments/payment-answer.ts';
import type { Identity } from '#server/services/session/identity.ts';

type At = { who: Identity | null; decimals: number };

/**
 * Makes what answers an order that has just been placed: with the provider's page where it is to be paid there, and for a
 * guest the token of its link. A provider that does not answer fails nothing: the page is asked for again by the job.
 */
export function openedPage({ db, payments: online, secret }: Pick<Deps, 'db' | 'payments' | 'secret'>) {
  return async <A extends Order | JsonText<Order> | object>(answer: A, { who, decimals }: At): Promise<A> => {
    const { id, payment, payments: all } = answer as Partial<Order>;
    if (!id || !payment || !isWaiting(payment.status)) return answer;
    const token = who === null ? { token: orderToken(secret, id) } : {};
    const opened = payment.url === null ? await online.drive(payment.id, placingWaitsMs) : null;
    // Its page is open for an order that waits still; with no payment beside it, nothing else has changed since.
    if (opened && all?.length === 1) {
      const open = toPaymentAnswer(opened, decimals);
      return { ...answer, payment: open, payments: [open], ...token };
    }
    const rows = await db
      .select({ row: payments, status: orders.status, paymentStatus: orders.paymentStatus })
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(eq(payments.orderId, id))
      .orderBy(asc(payments.serial));
    const [first] = rows;
    const current = currentPayment(rows.map(({ row }) => row));
    if (!first || !current) return answer;
    const { status, paymentStatus } = first;
    const answers = rows.map(({ row }) => toPaymentAnswer(row, decimals));
    return {
      ...answer,
      status,
      paymentStatus,
      payment: toPaymentAnswer(current, decimals),
      payments: answers,
      ...token,
    };
  };
}
