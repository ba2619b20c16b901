import type { Cents } from '#domain/money/cents.ts';
import type { CallOutcome, KnownPayment, References, Standing, StandingRefund } from '../provider.ts';
import { Refusal } from '../wire/outcomes.ts';
import { PayPalError } from './answers.ts';
import { ask, type Client } from './client.ts';
import { findStanding } from './lookup.ts';
import { centsOf, type Refund, toMoney } from './shapes.ts';
import { readRefund } from './standing.ts';

/** Reserves what the payer has approved; an order that was reserved already is answered as it stands. */
export function authoriseApproved(client: Client, payment: KnownPayment, key: string): Promise<CallOutcome<Standing>> {
  return ask(client, async () => {
    const path = `/v2/checkout/orders/${known(payment, 'page')}/authorize`;
    await unless(['ORDER_ALREADY_AUTHORIZED'], () => client.request(path, { key }));
    return findStanding(client, payment);
  });
}

/** Between day 4 and day 29 of a reservation, once; the new one has a number of its own. */
export function reauthorise(client: Client, payment: KnownPayment, key: string): Promise<CallOutcome<Standing>> {
  return ask(client, async () => {
    const amount = toMoney(payment.amountCents, payment.currency);
    const path = `/v2/payments/authorizations/${known(payment, 'reservation')}/reauthorize`;
    const { id } = await client.request<{ id: string }>(path, { key, body: { amount } });
    return findStanding(client, withReference(payment, 'reservation', id));
  });
}

export function capture(client: Client, payment: KnownPayment, cents: Cents, final: boolean, key: string) {
  return ask(client, async () => {
    const path = `/v2/payments/authorizations/${known(payment, 'reservation')}/capture`;
    const body = { amount: toMoney(cents, payment.currency), invoice_id: payment.id, final_capture: final };
    const { id } = await client.request<{ id: string }>(path, { key, body });
    return findStanding(client, withReference(payment, 'capture', id));
  });
}

// It has ended already, or money was taken of it: the lookup says which.
const ended = [
  'AUTHORIZATION_VOIDED',
  'PREVIOUSLY_VOIDED',
  'PREVIOUSLY_CAPTURED',
  'CANNOT_BE_VOIDED',
  'AUTHORIZATION_EXPIRED',
];

/**
 * Releases the reservation. An order that nothing was reserved of cannot be closed there, and need not be: only our own call
 * reserves, so that it counts as closed once we make none.
 */
export function cancel(client: Client, payment: KnownPayment, key: string): Promise<CallOutcome<Standing>> {
  return ask(client, async () => {
    const { reservation } = payment.references;
    if (reservation)
      await unless(ended, () =>
        client.request(`/v2/payments/authorizations/${encodeURIComponent(reservation)}/void`, { key }),
      );
    const standing = await findStanding(client, payment);
    const isUnreserved = ['open', 'approved', 'missing'].includes(standing.state) && !reservation;
    return isUnreserved ? { ...standing, state: 'closed' as const } : standing;
  });
}

export function refund(client: Client, payment: KnownPayment, cents: Cents, key: string) {
  return ask(client, async (): Promise<StandingRefund> => {
    const path = `/v2/payments/captures/${known(payment, 'capture')}/refund`;
    const body = { amount: toMoney(cents, payment.currency), custom_id: payment.id, invoice_id: payment.id };
    const made = readRefund(await client.request<Refund>(path, { key, body }));
    return { ...made, key, amountCents: made.amountCents || centsOf(body.amount) };
  });
}

function withReference(payment: KnownPayment, name: keyof References, id: string): KnownPayment {
  return { ...payment, references: { ...payment.references, [name]: id } };
}

async function unless(issues: readonly string[], work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PayPalError && issues.includes(error.code))) throw error;
  }
}

function known({ references }: KnownPayment, name: keyof References): string {
  const found = references[name];
  if (!found) throw new Refusal('reference_missing', `this payment has no ${name} there`);
  return encodeURIComponent(found);
}
