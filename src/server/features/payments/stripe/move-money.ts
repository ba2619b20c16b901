import type { Cents } from '#domain/money/cents.ts';
import type { CallOutcome, KnownPayment, References, Standing, StandingRefund } from '../provider.ts';
import { Refusal } from '../wire/outcomes.ts';
import { toWire } from './amounts.ts';
import { ask, type Client, cardsAlone, isMissing, isStateRefusal, ownedBy } from './client.ts';
import { describe, findStanding } from './lookup.ts';
import { readRefund } from './standing.ts';

/** Reserves on a kept card while nobody is there (docs.stripe.com/payments/save-and-reuse). */
export function authoriseKept(client: Client, payment: KnownPayment, key: string): Promise<CallOutcome<Standing>> {
  return ask(client, async () => {
    const intent = await client.stripe.paymentIntents.create(
      {
        amount: toWire(payment.amountCents, payment.currency),
        currency: payment.currency.toLowerCase(),
        customer: known(payment, 'customer'),
        payment_method: known(payment, 'means'),
        ...cardsAlone,
        capture_method: 'manual',
        confirm: true,
        off_session: true,
        metadata: ownedBy(client, payment.id),
        expand: ['latest_charge'],
      },
      { idempotencyKey: key },
    );
    return describe(client, payment, intent, null);
  });
}

/** Takes money once; Stripe releases the rest by itself. */
export function capture(client: Client, payment: KnownPayment, amount: Cents, final: boolean, key: string) {
  return ask(client, async () => {
    if (!final) throw new Refusal('capture_not_final', 'money is taken of a reservation once');
    const intent = await client.stripe.paymentIntents.capture(
      known(payment, 'reservation'),
      { amount_to_capture: toWire(amount, payment.currency), expand: ['latest_charge'] },
      { idempotencyKey: key },
    );
    return describe(client, payment, intent, null);
  });
}

/**
 * Releases the reservation where one is known, else ends the page: one that was paid meanwhile is left as it is, and so the
 * answer says. What cannot be ended any more is answered as it stands.
 */
export function cancel(client: Client, payment: KnownPayment, key: string): Promise<CallOutcome<Standing>> {
  return ask(client, async () => {
    const { reservation } = payment.references;
    try {
      if (reservation) await client.stripe.paymentIntents.cancel(reservation, {}, { idempotencyKey: key });
      else {
        const standing = await findStanding(client, payment);
        if (standing.state !== 'open' || !standing.references.page) return standing;
        await client.stripe.checkout.sessions.expire(standing.references.page, {}, { idempotencyKey: key });
      }
    } catch (error) {
      if (!isStateRefusal(error)) throw error;
    }
    return findStanding(client, payment);
  });
}

export function refund(client: Client, payment: KnownPayment, amount: Cents, key: string) {
  return ask(
    client,
    async (): Promise<StandingRefund> =>
      readRefund(
        await client.stripe.refunds.create(
          {
            payment_intent: known(payment, 'reservation'),
            amount: toWire(amount, payment.currency),
            metadata: { ...ownedBy(client, payment.id), request_key: key },
          },
          { idempotencyKey: key },
        ),
      ),
  );
}

/** Removes a card and a customer; what is not there is removed already. */
export function forgetMeans(client: Client, { means, customer }: References, key: string): Promise<CallOutcome<null>> {
  const { paymentMethods, customers } = client.stripe;
  return ask(client, async () => {
    if (means) await unless(isGone, () => paymentMethods.detach(means, {}, { idempotencyKey: key }));
    if (customer) await unless(isMissing, () => customers.del(customer));
    return null;
  });
}

// A card that belongs to no customer is refused, as an object that stands otherwise is.
const isGone = (error: unknown) => isMissing(error) || isStateRefusal(error);

async function unless(isExpected: (error: unknown) => boolean, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isExpected(error)) throw error;
  }
}

function known({ references }: KnownPayment, name: keyof References): string {
  const found = references[name];
  if (!found) throw new Refusal('reference_missing', `this payment has no ${name} there`);
  return found;
}
