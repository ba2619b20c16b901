import { z } from 'zod';
import { staffStatuses } from '#domain/order/status.ts';
import type { MailDeps } from '../mail.ts';
import type { MailEntry, Selected } from '../mails.ts';
import type { OrderContent } from './order-mail.ts';
import { selectMailOrders } from './select-mail-orders.ts';
import type { OrderNews } from './words/order-mail-words.ts';

const ofOrder = z.object({ orderId: z.number() });
const reason = z.string().optional();
const changed = z.object({ orderId: z.number(), slotOnly: z.boolean().default(false), reason });
const moved = z.object({ orderId: z.number(), to: z.enum(staffStatuses), reason });

/** Of which order, what has happened to it, and why in the words of who did it. */
type NewsOfOrder = { orderId: number; news: OrderNews; reason?: string | undefined };

/** Reads the payload of each kind of outbox entry that is a mail about an order. Throws for a payload of another shape. */
const newsOf: Record<string, (payload: unknown) => NewsOfOrder> = {
  'order-confirmation': (payload) => ({ orderId: ofOrder.parse(payload).orderId, news: 'confirmed' }),
  'order-changed': (payload) => {
    const { orderId, slotOnly, reason } = changed.parse(payload);
    return { orderId, news: slotOnly ? 'slotChanged' : 'changed', reason };
  },
  'order-moved': (payload) => {
    const { orderId, to, reason } = moved.parse(payload);
    return { orderId, news: to, reason };
  },
  'substitute-asked': (payload) => ({ orderId: ofOrder.parse(payload).orderId, news: 'substituteAsked' }),
  'payment-waiting': (payload) => ({ orderId: ofOrder.parse(payload).orderId, news: 'unpaid' }),
  'payment-expired': (payload) => ({ orderId: ofOrder.parse(payload).orderId, news: 'unpaidInTime' }),
  'payment-released': (payload) => ({ orderId: ofOrder.parse(payload).orderId, news: 'paidTooLate' }),
  'payment-needed': (payload) => ({ orderId: ofOrder.parse(payload).orderId, news: 'changeUnpaid' }),
  'payment-unused': (payload) => ({ orderId: ofOrder.parse(payload).orderId, news: 'paidInVain' }),
  'payment-refused': (payload) => ({ orderId: ofOrder.parse(payload).orderId, news: 'meansRefused' }),
};

/**
 * What the law asks for is sent whatever somebody prefers: that there is a contract, what has become of it, and that it
 * has ended.
 */
const owed: ReadonlySet<OrderNews> = new Set([
  'confirmed',
  'changed',
  'slotChanged',
  'cancelled',
  'rejected',
  'substituteAsked',
  'unpaid',
  'unpaidInTime',
  'paidTooLate',
  'changeUnpaid',
  'paidInVain',
  'meansRefused',
]);

/**
 * What these mails say, by entry; null where the order is gone, or its customer wants no news. Throws for a payload of
 * another shape.
 */
export async function selectOrderMails(deps: MailDeps, entries: readonly MailEntry[]): Selected<OrderContent> {
  const read = entries.flatMap(({ id, kind, payload }) => {
    const news = newsOf[kind]?.(payload);
    return news ? [{ id, ...news }] : [];
  });
  const found = await selectMailOrders(deps, [...new Set(read.map(({ orderId }) => orderId))]);
  return read.map(({ id, orderId, news, reason }): [number, OrderContent | null] => {
    const order = found.get(orderId);
    const isWanted = order && (order.wantsNews || owed.has(news)) && (news !== 'unpaid' || order.waitsForPayment);
    return [id, isWanted ? { about: 'order', news, reason, found: order } : null];
  });
}
