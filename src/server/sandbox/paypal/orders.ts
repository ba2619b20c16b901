import { type Telling, tellPayPal } from '../books/events.ts';
import type { Answer } from '../books/keys.ts';
import { type Books, type Json, listObjects, paypalId, putObject, type Stored } from '../books/objects.ts';
import { invalid, locked, type PayPalCall, readMoney, unprocessable } from './answers.ts';
import { makeAuthorization } from './authorizations.ts';

/** What the page leads back to, and whether the payer's bank refuses when the order is authorised. */
export type OrderInner = { returnUrl: string; cancelUrl: string; locale: string; isDeclined: boolean };

// An order that nobody approves or authorises ends by itself.
const orderHours = 3;

/** POST /v2/checkout/orders, with one purchase and the payer at PayPal. */
export async function createOrder(books: Books, { json, baseUrl }: PayPalCall): Promise<Answer> {
  if (json.intent !== 'AUTHORIZE') invalid('INVALID_PARAMETER_VALUE');
  const [unit, ...more] = Array.isArray(json.purchase_units) ? (json.purchase_units as Json[]) : [];
  if (!unit || more.length > 0) invalid('MISSING_REQUIRED_PARAMETER');
  const { money } = readMoney(unit.amount);
  const context = contextOf(json);
  const id = paypalId(books);
  const data = {
    id,
    intent: 'AUTHORIZE',
    status: 'PAYER_ACTION_REQUIRED',
    payment_source: { paypal: {} },
    create_time: books.now.toISOString(),
    purchase_units: [{ ...unit, reference_id: unit.reference_id ?? 'default', amount: money }],
    links: [
      { rel: 'self', method: 'GET', href: `${baseUrl}/v2/checkout/orders/${id}` },
      { rel: 'payer-action', method: 'GET', href: `${baseUrl}/pay/${id}` },
    ],
  };
  const inner: OrderInner = {
    returnUrl: String(context.return_url ?? ''),
    cancelUrl: String(context.cancel_url ?? ''),
    locale: String(context.locale ?? 'en'),
    isDeclined: false,
  };
  const expires = new Date(books.now.getTime() + orderHours * 3_600_000);
  await putObject(books, { id, kind: 'order', expires, data, inner });
  return { status: 200, body: data };
}

function contextOf({ payment_source: source, application_context: older }: Json): Json {
  const named = (source as { paypal?: { experience_context?: Json } } | undefined)?.paypal?.experience_context;
  const context = named ?? (older as Json | undefined);
  if (!context?.return_url || !context.cancel_url) invalid('MISSING_REQUIRED_PARAMETER');
  return context;
}

export async function readOrder(books: Books, { ids }: PayPalCall): Promise<Answer> {
  const order = await locked(books, 'order', ids[0]);
  return { status: 200, body: await withPayments(books, order) };
}

/** POST …/authorize: reserves what the payer has approved. */
export async function authorizeOrder(books: Books, { ids }: PayPalCall): Promise<Answer> {
  const order = await locked(books, 'order', ids[0]);
  if (order.data.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_AUTHORIZED');
  if (order.data.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
  if ((order.inner as OrderInner).isDeclined)
    return unprocessable('INSTRUMENT_DECLINED', [{ rel: 'redirect', method: 'GET', href: pageOf(order) }]);
  await makeAuthorization(books, order);
  const done = { ...order, expires: null, data: { ...order.data, status: 'COMPLETED' } };
  await putObject(books, done);
  return { status: 201, body: await withPayments(books, done) };
}

/** The payer has said yes; nothing is reserved by it. */
export async function approve(books: Books, order: Stored, telling: Telling): Promise<void> {
  const data = {
    ...order.data,
    status: 'APPROVED',
    payer: { payer_id: 'SANDBOXPAYER1', address: { country_code: 'FR' } },
  };
  await putObject(books, { ...order, data });
  await tellPayPal(books, 'CHECKOUT.ORDER.APPROVED', 'checkout-order', data, telling);
}

function pageOf({ data }: Stored): string {
  return (data.links as { rel: string; href: string }[]).find(({ rel }) => rel === 'payer-action')?.href ?? '';
}

async function withPayments(books: Books, order: Stored): Promise<Json> {
  const of = async (kind: string) =>
    (await listObjects(books, kind, { order_id: order.id }))
      .map(({ data: { order_id: _, ...data } }) => data)
      .reverse();
  const payments = {
    authorizations: await of('authorization'),
    captures: await of('capture'),
    refunds: await of('paypal_refund'),
  };
  const [unit] = order.data.purchase_units as Json[];
  const isPaid = payments.authorizations.length > 0;
  return { ...order.data, purchase_units: [{ ...unit, ...(isPaid && { payments }) }] };
}
