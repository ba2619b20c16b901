import type Stripe from 'stripe';
import type { ShownCard } from '#domain/payment/provider.ts';
import type { References, Standing, StandingRefund, StandingState } from '../provider.ts';
import { bareStanding } from '../wire/outcomes.ts';
import { fromWire } from './amounts.ts';
import { fetched, idOf } from './client.ts';

type Intent = Stripe.PaymentIntent;
type Session = Stripe.Checkout.Session;

/** What was taken of an intent: its refunds and its dispute are objects of their own. */
export type Afterwards = { refunds: readonly Stripe.Refund[]; dispute: Stripe.Dispute | null };

const settled: Partial<Record<Intent['status'], StandingState>> = {
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'closed',
  processing: 'processing',
};

/** Whether an intent holds money, has taken or released it, or is about to: it is the payment's, whatever its page says. */
export function isSettled(intent: Intent): boolean {
  return settled[intent.status] !== undefined;
}

/**
 * How an intent stands (docs.stripe.com/payments/paymentintents/lifecycle). One that waits for a card is as its page is, or
 * as the means that it was tried on, which stay.
 */
export function standingOfIntent(
  intent: Intent,
  session: Session | null,
  known: References,
  { refunds, dispute }: Afterwards,
): Standing {
  const charge = fetched(intent.latest_charge);
  const currency = intent.currency.toUpperCase();
  const state = settled[intent.status] ?? stateOfPage(session, known);
  const reserved = { authorised: intent.amount_capturable, captured: intent.amount } as Record<string, number>;
  const means = idOf(intent.customer) ? idOf(intent.payment_method) : null;
  return {
    state,
    references: {
      page: session?.id ?? known.page,
      reservation: isSettled(intent) ? intent.id : null,
      capture: intent.status === 'succeeded' ? idOf(intent.latest_charge) : null,
      means: known.means ?? means,
      customer: known.customer ?? idOf(intent.customer),
    },
    paymentId: intent.metadata.payment_id ?? null,
    currency,
    reservedCents: fromWire(reserved[state] ?? 0, currency),
    capturedCents: fromWire(intent.amount_received, currency),
    refunds: refunds.map(readRefund),
    reservedUntil: state === 'authorised' ? dateOf(charge?.payment_method_details?.card?.capture_before) : null,
    card: readCard(charge?.payment_method_details?.card),
    declined: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
    dispute: readDispute(dispute, currency),
  };
}

/** A page on which nothing was reserved: it may be paid, it has kept a card, or it has ended. */
export function standingOfPage(session: Session, known: References): Standing {
  const setup = fetched(session.setup_intent);
  const isKept = session.mode === 'setup' && session.status === 'complete';
  const means = fetched(setup?.payment_method);
  return bareStanding({
    state: isKept ? 'kept' : stateOfPage(session, known),
    references: {
      ...known,
      page: session.id,
      means: isKept ? idOf(setup?.payment_method) : known.means,
      customer: idOf(session.customer) ?? known.customer,
    },
    paymentId: session.client_reference_id,
    currency: session.currency?.toUpperCase() ?? null,
    card: isKept ? readCard(means?.card) : null,
    declined: setup?.last_setup_error?.decline_code ?? setup?.last_setup_error?.code ?? null,
  });
}

function stateOfPage(session: Session | null, known: References): StandingState {
  if (session?.mode === 'setup' || !session)
    return known.means || session?.status === 'complete' ? 'kept' : openOr(session);
  // Complete, and its intent not settled yet: the answer of the bank is being waited for.
  return session.status === 'complete' ? 'processing' : openOr(session);
}

function openOr(session: Session | null): StandingState {
  return session?.status === 'open' ? 'open' : 'closed';
}

export function readRefund(refund: Stripe.Refund): StandingRefund {
  const states: Record<string, StandingRefund['state']> = { succeeded: 'done', failed: 'failed', canceled: 'failed' };
  return {
    reference: refund.id,
    key: refund.metadata?.request_key ?? null,
    amountCents: fromWire(refund.amount, refund.currency),
    state: states[refund.status ?? ''] ?? 'pending',
  };
}

function readDispute(dispute: Stripe.Dispute | null, currency: string): Standing['dispute'] {
  if (!dispute) return null;
  const ended: Record<string, 'lost' | 'won'> = { lost: 'lost', won: 'won', warning_closed: 'won', prevented: 'won' };
  return { state: ended[dispute.status] ?? 'open', amountCents: fromWire(dispute.amount, currency) };
}

type CardFacts = { brand: string | null; last4: string | null; exp_month: number; exp_year: number };

export function readCard(card: CardFacts | null | undefined): ShownCard | null {
  if (!card?.last4) return null;
  const expiry = `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year % 100).padStart(2, '0')}`;
  return { brand: card.brand ?? '', last4: card.last4, expiry };
}

function dateOf(seconds: number | null | undefined): Date | null {
  return seconds ? new Date(seconds * 1000) : null;
}
