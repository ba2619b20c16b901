import { tellPayPal } from '../books/events.ts';
import type { Answer } from '../books/keys.ts';
import { type Books, type Json, paypalId, putObject, type Stored } from '../books/objects.ts';
import { centsOf, locked, type Money, type PayPalCall, readMoney, unprocessable } from './answers.ts';

type CaptureInner = { refundedCents: number; holdsRefunds?: boolean };

export async function makeCapture(books: Books, authorization: Stored, amount: Money, isFinal: boolean): Promise<Json> {
  const id = paypalId(books);
  const { order_id: orderId, custom_id: customId, invoice_id: invoiceId } = authorization.data;
  const data = {
    id,
    order_id: orderId,
    status: 'COMPLETED',
    amount,
    final_capture: isFinal,
    custom_id: customId,
    invoice_id: invoiceId,
    create_time: books.now.toISOString(),
    supplementary_data: { related_ids: { order_id: orderId, authorization_id: authorization.id } },
    links: [{ rel: 'up', method: 'GET', href: `/v2/payments/authorizations/${authorization.id}` }],
  };
  const inner: CaptureInner = { refundedCents: 0 };
  await putObject(books, { id, kind: 'capture', expires: null, data, inner });
  await tell(books, 'PAYMENT.CAPTURE.COMPLETED', 'capture', data);
  return data;
}

export async function readCapture(books: Books, { ids }: PayPalCall): Promise<Answer> {
  const { order_id: _, ...data } = (await locked(books, 'capture', ids[0])).data;
  return { status: 200, body: data };
}

/** Sends back part of a capture, or what is left of it. */
export async function refundCapture(books: Books, { ids, json }: PayPalCall): Promise<Answer> {
  const capture = await locked(books, 'capture', ids[0]);
  const inner = capture.inner as CaptureInner;
  const { money, cents } = readMoney(json.amount ?? capture.data.amount);
  const left = centsOf(capture.data.amount) - inner.refundedCents;
  if (left === 0) return unprocessable('CAPTURE_FULLY_REFUNDED');
  if (cents > left) return unprocessable('REFUND_AMOUNT_EXCEEDED');
  const id = paypalId(books);
  const data = {
    id,
    order_id: capture.data.order_id,
    status: inner.holdsRefunds ? 'PENDING' : 'COMPLETED',
    amount: money,
    custom_id: json.custom_id ?? capture.data.custom_id,
    invoice_id: json.invoice_id ?? capture.data.invoice_id,
    create_time: books.now.toISOString(),
    links: [{ rel: 'up', method: 'GET', href: `/v2/payments/captures/${capture.id}` }],
  };
  await putObject(books, { id, kind: 'paypal_refund', expires: null, data, inner: {} });
  const status = cents === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  const refunded: CaptureInner = { ...inner, refundedCents: inner.refundedCents + cents };
  await putObject(books, { ...capture, data: { ...capture.data, status }, inner: refunded });
  await tell(books, inner.holdsRefunds ? 'PAYMENT.REFUND.PENDING' : 'PAYMENT.CAPTURE.REFUNDED', 'refund', data);
  const { order_id: _, ...body } = data;
  return { status: 201, body };
}

/** From now on what is sent back of a capture waits for the bank. */
export async function holdRefunds(books: Books, captureId: string): Promise<void> {
  const capture = await locked(books, 'capture', captureId);
  await putObject(books, { ...capture, inner: { ...capture.inner, holdsRefunds: true } });
}

/** The bank has taken what waited for it. */
export async function completeRefund(books: Books, id: string): Promise<void> {
  const refund = await locked(books, 'paypal_refund', id);
  const data = { ...refund.data, status: 'COMPLETED' };
  await putObject(books, { ...refund, data });
  await tell(books, 'PAYMENT.CAPTURE.REFUNDED', 'refund', data);
}

/** What a buyer's bank sends back days later. */
export async function failRefund(books: Books, id: string): Promise<void> {
  const refund = await locked(books, 'paypal_refund', id);
  const captureId = String((refund.data.links as { href: string }[])[0]?.href.split('/').at(-1));
  const capture = await locked(books, 'capture', captureId);
  const inner = capture.inner as CaptureInner;
  const { refundedCents } = inner;
  const left = refundedCents - centsOf(refund.data.amount);
  const status = left > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED';
  await putObject(books, { ...capture, data: { ...capture.data, status }, inner: { ...inner, refundedCents: left } });
  await putObject(books, { ...refund, data: { ...refund.data, status: 'FAILED' } });
  await tell(books, 'PAYMENT.REFUND.FAILED', 'refund', refund.data);
}

/** The payer disputes a capture, or a dispute ends. */
export async function dispute(books: Books, captureId: string, state: 'open' | 'lost' | 'won'): Promise<void> {
  const capture = await locked(books, 'capture', captureId);
  const id = `PP-D-${captureId}`;
  const outcome = state === 'lost' ? 'RESOLVED_BUYER_FAVOUR' : 'RESOLVED_SELLER_FAVOUR';
  const data = {
    dispute_id: id,
    disputed_transaction: captureId,
    status: state === 'open' ? 'UNDER_REVIEW' : 'RESOLVED',
    dispute_amount: capture.data.amount,
    ...(state !== 'open' && { dispute_outcome: { outcome_code: outcome, amount_refunded: capture.data.amount } }),
    disputed_transactions: [{ seller_transaction_id: captureId, custom: capture.data.custom_id }],
  };
  await putObject(books, { id, kind: 'paypal_dispute', expires: null, data, inner: {} });
  const type = state === 'open' ? 'CUSTOMER.DISPUTE.CREATED' : 'CUSTOMER.DISPUTE.RESOLVED';
  await tellPayPal(books, type, 'dispute', data);
}

function tell(books: Books, type: string, kind: 'capture' | 'refund', { order_id: _, ...data }: Json): Promise<void> {
  return tellPayPal(books, type, kind, data);
}
