import { providerOf } from '#domain/payment/provider.ts';
import { type Db, rowFromJson, runWithin } from '#server/db/connection.ts';
import { orderEntriesPart } from '#server/db/enqueue.ts';
import { currentRequestId } from '#server/db/request-id.ts';
import { noReferences, payments } from '#server/db/tables/payments.ts';
import { type NewPayment, newPaymentId, type PaymentRow } from './payment-row.ts';

type FirstPayment = NewPayment & {
  /**
   * Of the call that opens its page, for whoever asks for the page as soon as this is committed: that needs no transaction
   * of its own before it. Null: the job plans the call.
   */
  key: string | null;
  /** When the job opens the page, where nobody has until then. */
  nextAt: Date;
  /** When the mail that has the link to it goes out, where the order waits still. */
  tellsAt: Date;
};

const writeFirst = {
  name: 'write-first-payment',
  text: `with p as (
    insert into payments (id, order_id, provider, method, status, amount_cents, currency, provider_references, keeps_means,
      expires_at, wants, next_at, created_at, updated_at)
    values ($1, $2::int, $3, $4, 'pending', $5::int, $6, $7::jsonb, $8::boolean,
      $9::timestamptz, 'open', $10::timestamptz, $11::timestamptz, $11::timestamptz)
    returning *
  ), request as (
    insert into payment_events (payment_id, at, kind, phase, key, amount_cents)
    select id, created_at, 'open', 'request', $12::text, amount_cents from p where $12::text is not null
  ), paid as (select order_id as id from p), ${orderEntriesPart({
    order: 'paid',
    kinds: `'["payment-waiting"]'`,
    now: '$11::timestamptz',
    notBefore: '$13::timestamptz',
    request: '$14::text',
  })}
  select to_json(p) as row from p`,
};

/** Writes the payment of an order that is placed in the same transaction, with the request of its page and its mail. */
export async function writeFirstPayment(tx: Db, payment: FirstPayment): Promise<PaymentRow> {
  const { orderId, method, amountCents, currency, keepsMeans, expiresAt, key, nextAt, tellsAt, now } = payment;
  const what = [newPaymentId(), orderId, providerOf[method], method, amountCents, currency];
  const times = [expiresAt, nextAt, now].map((at) => at.toISOString());
  const values = [
    ...what,
    JSON.stringify(noReferences),
    keepsMeans,
    ...times,
    key,
    tellsAt.toISOString(),
    currentRequestId(),
  ];
  const [written] = await runWithin(tx)<{ row: Record<string, unknown> }>(writeFirst, values);
  if (!written) throw new Error('the payment was not written');
  return rowFromJson(payments, written.row);
}
