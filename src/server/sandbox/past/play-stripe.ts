import type Stripe from 'stripe';
import { toWire } from '#server/features/payments/stripe/amounts.ts';
import { readCard } from '#server/features/payments/stripe/standing.ts';
import type { Books } from '../books/objects.ts';
import type { StripeCall } from '../stripe/answers.ts';
import { createCustomer } from '../stripe/customers.ts';
import type { Form } from '../stripe/form.ts';
import { cancelIntent, captureIntent, endIntent } from '../stripe/intents.ts';
import { payPage } from '../stripe/page-actions.ts';
import { createRefund, dispute } from '../stripe/refunds.ts';
import { createSession, endSession } from '../stripe/sessions.ts';
import { bodyOf, type PastPayment, type PastStep, type Played, stored } from './past-payment.ts';

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

/** A payment by card from its page on. */
export async function playStripe(payment: PastPayment, booksAt: (now: Date) => Books): Promise<Played> {
  const opening = booksAt(payment.openedAt);
  const metadata = { payment_id: payment.id, shop: payment.shop };
  const made = payment.keepsMeans ? bodyOf(await createCustomer(opening, call({ metadata }))) : null;
  const customer = made ? String(made.id) : null;
  const page = String(bodyOf(await createSession(opening, call(pageForm(payment, metadata, customer)))).id);
  const refunds: string[] = [];
  for (const step of payment.steps) {
    const refund = await play(step, booksAt(step.at), { page, payment, metadata });
    if (refund) refunds.push(refund);
  }
  return { ...(await describe(opening, page, customer)), refunds };
}

type About = { page: string; payment: PastPayment; metadata: Form };

/** Does a step; answers the id of a refund. */
async function play(step: PastStep, books: Books, { page, payment, metadata }: About): Promise<string | null> {
  const session = await stored(books, page);
  const intent = String(session.data.payment_intent);
  switch (step.does) {
    case 'pay':
      await payPage(books, session, 'pays', {});
      return null;
    case 'end':
      await endSession(books, session);
      return null;
    case 'release':
      bodyOf(await cancelIntent(books, call({}, intent)));
      return null;
    case 'lapse':
      await endIntent(books, await stored(books, intent), 'automatic');
      return null;
    case 'capture': {
      const amount = `${toWire(step.cents, payment.currency)}`;
      bodyOf(await captureIntent(books, call({ amount_to_capture: amount }, intent)));
      return null;
    }
    case 'refund': {
      const amount = `${toWire(step.cents, payment.currency)}`;
      const about = { ...metadata, request_key: step.key };
      return String(bodyOf(await createRefund(books, call({ payment_intent: intent, amount, metadata: about }))).id);
    }
    case 'dispute':
      await dispute(books, intent, 'needs_response');
      return null;
  }
}

function pageForm(payment: PastPayment, metadata: Form, customer: string | null): Form {
  const { id, orderNumber, amountCents, currency, returnUrl, openedAt } = payment;
  const page: Form = {
    payment_method_types: ['card'],
    client_reference_id: id,
    metadata,
    success_url: returnUrl,
    expires_at: `${secondsOf(openedAt) + 1860}`,
  };
  if (customer) return { ...page, mode: 'setup', customer, setup_intent_data: { metadata } };
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: `${toWire(amountCents, currency)}`,
    product_data: { name: orderNumber },
  };
  const reserving = { capture_method: 'manual', description: orderNumber, metadata };
  return {
    ...page,
    mode: 'payment',
    line_items: [{ quantity: '1', price_data: price }],
    payment_intent_data: reserving,
  };
}

async function describe(books: Books, page: string, customer: string | null): Promise<Omit<Played, 'refunds'>> {
  const dataOf = async (id: unknown) => (typeof id === 'string' ? (await stored(books, id)).data : null);
  const { payment_intent: intentId, setup_intent: setupId } = (await stored(books, page)).data;
  const [intent, setup] = [await dataOf(intentId), await dataOf(setupId)];
  const means = await dataOf(intent?.payment_method ?? setup?.payment_method);
  const charge = (await dataOf(intent?.latest_charge)) as Stripe.Charge | null;
  const until = charge?.payment_method_details?.card?.capture_before;
  return {
    references: {
      page,
      reservation: intent ? String(intent.id) : null,
      capture: intent?.status === 'succeeded' ? String(intent.latest_charge) : null,
      means: setup ? String(setup.payment_method) : null,
      customer,
    },
    reservedUntil: until ? new Date(until * 1000) : null,
    card: readCard(means?.card as Stripe.PaymentMethod.Card | undefined),
  };
}

function call(form: Form, ...ids: string[]): StripeCall {
  return { form, ids, baseUrl: '' };
}
