import { type Telling, tellStripe } from '../books/events.ts';
import { type Books, putObject, type Stored, seconds, stripeId } from '../books/objects.ts';
import { type CardBehaviour, decline, makeCard, reserve } from './reserve.ts';
import type { SessionInner } from './sessions.ts';

const onSessionDays = 7;

/** The payer has paid on a page, or left a card on it. */
export async function payPage(
  books: Books,
  session: Stored,
  behaviour: CardBehaviour,
  telling: Telling,
): Promise<void> {
  const customer = typeof session.data.customer === 'string' ? session.data.customer : null;
  const card = await makeCard(books, customer, behaviour);
  const made =
    session.data.mode === 'setup'
      ? { setup_intent: await setUpCard(books, session, card.id, telling) }
      : await pay(books, session, card, telling);
  const data = { ...session.data, ...made, status: 'complete', url: null };
  await putObject(books, { ...session, expires: null, data });
  await tellStripe(books, 'checkout.session.completed', data, telling);
}

/** The payer's bank has refused on a page, which stays open. */
export async function declineOnPage(books: Books, session: Stored): Promise<void> {
  if (session.data.mode === 'setup') return;
  const intent = await decline(books, intentOf(session), askedOf(session), 'card_declined', 'insufficient_funds');
  await putObject(books, { ...session, data: { ...session.data, payment_intent: intent.id } });
}

async function pay(books: Books, session: Stored, card: Stored['data'], telling: Telling) {
  const intent = await reserve(books, intentOf(session), card, askedOf(session), telling);
  return { payment_intent: intent.id };
}

async function setUpCard(books: Books, session: Stored, cardId: unknown, telling: Telling): Promise<string> {
  const id = stripeId(books, 'seti');
  const data = {
    id,
    object: 'setup_intent',
    created: seconds(books.now),
    customer: session.data.customer,
    last_setup_error: null,
    livemode: false,
    metadata: (session.inner as SessionInner).intentMetadata,
    payment_method: cardId,
    status: 'succeeded',
    usage: 'off_session',
  };
  await putObject(books, { id, kind: 'setup_intent', expires: null, data, inner: {} });
  await tellStripe(books, 'setup_intent.succeeded', data, telling);
  return id;
}

function intentOf({ data }: Stored): string | null {
  return typeof data.payment_intent === 'string' ? data.payment_intent : null;
}

function askedOf({ data, inner }: Stored) {
  const { intentMetadata, description } = inner as SessionInner;
  return {
    amount: Number(data.amount_total),
    currency: String(data.currency),
    customer: null,
    metadata: intentMetadata,
    description,
    days: onSessionDays,
  };
}
