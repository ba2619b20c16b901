import { tellPayPal } from '../books/events.ts';
import type { Answer } from '../books/keys.ts';
import { type Books, type Json, paypalId, putObject, type Stored } from '../books/objects.ts';
import { centsOf, invalid, locked, type PayPalCall, readMoney, related, unprocessable } from './answers.ts';
import { makeCapture } from './captures.ts';

const authorisedDays = 29;
const dayMs = 86_400_000;

type AuthorizationInner = { takenCents: number; since: string; isReauthorised: boolean };

/** Reserves an order's sum: `order_id` is ours, to find what belongs to it, and is never answered. */
export async function makeAuthorization(books: Books, order: Stored, since = books.now): Promise<Json> {
  const [unit] = order.data.purchase_units as Json[];
  const id = paypalId(books);
  const expires = new Date(since.getTime() + authorisedDays * dayMs);
  const data = {
    id,
    order_id: order.id,
    status: 'CREATED',
    amount: unit?.amount,
    custom_id: unit?.custom_id,
    invoice_id: unit?.invoice_id,
    create_time: books.now.toISOString(),
    expiration_time: expires.toISOString(),
    supplementary_data: { related_ids: { order_id: order.id } },
    links: [{ rel: 'up', method: 'GET', href: `/v2/checkout/orders/${order.id}` }],
  };
  const inner: AuthorizationInner = { takenCents: 0, since: since.toISOString(), isReauthorised: since !== books.now };
  await putObject(books, { id, kind: 'authorization', expires, data, inner });
  await tellPayPal(books, 'PAYMENT.AUTHORIZATION.CREATED', 'authorization', shown(data));
  return data;
}

export async function readAuthorization(books: Books, { ids }: PayPalCall): Promise<Answer> {
  return { status: 200, body: shown((await locked(books, 'authorization', ids[0])).data) };
}

const endings: Record<string, string> = {
  VOIDED: 'AUTHORIZATION_VOIDED',
  CAPTURED: 'AUTHORIZATION_ALREADY_CAPTURED',
  EXPIRED: 'AUTHORIZATION_EXPIRED',
};

/** Takes money, in one part or several until the last says so; the rest is released then. */
export async function captureAuthorization(books: Books, { ids, json }: PayPalCall): Promise<Answer> {
  const authorization = await locked(books, 'authorization', ids[0]);
  const { status, amount } = authorization.data;
  const inner = authorization.inner as AuthorizationInner;
  const { money, cents } = readMoney(json.amount ?? amount);
  if (endings[String(status)]) return unprocessable(endings[String(status)] ?? '');
  if (money.currency_code !== (amount as { currency_code: string }).currency_code)
    return unprocessable('CURRENCY_MISMATCH');
  const left = centsOf(amount) - inner.takenCents;
  if (cents > left) return unprocessable('MAX_CAPTURE_AMOUNT_EXCEEDED');
  const isFinal = json.final_capture === true || cents === left;
  const capture = await makeCapture(books, authorization, money, isFinal);
  const data = { ...authorization.data, status: isFinal ? 'CAPTURED' : 'PARTIALLY_CAPTURED' };
  const expires = isFinal ? null : authorization.expires;
  await putObject(books, {
    ...authorization,
    expires,
    data,
    inner: { ...inner, takenCents: inner.takenCents + cents },
  });
  return { status: 201, body: shown(capture) };
}

export async function voidAuthorization(books: Books, { ids }: PayPalCall): Promise<Answer> {
  const authorization = await locked(books, 'authorization', ids[0]);
  const { status } = authorization.data;
  if (status === 'VOIDED') return unprocessable('PREVIOUSLY_VOIDED');
  if (status === 'CAPTURED') return unprocessable('PREVIOUSLY_CAPTURED');
  if (status !== 'CREATED') return unprocessable('CANNOT_BE_VOIDED');
  return { status: 200, body: shown(await endAuthorization(books, authorization, 'VOIDED')) };
}

/** Ends a reservation by a call, or by its time (EXPIRED). */
export async function endAuthorization(
  books: Books,
  authorization: Stored,
  status: 'VOIDED' | 'EXPIRED',
): Promise<Json> {
  const data = { ...authorization.data, status };
  await putObject(books, { ...authorization, expires: null, data });
  await tellPayPal(books, 'PAYMENT.AUTHORIZATION.VOIDED', 'authorization', shown(data));
  return data;
}

/** Once, from the fourth day on: an authorisation with a number of its own in place of this one, which ends with the 29 days. */
export async function reauthorize(books: Books, { ids, json }: PayPalCall): Promise<Answer> {
  const authorization = await locked(books, 'authorization', ids[0]);
  const inner = authorization.inner as AuthorizationInner;
  if (json.amount) readMoney(json.amount);
  if (authorization.data.status !== 'CREATED') return unprocessable('AUTHORIZATION_VOIDED');
  if (inner.isReauthorised) return unprocessable('REAUTHORIZATION_NOT_SUPPORTED');
  const since = new Date(inner.since);
  if (books.now.getTime() - since.getTime() < 3 * dayMs) return unprocessable('REAUTHORIZATION_TOO_SOON');
  const order = await locked(books, 'order', related(authorization).order_id ?? invalid('INVALID_RESOURCE_ID'));
  const data = await makeAuthorization(books, order, since);
  await putObject(books, { ...authorization, expires: null, data: { ...authorization.data, status: 'VOIDED' } });
  return { status: 201, body: shown(data) };
}

/** Without what is ours. */
export function shown({ order_id: _, ...data }: Json): Json {
  return data;
}
