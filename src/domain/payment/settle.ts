import type { Cents } from '#domain/money/cents.ts';
import {
  type Attention,
  type EndReason,
  isHeld,
  isWaiting,
  type PaymentState,
  type PaymentWant,
  takenState,
} from './payment-status.ts';

/** A payment as we have it. */
export type KnownState = {
  id: string;
  status: PaymentState;
  wants: PaymentWant | null;
  endReason: EndReason | null;
  amountCents: Cents;
  currency: string;
  reservedCents: Cents;
  capturedCents: Cents;
  refundedCents: Cents;
  attention: Attention | null;
  expiresAt: Date;
};

/** What its order says: whether it still waits to be paid by this payment, and whether it was cancelled or rejected. */
export type OrderFacts = { waits: boolean; hasEnded: boolean };

/** The same payment as its provider has it (server/features/payments/provider.ts). */
export type FoundState = {
  state: 'open' | 'processing' | 'approved' | 'authorised' | 'kept' | 'captured' | 'closed' | 'missing';
  paymentId: string | null;
  currency: string | null;
  reservedCents: Cents;
  capturedCents: Cents;
  /** What has gone back. */
  refundedCents: Cents;
};

/** What becomes of the order: it is reserved for, to be reserved for later, paid, sent back, unpaid again, or cancelled. */
export type OrderOutcome = 'authorised' | 'kept' | 'paid' | 'refunded' | 'unpaid' | 'cancelled';

export type Settled = Pick<
  KnownState,
  'status' | 'wants' | 'endReason' | 'reservedCents' | 'capturedCents' | 'refundedCents' | 'attention'
> & {
  order: OrderOutcome | null;
  /** Its payer is told that what they paid too late was released. */
  tellsReleased: boolean;
  /** When it is looked at next: at once, at the end of its window, later and later, or when somebody asks. */
  next: 'now' | 'expiry' | 'later' | 'never';
};

/**
 * What a payment becomes when its provider says how it stands: the one rule for whoever learns of it first, a return, an
 * event, a lookup, the job or staff (payments.md, rule 4). Said twice, the second changes nothing.
 */
export function settle(known: KnownState, order: OrderFacts, found: FoundState, now: Date): Settled {
  const same: Settled = { ...pick(known), order: null, tellsReleased: false, next: 'never' };
  const isGone = found.state === 'closed' || found.state === 'missing';
  if (!isGone && found.paymentId !== known.id) return { ...same, wants: null, attention: 'mismatch' };
  switch (found.state) {
    case 'open':
      return known.wants === 'close' ? { ...same, next: 'later' } : backToOpen(known, same);
    case 'processing':
      return isWaiting(known.status) ? { ...same, status: 'pending', next: 'later' } : same;
    case 'approved':
      return approved(known, order, same, now);
    case 'authorised':
      return authorised(known, order, found, same);
    case 'kept':
      return kept(known, order, same);
    case 'captured':
      return captured(known, found, same);
    case 'missing':
      return missing(known, order, same, now);
    case 'closed':
      return closed(known, order, same, now);
  }
}

function pick(known: KnownState): Omit<Settled, 'order' | 'tellsReleased' | 'next'> {
  const { status, wants, endReason, reservedCents, capturedCents, refundedCents, attention } = known;
  return { status, wants, endReason, reservedCents, capturedCents, refundedCents, attention };
}

function backToOpen(known: KnownState, same: Settled): Settled {
  // Opened by a call that broke: its address did not come, and nobody has it.
  if (known.wants === 'open') return { ...same, next: 'now' };
  return isWaiting(known.status) ? { ...same, status: 'open', next: 'expiry' } : same;
}

function missing(known: KnownState, order: OrderFacts, same: Settled, now: Date): Settled {
  if (known.wants === 'close') return closed(known, order, same, now);
  // Its page was never opened: nothing comes of it but the end of the window.
  if (known.status === 'failed') return { ...same, next: order.waits ? 'expiry' : 'never' };
  return { ...same, next: 'later' };
}

/** An approval reserves nothing: that is asked for only while the order waits (payments.md, rule 6). */
function approved(known: KnownState, order: OrderFacts, same: Settled, now: Date): Settled {
  if (known.wants === 'close' || !order.waits || !isWaiting(known.status)) return closed(known, order, same, now);
  return { ...same, status: 'pending', wants: 'authorise', next: 'now' };
}

function authorised(known: KnownState, order: OrderFacts, found: FoundState, same: Settled): Settled {
  if (known.status === 'authorised') return { ...same, next: known.wants === null ? 'never' : 'now' };
  if (known.status === 'captured' || known.status === 'refunded') return same;
  if (found.reservedCents !== known.amountCents || found.currency !== known.currency)
    return { ...same, status: 'pending', wants: null, attention: 'mismatch' };
  const held = { ...same, status: 'authorised', reservedCents: known.amountCents } as const;
  if (order.waits) return { ...held, wants: null, endReason: null, order: 'authorised' };
  return { ...held, wants: 'release', endReason: 'late', tellsReleased: true, next: 'now' };
}

function kept(known: KnownState, order: OrderFacts, same: Settled): Settled {
  if (!isWaiting(known.status) && known.status !== 'expired' && known.status !== 'cancelled')
    return { ...same, next: known.wants === null ? 'never' : 'now' };
  if (order.waits) return { ...same, status: 'kept', wants: null, endReason: null, order: 'kept' };
  return { ...same, status: 'kept', wants: 'release', endReason: 'late', next: 'now' };
}

function captured(known: KnownState, found: FoundState, same: Settled): Settled {
  const { capturedCents, refundedCents } = found;
  const isOurs = known.wants === 'capture' || known.capturedCents > 0;
  const status = takenState(found);
  const sums = { capturedCents, refundedCents, reservedCents: Math.max(known.reservedCents, capturedCents) };
  const isNews = capturedCents !== known.capturedCents || refundedCents !== known.refundedCents;
  const attention = isOurs ? known.attention : 'takenElsewhere';
  if (!isNews) return { ...same, status, wants: null };
  return { ...same, ...sums, status, wants: null, attention, order: status === 'refunded' ? 'refunded' : 'paid' };
}

/** Nothing is reserved, and nothing can be any more. */
function closed(known: KnownState, order: OrderFacts, same: Settled, now: Date): Settled {
  const over = { ...same, wants: null } as const;
  if (isHeld(known.status)) {
    const released = { ...over, status: 'cancelled', reservedCents: 0 } as const;
    if (known.wants === 'release') return released;
    return { ...released, attention: 'lapsed', order: order.hasEnded ? null : 'unpaid' };
  }
  if (known.status !== 'failed' && !isWaiting(known.status)) return over;
  if (known.endReason !== null && known.endReason !== 'expired') return { ...over, status: 'cancelled' };
  const isOver = known.endReason === 'expired' || now >= known.expiresAt;
  const ended = { ...over, status: 'expired' } as const;
  if (isOver) return { ...ended, order: order.waits ? 'cancelled' : null };
  // The provider has ended its page before us: the order waits for another until its window ends.
  return { ...ended, next: 'expiry' };
}
