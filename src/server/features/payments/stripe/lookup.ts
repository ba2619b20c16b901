import type Stripe from 'stripe';
import type { KnownPayment, Standing } from '../provider.ts';
import { bareStanding } from '../wire/outcomes.ts';
import { type Client, fetched, idOf, isMissing } from './client.ts';
import { type Afterwards, isSettled, standingOfIntent, standingOfPage } from './standing.ts';

type Intent = Stripe.PaymentIntent;
type Session = Stripe.Checkout.Session;

const withIntent = ['payment_intent.latest_charge', 'setup_intent.payment_method'];
// Ours and Stripe's clock may differ.
const clockSlackSeconds = 300;
// What is looked for among others stands near the time that it was asked for.
const mostListed = 1000;

/** How a payment stands, by the objects that are known of it, or found by our id of it. Throws what the library throws. */
export async function findStanding(client: Client, payment: KnownPayment): Promise<Standing> {
  const { references } = payment;
  try {
    if (references.reservation) return await ofReservation(client, payment, references.reservation);
    const session = references.page ? await readSession(client, references.page) : await findSession(client, payment);
    if (!session && !references.customer) return missing(payment);
    const intent = (await intentOf(client, session)) ?? (await findKeptIntent(client, payment, session));
    if (intent) return await describe(client, payment, intent, session);
    if (session) return standingOfPage(session, references);
    return bareStanding({ state: references.means ? 'kept' : 'missing', references, paymentId: payment.id });
  } catch (error) {
    if (isMissing(error)) return missing(payment);
    throw error;
  }
}

async function ofReservation(client: Client, payment: KnownPayment, reservation: string): Promise<Standing> {
  const intent = await client.stripe.paymentIntents.retrieve(reservation, { expand: ['latest_charge'] });
  const page = isSettled(intent) ? null : payment.references.page;
  return describe(client, payment, intent, page ? await readSession(client, page) : null);
}

function readSession({ stripe }: Client, id: string): Promise<Session> {
  return stripe.checkout.sessions.retrieve(id, { expand: withIntent });
}

/** The intent of a page, which has none before the first try on it. */
async function intentOf({ stripe }: Client, session: Session | null): Promise<Intent | null> {
  const id = idOf(session?.payment_intent);
  const expanded = fetched(session?.payment_intent);
  return id && !expanded ? stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }) : expanded;
}

/** The page whose opening was not answered: it carries our id. */
async function findSession({ stripe }: Client, payment: KnownPayment): Promise<Session | null> {
  const since = Math.floor(payment.openedAt.getTime() / 1000) - clockSlackSeconds;
  let seen = 0;
  for await (const session of stripe.checkout.sessions.list({ created: { gte: since }, limit: 100 })) {
    if (session.client_reference_id === payment.id)
      return stripe.checkout.sessions.retrieve(session.id, { expand: withIntent });
    if (++seen >= mostListed) return null;
  }
  return null;
}

/** The intent that a kept card was last reserved on with, where the answer did not come: its customer's, with our id. */
async function findKeptIntent(client: Client, payment: KnownPayment, session: Session | null): Promise<Intent | null> {
  const customer = payment.references.customer ?? idOf(session?.customer);
  if (!customer || session?.mode === 'payment') return null;
  const tried: Intent[] = [];
  const listed = client.stripe.paymentIntents.list({ customer, limit: 100, expand: ['data.latest_charge'] });
  let seen = 0;
  for await (const intent of listed) {
    if (intent.metadata.payment_id === payment.id) tried.push(intent);
    if (++seen >= mostListed) break;
  }
  // The newest stands first.
  return tried.find((intent) => isSettled(intent) && intent.status !== 'canceled') ?? tried[0] ?? null;
}

/** An intent with what came after it was taken. */
export async function describe(
  client: Client,
  { references }: KnownPayment,
  intent: Intent,
  session: Session | null,
): Promise<Standing> {
  return standingOfIntent(intent, session, references, await readAfterwards(client, intent));
}

async function readAfterwards({ stripe }: Client, intent: Intent): Promise<Afterwards> {
  if (intent.status !== 'succeeded') return { refunds: [], dispute: null };
  const about = { payment_intent: intent.id, limit: 100 };
  const refunds: Stripe.Refund[] = [];
  for await (const refund of stripe.refunds.list(about)) refunds.push(refund);
  const isDisputed = fetched(intent.latest_charge)?.disputed === true;
  const disputes = isDisputed ? (await stripe.disputes.list(about)).data : [];
  return { refunds: refunds.reverse(), dispute: disputes[0] ?? null };
}

function missing({ references }: KnownPayment): Standing {
  return bareStanding({ state: 'missing', references });
}
