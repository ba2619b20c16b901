import { type Telling, tellStripe } from '../books/events.ts';
import { type Books, type Json, putObject, randomHex, readObject, seconds, stripeId } from '../books/objects.ts';

/** How a kept card behaves when nobody is there. */
export type CardBehaviour = 'pays' | 'asksCheck' | 'declines';

type Asked = {
  amount: number;
  currency: string;
  customer: string | null;
  metadata: Record<string, string>;
  description: string | null;
  /** Days for which the reservation stands. */
  days: number;
};

/** A card that nobody has: made when it is paid with, the same for all. */
export async function makeCard(books: Books, customer: string | null, behaviour: CardBehaviour): Promise<Json> {
  const id = stripeId(books, 'pm');
  const card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: books.now.getUTCFullYear() + 2 };
  const created = seconds(books.now);
  const data = { id, object: 'payment_method', type: 'card', card, customer, created, livemode: false, metadata: {} };
  await putObject(books, { id, kind: 'payment_method', expires: null, data, inner: { behaviour } });
  return data;
}

/** How a kept card behaves from now on. */
export async function setBehaviour(books: Books, cardId: string, behaviour: CardBehaviour): Promise<void> {
  const card = await readObject(books, cardId);
  if (card) await putObject(books, { ...card, inner: { behaviour } });
}

/** An intent that reserves on a card, with its charge (docs.stripe.com/payments/place-a-hold-on-a-payment-method). */
export async function reserve(
  books: Books,
  id: string | null,
  card: Json,
  order: Asked,
  telling: Telling = {},
): Promise<Json> {
  const until = new Date(books.now.getTime() + order.days * 86_400_000);
  const intent = bareIntent(books, id ?? stripeId(books, 'pi'), order);
  const charge = {
    id: stripeId(books, 'ch'),
    object: 'charge',
    amount: order.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    captured: false,
    created: seconds(books.now),
    currency: order.currency,
    customer: order.customer,
    disputed: false,
    livemode: false,
    metadata: order.metadata,
    paid: true,
    payment_intent: intent.id,
    payment_method: card.id,
    payment_method_details: { type: 'card', card: { ...(card.card as Json), capture_before: seconds(until) } },
    refunded: false,
    status: 'succeeded',
  };
  const data: Json = {
    ...intent,
    amount_capturable: order.amount,
    latest_charge: charge.id,
    payment_method: card.id,
    status: 'requires_capture',
  };
  await putObject(books, { id: charge.id, kind: 'charge', expires: null, data: charge, inner: {} });
  await putObject(books, { id: String(data.id), kind: 'payment_intent', expires: until, data, inner: {} });
  await tellStripe(books, 'payment_intent.amount_capturable_updated', data, telling);
  return data;
}

/** An intent whose card was refused: it waits for another one. */
export async function decline(
  books: Books,
  id: string | null,
  order: Asked,
  code: string,
  declineCode: string,
): Promise<Json> {
  const error = { type: 'card_error', code, decline_code: declineCode, message: declineCode };
  const data: Json = { ...bareIntent(books, id ?? stripeId(books, 'pi'), order), last_payment_error: error };
  await putObject(books, { id: String(data.id), kind: 'payment_intent', expires: null, data, inner: {} });
  await tellStripe(books, 'payment_intent.payment_failed', data);
  return data;
}

function bareIntent(books: Books, id: string, { amount, currency, customer, metadata, description }: Asked): Json {
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'manual',
    client_secret: `${id}_secret_${randomHex(books, 8)}`,
    created: seconds(books.now),
    currency,
    customer,
    description,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata,
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  };
}

/** Writes a change of an object of which only the id is known. */
export async function change(books: Books, kind: string, id: unknown, changes: Json): Promise<Json> {
  const found = await readObject(books, String(id));
  const data = { ...found?.data, ...changes };
  await putObject(books, { id: String(id), kind, expires: null, data, inner: found?.inner ?? {} });
  return data;
}
