import type { PaymentStatus } from '#domain/order/payment.ts';
import type { StaffStatus } from '#domain/order/status.ts';
import type { OnlineMethod } from '#domain/payment/provider.ts';
import type { orders } from '#server/db/tables/orders.ts';
import { drawsFor } from '#server/seed/demo/draw.ts';

/**
 * How an order of the last days is paid at a provider. `opening`: its page is opened as the shop starts; `refusedOnce`: the
 * card's page could not be opened, another method was taken; `goodwill`: part was given back after the delivery;
 * `sentBack`: it was cancelled once it had been taken; `released`: before; `lapsed`: the provider ended the reservation.
 */
type Story =
  | ('opening' | 'refusedOnce' | 'kept' | 'reserved' | 'lapsed' | 'captured')
  | ('goodwill' | 'disputed' | 'sentBack' | 'released' | 'expired');

export type PaidOnline = { story: Story; method: OnlineMethod };

/** Those of which the demo has one each, by how many orders came after theirs. */
const once: Readonly<Record<number, PaidOnline>> = {
  0: { story: 'opening', method: 'card' },
  3: { story: 'refusedOnce', method: 'paypal' },
  17: { story: 'lapsed', method: 'card' },
  39: { story: 'goodwill', method: 'card' },
  41: { story: 'disputed', method: 'paypal' },
  42: { story: 'sentBack', method: 'card' },
  44: { story: 'expired', method: 'card' },
  46: { story: 'released', method: 'paypal' },
};

/** Where an order with such a payment stands; the others are as far as their time has brought them. */
const ends: Partial<Record<Story, StaffStatus>> = {
  goodwill: 'delivered',
  disputed: 'delivered',
  sentBack: 'cancelled',
  expired: 'cancelled',
  released: 'cancelled',
};

const daysBack = 7;
const shares = { card: 0.45, paypal: 0.2 };

/** How far an order has come that has a payment of its own to show; null for all others. */
export function endByPayment(fromEnd: number): StaffStatus | null {
  const own = once[fromEnd];
  return (own && ends[own.story]) ?? null;
}

/** How an order is paid, where it is at a provider: those of the last week, two of three. */
export function paidOnline(id: number, fromEnd: number, day: number, state: StaffStatus): PaidOnline | null {
  const own = once[fromEnd];
  if (own) return own;
  if (day < -daysBack || state === 'cancelled' || state === 'rejected') return null;
  const luck = drawsFor('online', id)();
  if (luck >= shares.card + shares.paypal) return null;
  const isTaken = state !== 'pending' && state !== 'processing';
  return { story: isTaken ? 'captured' : 'reserved', method: luck < shares.card ? 'card' : 'paypal' };
}

type Placed = Pick<typeof orders.$inferInsert, 'type' | 'fulfilment'>;

/** Whether the card of an order can be kept, as its slot is far ahead: one that is fetched, whose slot costs nothing. */
export function mayBeKept(fromEnd: number, { type, fulfilment }: Placed): boolean {
  return once[fromEnd] === undefined && type === 'pickup' && fulfilment === 'pending';
}

export const kept: PaidOnline = { story: 'kept', method: 'card' };

const statusOf: Record<Story, PaymentStatus> = {
  opening: 'needs_payment',
  refusedOnce: 'authorised',
  kept: 'needs_payment',
  reserved: 'authorised',
  lapsed: 'needs_payment',
  captured: 'paid',
  goodwill: 'paid',
  disputed: 'paid',
  sentBack: 'refunded',
  released: 'authorised',
  expired: 'needs_payment',
};

/** What an order's payment status is; `otherwise` where no provider has to do with it. */
export function paymentStatusOf(online: PaidOnline | null, otherwise: PaymentStatus): PaymentStatus {
  return online ? statusOf[online.story] : otherwise;
}
