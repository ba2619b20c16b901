import { providerCurrencies } from '#domain/payment/currencies.ts';
import { fromWire } from '#server/features/payments/stripe/amounts.ts';
import { tellStripe } from '../books/events.ts';
import type { Answer } from '../books/keys.ts';
import { type Books, type Json, lockObject, putObject, randomHex, type Stored, seconds } from '../books/objects.ts';
import { invalid, locked, ok, refused, type StripeCall, whole } from './answers.ts';
import { type Form, textAt, textsAt } from './form.ts';

/** What a page needs to know beside what is answered of it. */
export type SessionInner = { name: string; description: string | null; intentMetadata: Record<string, string> };

/** POST /v1/checkout/sessions: to pay by a card that is reserved on, or to keep one with a customer. */
export async function createSession(books: Books, { form, baseUrl }: StripeCall): Promise<Answer> {
  const mode = textAt(form, 'mode');
  if (mode !== 'payment' && mode !== 'setup')
    invalid('parameter_missing', 'mode', 'Only payment and setup are played here.');
  if (textAt(form, 'payment_method_types', 0) !== 'card')
    invalid('parameter_missing', 'payment_method_types', 'Only cards are played here.');
  const successUrl =
    textAt(form, 'success_url') ?? invalid('parameter_missing', 'success_url', 'Missing: success_url.');
  const expires = readExpiry(form, books.now);
  const customer = textAt(form, 'customer');
  if (customer) await locked(books, 'customer', customer);
  const sum = mode === 'payment' ? readSum(form) : null;
  if (mode === 'setup' && !customer) invalid('parameter_missing', 'customer', 'A card is kept with a customer.');
  const id = `cs_test_${randomHex(books, 24)}`;
  const data = {
    id,
    object: 'checkout.session',
    amount_subtotal: sum?.amount ?? null,
    amount_total: sum?.amount ?? null,
    cancel_url: textAt(form, 'cancel_url'),
    client_reference_id: textAt(form, 'client_reference_id'),
    created: seconds(books.now),
    currency: sum?.currency ?? null,
    customer,
    customer_email: textAt(form, 'customer_email'),
    expires_at: seconds(expires),
    livemode: false,
    locale: textAt(form, 'locale'),
    metadata: textsAt(form, 'metadata'),
    mode,
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
    setup_intent: null,
    status: 'open',
    success_url: successUrl,
    url: `${baseUrl}/pay/${id}`,
  };
  const inner: SessionInner = {
    name: sum?.name ?? '',
    description: textAt(form, 'payment_intent_data', 'description'),
    intentMetadata: textsAt(form, mode === 'setup' ? 'setup_intent_data' : 'payment_intent_data', 'metadata'),
  };
  await putObject(books, { id, kind: 'session', expires, data, inner });
  return ok(data);
}

/** 30 minutes to 24 hours ahead; a day, where nothing is said. */
function readExpiry(form: Form, now: Date): Date {
  const asked = textAt(form, 'expires_at');
  const at = asked === null ? seconds(now) + 86_400 : Number(asked);
  const ahead = at - seconds(now);
  // What a call takes on the way does not make it wrong.
  if (!(ahead >= 1800 - 30 && ahead <= 86_400 + 30))
    invalid('parameter_invalid_integer', 'expires_at', 'expires_at must be 30 minutes to 24 hours from now.');
  return new Date(at * 1000);
}

function readSum(form: Form): { amount: number; currency: string; name: string } {
  if (textAt(form, 'payment_intent_data', 'capture_method') !== 'manual')
    invalid('parameter_missing', 'payment_intent_data[capture_method]', 'Only manual captures are played here.');
  const at = (...path: string[]) => textAt(form, 'line_items', 0, 'price_data', ...path);
  const currency = at('currency') ?? '';
  const amount = whole(at('unit_amount'), 'line_items[0][price_data][unit_amount]');
  const quantity = whole(textAt(form, 'line_items', 0, 'quantity'), 'line_items[0][quantity]');
  checkAmount(amount * quantity, currency);
  return { amount: amount * quantity, currency, name: at('product_data', 'name') ?? '' };
}

/** The currency, its minimum, and the last digit of those with three decimals (docs.stripe.com/currencies). */
export function checkAmount(amount: number, currency: string): void {
  const known = providerCurrencies.stripe[currency.toUpperCase()];
  if (!known) invalid('parameter_invalid_string', 'currency', `Invalid currency: ${currency}`);
  if (fromWire(amount, currency) < known.minimum)
    invalid('amount_too_small', 'amount', 'The amount is below the minimum of the currency.');
  if (['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency) && amount % 10 !== 0)
    invalid('parameter_invalid_integer', 'amount', 'The last digit must be 0.');
}

export async function readSession(books: Books, { ids }: StripeCall): Promise<Answer> {
  return ok((await locked(books, 'session', ids[0])).data);
}

export async function expireSession(books: Books, { ids }: StripeCall): Promise<Answer> {
  const session = await locked(books, 'session', ids[0]);
  if (session.data.status !== 'open')
    return refused('checkout_session_not_open', 'Only Checkout Sessions with a status of open can be expired.');
  return ok(await endSession(books, session));
}

/** Ends a page by a call or by its time; the intent of a try on it that was declined goes with it. */
export async function endSession(books: Books, session: Stored): Promise<Json> {
  const data: Json = { ...session.data, status: 'expired', url: null };
  await putObject(books, { ...session, expires: null, data });
  const intent = await lockObject(books, 'payment_intent', String(data.payment_intent ?? ''));
  if (intent)
    await putObject(books, {
      ...intent,
      data: { ...intent.data, status: 'canceled', canceled_at: seconds(books.now) },
    });
  await tellStripe(books, 'checkout.session.expired', data);
  return data;
}
