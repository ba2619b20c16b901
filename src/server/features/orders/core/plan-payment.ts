import { randomUUID } from 'node:crypto';
import type { FieldErrors } from '#contract/errors.ts';
import { type Cents, toDecimal } from '#domain/money/cents.ts';
import { isOnlineMethod, type OnlineMethod } from '#domain/payment/provider.ts';
import { toReserveCents } from '#domain/payment/reserve.ts';
import { firstPageEnd, pageLeftToPlacingUntil, reminderAt } from '#domain/payment/window.ts';
import { writeFirstPayment } from '#server/services/payments/first-payment.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import type { ComputedOrder } from './compute-order.ts';
import type { OrderCall } from './order-call.ts';
import type { OrderContent } from './order-content.ts';

/** What placing an order has a provider reserve, or keep the means for; null where it reserves nothing. */
export type PaymentPlan = { method: OnlineMethod; amountCents: Cents; keepsMeans: boolean };

/** In which currency, with what margin; what providers can do. */
type At = Pick<OrderCall<object>, 'online' | 'now' | 'decimals'>;

/**
 * What is reserved for an order as it was computed, in cents; null where its method has no provider, or nothing is left
 * to pay.
 */
export function reserveOf(
  { online }: Pick<At, 'online'>,
  { paymentMethod }: Pick<OrderContent, 'paymentMethod'>,
  { totals, creditCents, lines }: Pick<ComputedOrder, 'totals' | 'creditCents' | 'lines'>,
): Cents | null {
  if (!isOnlineMethod(paymentMethod)) return null;
  return toReserveCents({ totalCents: totals.totalCents, creditCents }, lines, online.marginPercent) || null;
}

/**
 * Plans the payment of an order that is placed, and what stands in its way: too little for the provider, a slot that no
 * reservation reaches.
 */
export function planPayment(
  context: At,
  content: OrderContent,
  computed: ComputedOrder,
): { plan: PaymentPlan | null; errors: FieldErrors } {
  const { paymentMethod: method } = content;
  const amountCents = reserveOf(context, content, computed);
  if (amountCents === null || !isOnlineMethod(method)) return { plan: null, errors: {} };
  const { online, now, decimals } = context;
  const say = (message: string, parameters = {}) => ({
    plan: null,
    errors: { payment_method: [{ message, parameters }] },
  });
  const minimum = online.minimumCents(method);
  if (amountCents < minimum) return say('checkout.belowProviderMinimum', { minimum: toDecimal(minimum, decimals) });
  const reach = online.reaches(method, computed.slot?.startsAt ?? null, now);
  if (reach === 'never') return say('checkout.slotTooFarForMethod');
  return { plan: { method, amountCents, keepsMeans: reach === 'kept' }, errors: {} };
}

/**
 * Writes the payment of an order that has just been placed, and when its buyer is mailed the link to it. Buyers who place
 * an order themselves are answered with the provider's page, which is created after this transaction; they are mailed only
 * if they have not paid after some minutes. Where staff have placed it, the buyer sees no page: the job for payments creates
 * it, and the mail goes out at once.
 */
export async function beginPayment(
  { tx, announce, online, now, staffId }: Pick<OrderCall<object>, 'tx' | 'announce' | 'online' | 'now' | 'staffId'>,
  orderId: number,
  plan: PaymentPlan,
): Promise<PaymentRow> {
  const { currency, windowMinutes } = online;
  const isByStaff = staffId !== null;
  const row = await writeFirstPayment(tx, {
    ...plan,
    orderId,
    currency,
    now,
    expiresAt: firstPageEnd(now, windowMinutes),
    key: isByStaff ? null : randomUUID(),
    nextAt: isByStaff ? now : pageLeftToPlacingUntil(now),
    tellsAt: isByStaff ? now : reminderAt(now),
  });
  if (isByStaff) announce('payments');
  return row;
}
