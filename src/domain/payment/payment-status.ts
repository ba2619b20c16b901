import type { Cents } from '#domain/money/cents.ts';
import type { PaymentMethod, PaymentStatus } from '#domain/order/payment.ts';
import type { OrderStatus } from '#domain/order/status.ts';
import { isOnlineMethod } from './provider.ts';

/**
 * How a payment by a provider stands (payments.md, Placing). `open`: its page may be paid; `pending`: the provider has not
 * said; `authorised`: the money is reserved; `kept`: the means are kept, nothing is reserved yet; `failed`: it cannot be
 * paid any more; `expired`: nobody paid in time; `cancelled`: ended by us, nothing was taken.
 */
export const paymentStates = [
  'open',
  'pending',
  'authorised',
  'kept',
  'captured',
  'refunded',
  'failed',
  'expired',
  'cancelled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Waits for its payer: an order has one of these at most. */
export const waitingStates = ['open', 'pending'] as const satisfies readonly PaymentState[];
/** Holds money or the means to it. */
export const heldStates = ['authorised', 'kept'] as const satisfies readonly PaymentState[];

export const isWaiting = (state: PaymentState): boolean => waitingStates.some((each) => each === state);
export const isHeld = (state: PaymentState): boolean => heldStates.some((each) => each === state);

type Placed = {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paymentMethod: PaymentMethod;
  payment: { status: PaymentState } | null;
};

/** Whether a placed order waits for its payer: it is to be paid at a provider, and nothing of it is reserved, kept or taken. */
export function waitsForPayer({ status, paymentStatus, paymentMethod, payment }: Placed): boolean {
  if (status !== 'submitted' || paymentStatus !== 'needs_payment' || !payment) return false;
  const isOver = payment.status === 'failed' || payment.status === 'expired' || payment.status === 'cancelled';
  return isOnlineMethod(paymentMethod) && (isWaiting(payment.status) || isOver);
}

/**
 * What we want of the provider next; null: nothing. `close` ends a page, `release` a reservation; `renew` reserves anew in
 * its place, `forget` removes means that are of no use any more.
 */
export const paymentWants = ['open', 'authorise', 'renew', 'capture', 'close', 'release', 'forget'] as const;
export type PaymentWant = (typeof paymentWants)[number];

/**
 * Why a page is closed or a reservation released: nobody paid in time; another method or page took its place; the order
 * ended; it was paid after the order had ended; nothing was due when it was to be captured; the change that it paid for
 * could not be made.
 */
export const endReasons = ['expired', 'replaced', 'orderEnded', 'late', 'nothingDue', 'changeRefused'] as const;
export type EndReason = (typeof endReasons)[number];

/** What a payment holds of money; later ones are part of the ones before. */
export const paymentSums = ['reserved', 'captured', 'refunded'] as const;

/** What is asked of a provider, what it told us by itself, and what followed. */
export const callKinds = [
  'open',
  'lookup',
  'authoriseApproved',
  'authoriseKept',
  'reauthorise',
  'capture',
  'cancel',
  'forgetMeans',
  'refund',
  'event',
  'settled',
] as const;
/** What a call came to; `unknown`: nobody knows yet. */
export const callOutcomes = ['done', 'refused', 'failed', 'later', 'unknown'] as const;

/** How money stands that goes back: asked for, sent, or refused by the payer's bank. */
export const refundStates = ['pending', 'done', 'failed'] as const;

/** What staff are to look at, by name (payments.md, Until the goods are picked; Capture and refund). */
export const attentions = [
  'mismatch',
  'openRefused',
  'captureRefused',
  'captureBelowDue',
  'lapsed',
  'takenElsewhere',
  'refundedElsewhere',
  'refundFailed',
  'dispute',
  'keptRefused',
] as const;
export type Attention = (typeof attentions)[number];

/** The state once something of it was taken: what went back wholly is `refunded`. */
export function takenState({
  capturedCents,
  refundedCents,
}: {
  capturedCents: Cents;
  refundedCents: Cents;
}): PaymentState {
  return refundedCents >= capturedCents ? 'refunded' : 'captured';
}
