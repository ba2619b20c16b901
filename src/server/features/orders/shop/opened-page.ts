import type { Order } from '#contract/orders/orders.ts';
import { isWaiting } from '#domain/payment/payment-status.ts';
import type { Deps } from '#server/deps.ts';
import type { JsonText } from '#server/http/call/json-text.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { selectOrder } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { toOrderAnswer } from '../placed/order-answer.ts';

/** Milliseconds that placing waits for the provider's page at most (payments.md, Settings). */
const within = 5000;

type At = { who: Identity | null; decimals: number; now: Date };

/**
 * Makes what answers an order that has just been placed: with the provider's page where it is to be paid there, and for a
 * guest the token of its link. A provider that does not answer fails nothing: the page is asked for again by the job.
 */
export function openedPage({ db, payments, secret }: Pick<Deps, 'db' | 'payments' | 'secret'>) {
  return async <A extends Order | JsonText<Order> | object>(answer: A, { who, decimals, now }: At): Promise<A> => {
    const { id, payment } = answer as Partial<Order>;
    if (!id || !payment || !isWaiting(payment.status)) return answer;
    if (payment.url === null) await payments.drive(payment.id, within);
    const order = await selectOrder(db, id);
    if (!order) return answer;
    const { payment: current, payments: all, status, paymentStatus } = toOrderAnswer(order, { decimals, now });
    const token = who === null ? { token: orderToken(secret, id) } : {};
    return { ...answer, status, paymentStatus, payment: current, payments: all, ...token };
  };
}
