import { tellStripe } from '../books/events.ts';
import type { Answer } from '../books/keys.ts';
import { type Books, putObject, readObject, seconds, stripeId } from '../books/objects.ts';
import { invalid, locked, ok, refused, type StripeCall, whole } from './answers.ts';
import { enterBalance } from './balance.ts';
import { textAt, textsAt } from './form.ts';
import { change } from './reserve.ts';

/** POST /v1/refunds: part of what was taken, or what is left of it. */
export async function createRefund(books: Books, { form }: StripeCall): Promise<Answer> {
  const intent = await locked(books, 'payment_intent', textAt(form, 'payment_intent') ?? '');
  const charge = await locked(books, 'charge', String(intent.data.latest_charge));
  if (charge.data.captured !== true)
    return refused('charge_not_refundable', 'This charge has not been captured.', { charge: charge.id });
  const left = Number(charge.data.amount_captured) - Number(charge.data.amount_refunded);
  const asked = textAt(form, 'amount');
  const amount = asked === null ? left : whole(asked, 'amount');
  if (left === 0) return refused('charge_already_refunded', 'This charge has been refunded.', { charge: charge.id });
  if (amount > left || amount === 0)
    invalid('parameter_invalid_integer', 'amount', 'The refund is greater than what is left of the charge.');
  const id = stripeId(books, 're');
  const currency = String(charge.data.currency);
  const data = {
    id,
    object: 'refund',
    amount,
    balance_transaction: await enterBalance(books, 'refund', id, -amount, currency),
    charge: charge.id,
    created: seconds(books.now),
    currency,
    failure_reason: null,
    metadata: textsAt(form, 'metadata'),
    payment_intent: intent.id,
    reason: textAt(form, 'reason'),
    status: intent.inner.holdsRefunds === true ? 'pending' : 'succeeded',
  };
  await putObject(books, { id, kind: 'refund', expires: null, data, inner: {} });
  const refunded = Number(charge.data.amount_refunded) + amount;
  await change(books, 'charge', charge.id, { amount_refunded: refunded, refunded: amount === left });
  await tellStripe(books, 'refund.created', data);
  return ok(data);
}

/** From now on what is sent back of an intent waits for the bank. */
export async function holdRefunds(books: Books, intentId: string): Promise<void> {
  const intent = await locked(books, 'payment_intent', intentId);
  await putObject(books, { ...intent, inner: { ...intent.inner, holdsRefunds: true } });
}

/** The bank has taken what waited for it. */
export async function completeRefund(books: Books, id: string): Promise<void> {
  const refund = await locked(books, 'refund', id);
  const data = { ...refund.data, status: 'succeeded' };
  await putObject(books, { ...refund, data });
  await tellStripe(books, 'refund.updated', data);
}

/** What happens at the bank days later: the money comes back to the balance, the charge has it again. */
export async function failRefund(books: Books, id: string): Promise<void> {
  const refund = await locked(books, 'refund', id);
  const [amount, charge] = [Number(refund.data.amount), String(refund.data.charge)];
  const data = { ...refund.data, status: 'failed', failure_reason: 'expired_or_canceled_card' };
  await putObject(books, { ...refund, data });
  await enterBalance(books, 'refund_failure', id, amount, String(refund.data.currency));
  const refunded = Number((await readObject(books, charge))?.data.amount_refunded) - amount;
  await change(books, 'charge', charge, { amount_refunded: refunded, refunded: false });
  await tellStripe(books, 'refund.failed', data);
}

/** The payer disputes a charge, or a dispute ends. */
export async function dispute(
  books: Books,
  intentId: string,
  status: 'needs_response' | 'lost' | 'won',
): Promise<void> {
  const intent = await locked(books, 'payment_intent', intentId);
  const charge = String(intent.data.latest_charge);
  const id = `dp_${intentId.replace(/^pi_/, '')}`;
  const { amount_received: amount, currency, metadata } = intent.data;
  const data = { id, object: 'dispute', amount, charge, currency, payment_intent: intentId, status, metadata };
  await putObject(books, { id, kind: 'dispute', expires: null, data, inner: {} });
  await change(books, 'charge', charge, { disputed: true });
  await tellStripe(books, status === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed', data);
}
