import type { References, Standing, StandingRefund, StandingState } from '../provider.ts';
import { bareStanding } from '../wire/outcomes.ts';
import { type Authorization, type Capture, centsOf, type Order, type Refund } from './shapes.ts';

/** An order with what came of it; the authorisation and capture that are looked at are among them. */
export type Found = {
  order: Order;
  authorization: Authorization | null;
  captures: readonly Capture[];
  refunds: readonly Refund[];
  dispute: Standing['dispute'];
};

const taken = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'REVERSED']);

const ofOrder: Record<string, StandingState> = { APPROVED: 'approved', VOIDED: 'closed', COMPLETED: 'processing' };
const ofAuthorization: Record<string, StandingState> = {
  CREATED: 'authorised',
  PENDING: 'processing',
  PARTIALLY_CAPTURED: 'captured',
  CAPTURED: 'captured',
};

export function standingOf({ order, authorization, captures, refunds, dispute }: Found, known: References): Standing {
  const [unit] = order.purchase_units ?? [];
  const done = captures.filter(({ status }) => taken.has(status));
  const state = stateOf(order, authorization, captures);
  const isReserved = state === 'authorised' || state === 'captured';
  return bareStanding({
    state,
    references: {
      ...known,
      page: order.id,
      reservation: authorization?.id ?? null,
      capture: (done[0] ?? captures[0])?.id ?? null,
    },
    paymentId: authorization?.custom_id ?? unit?.custom_id ?? null,
    currency: (authorization?.amount ?? unit?.amount)?.currency_code ?? null,
    reservedCents: isReserved ? centsOf(authorization?.amount) : 0,
    capturedCents: done.reduce((sum, { amount }) => sum + centsOf(amount), 0),
    refunds: refunds.map(readRefund),
    reservedUntil:
      state === 'authorised' && authorization?.expiration_time ? new Date(authorization.expiration_time) : null,
    declined: authorization?.status === 'DENIED' ? 'DENIED' : null,
    dispute,
  });
}

/** A capture that is still looked at (PENDING) has taken nothing yet. */
function stateOf(order: Order, authorization: Authorization | null, captures: readonly Capture[]): StandingState {
  if (captures.some(({ status }) => taken.has(status))) return 'captured';
  if (captures.some(({ status }) => status === 'PENDING')) return 'processing';
  if (authorization) return ofAuthorization[authorization.status] ?? 'closed';
  return ofOrder[order.status] ?? 'open';
}

/** PayPal does not say which key a refund was asked for with. */
export function readRefund({ id, status, amount }: Refund): StandingRefund {
  const states: Record<string, StandingRefund['state']> = { COMPLETED: 'done', PENDING: 'pending' };
  return { reference: id, key: null, amountCents: centsOf(amount), state: states[status] ?? 'failed' };
}
