import { tellStripe } from '../books/events.ts';
import type { Answer } from '../books/keys.ts';
import { type Books, type Json, putObject, type Stored, seconds } from '../books/objects.ts';
import { declined, invalid, locked, ok, refused, type StripeCall, whole } from './answers.ts';
import { enterBalance } from './balance.ts';
import { textAt, textsAt } from './form.ts';
import { type CardBehaviour, change, decline, reserve } from './reserve.ts';
import { checkAmount } from './sessions.ts';

const offSessionDays = 4;

/** POST /v1/payment_intents, as it is asked when nobody is there: confirmed at once, on a kept card. */
export async function createIntent(books: Books, { form }: StripeCall): Promise<Answer> {
  const amount = whole(textAt(form, 'amount'), 'amount');
  const currency = textAt(form, 'currency') ?? '';
  checkAmount(amount, currency);
  for (const [name, value] of [
    ['confirm', 'true'],
    ['off_session', 'true'],
    ['capture_method', 'manual'],
  ] as const)
    if (textAt(form, name) !== value) invalid('parameter_missing', name, `Only ${name}=${value} is played here.`);
  const customer = await locked(books, 'customer', textAt(form, 'customer') ?? '');
  const card = await locked(books, 'payment_method', textAt(form, 'payment_method') ?? '');
  if (card.data.customer !== customer.id)
    invalid('resource_missing', 'payment_method', 'The payment method does not belong to this customer.');
  const metadata = textsAt(form, 'metadata');
  const asked = { amount, currency, customer: customer.id, metadata, description: null, days: offSessionDays };
  const behaviour = card.inner.behaviour as CardBehaviour;
  if (behaviour === 'pays') return ok(await reserve(books, null, card.data, asked));
  const [code, why] =
    behaviour === 'asksCheck'
      ? ['authentication_required', 'authentication_required']
      : ['card_declined', 'insufficient_funds'];
  const intent = await decline(books, null, asked, code ?? '', why ?? '');
  return declined(code ?? '', why ?? '', { payment_intent: intent, payment_method: card.data });
}

export async function readIntent(books: Books, { ids }: StripeCall): Promise<Answer> {
  return ok((await locked(books, 'payment_intent', ids[0])).data);
}

/** Takes what was asked for, once; the rest is released. */
export async function captureIntent(books: Books, { ids, form }: StripeCall): Promise<Answer> {
  const intent = await locked(books, 'payment_intent', ids[0]);
  const asked = textAt(form, 'amount_to_capture');
  const most = Number(intent.data.amount_capturable);
  const amount = asked === null ? most : whole(asked, 'amount_to_capture');
  if (intent.data.status !== 'requires_capture') return wrongState(intent);
  if (amount > most || amount === 0)
    return refused('amount_too_large', 'More than can be captured.', { param: 'amount_to_capture' });
  const [charge, currency] = [String(intent.data.latest_charge), String(intent.data.currency)];
  const entry = await enterBalance(books, 'charge', charge, amount, currency);
  const captured = { captured: true, amount_captured: amount, balance_transaction: entry };
  const data = { ...intent.data, status: 'succeeded', amount_capturable: 0, amount_received: amount };
  await change(books, 'charge', charge, captured);
  await putObject(books, { ...intent, expires: null, data });
  await tellStripe(books, 'payment_intent.succeeded', data);
  return ok(data);
}

export async function cancelIntent(books: Books, { ids, form }: StripeCall): Promise<Answer> {
  const intent = await locked(books, 'payment_intent', ids[0]);
  if (['succeeded', 'canceled'].includes(String(intent.data.status))) return wrongState(intent);
  return ok(await endIntent(books, intent, textAt(form, 'cancellation_reason')));
}

/** Releases what is reserved, by a call or by its time (`automatic`). */
export async function endIntent(books: Books, intent: Stored, reason: string | null): Promise<Json> {
  const ended = { status: 'canceled', canceled_at: seconds(books.now), cancellation_reason: reason };
  const data = { ...intent.data, ...ended, amount_capturable: 0 };
  await putObject(books, { ...intent, expires: null, data });
  if (intent.data.latest_charge) await change(books, 'charge', intent.data.latest_charge, { refunded: true });
  await tellStripe(books, 'payment_intent.canceled', data);
  return data;
}

function wrongState({ data }: Stored): Answer {
  const message = `This PaymentIntent has a status of ${data.status}.`;
  return refused('payment_intent_unexpected_state', message, { payment_intent: data });
}
