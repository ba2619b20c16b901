import { toMoney } from '#server/features/payments/paypal/shapes.ts';
import type { Books, Json } from '../books/objects.ts';
import type { PayPalCall } from '../paypal/answers.ts';
import { captureAuthorization, endAuthorization } from '../paypal/authorizations.ts';
import { dispute, refundCapture } from '../paypal/captures.ts';
import { approve, authorizeOrder, createOrder } from '../paypal/orders.ts';
import { bodyOf, type PastPayment, type PastStep, type Played, stored } from './past-payment.ts';

type Ids = { page: string; reservation: string; capture: string };

/** A payment at PayPal from its page on. An order that nobody approves has no end of its own there. */
export async function playPayPal(payment: PastPayment, booksAt: (now: Date) => Books): Promise<Played> {
  const page = String(bodyOf(await createOrder(booksAt(payment.openedAt), call(orderOf(payment)))).id);
  const ids: Ids = { page, reservation: '', capture: '' };
  const refunds: string[] = [];
  for (const step of payment.steps) {
    const refund = await play(step, booksAt(step.at), ids, payment.currency);
    if (refund) refunds.push(refund);
  }
  const { reservation, capture } = ids;
  const references = { page, reservation: reservation || null, capture: capture || null, means: null, customer: null };
  const until = reservation ? (await stored(booksAt(payment.openedAt), reservation)).data.expiration_time : null;
  return { references, refunds, card: null, reservedUntil: until ? new Date(String(until)) : null };
}

/** Does a step and notes what it has made; answers the id of a refund. */
async function play(step: PastStep, books: Books, ids: Ids, currency: string): Promise<string | null> {
  switch (step.does) {
    case 'pay': {
      await approve(books, await stored(books, ids.page), {});
      const [unit] = bodyOf(await authorizeOrder(books, call({}, ids.page))).purchase_units as Json[];
      const payments = unit?.payments as { authorizations: { id: string }[] } | undefined;
      ids.reservation = payments?.authorizations[0]?.id ?? '';
      return null;
    }
    case 'release':
    case 'lapse':
      await endAuthorization(books, await stored(books, ids.reservation), step.does === 'lapse' ? 'EXPIRED' : 'VOIDED');
      return null;
    case 'capture': {
      const asked = { amount: toMoney(step.cents, currency), final_capture: true };
      ids.capture = String(bodyOf(await captureAuthorization(books, call(asked, ids.reservation))).id);
      return null;
    }
    case 'refund': {
      const asked = { amount: toMoney(step.cents, currency) };
      return String(bodyOf(await refundCapture(books, call(asked, ids.capture))).id);
    }
    case 'dispute':
      await dispute(books, ids.capture, 'open');
      return null;
    case 'end':
      return null;
  }
}

function orderOf({ id, shop, orderNumber, amountCents, currency, returnUrl }: PastPayment): Json {
  const about = { reference_id: shop.slice(0, 256), custom_id: id, invoice_id: id, description: orderNumber };
  const context = { return_url: returnUrl, cancel_url: `${returnUrl}?left=1` };
  return {
    intent: 'AUTHORIZE',
    purchase_units: [{ ...about, amount: toMoney(amountCents, currency) }],
    payment_source: { paypal: { experience_context: context } },
  };
}

function call(json: Json, ...ids: string[]): PayPalCall {
  return { json, raw: JSON.stringify(json), query: new URLSearchParams(), ids, baseUrl: '' };
}
