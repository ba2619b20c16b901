import { randomUUID } from 'node:crypto';
import { isKeyAlive } from '#domain/payment/ask-again.ts';
import type { callKinds } from '#domain/payment/payment-status.ts';
import { type Db, type RunStatement, rowFromJson } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import type { orders } from '#server/db/tables/orders.ts';
import { paymentEvents, payments } from '#server/db/tables/payments.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import { howToRepeat, type LastCall, selectLastCall } from './last-call.ts';

export type CallKind = Exclude<(typeof callKinds)[number], 'refund' | 'event' | 'settled'>;
/** A call that is to be made now; its request is a row already. `askedAt` is when it was made first. */
export type PlannedCall = {
  row: PaymentRow;
  kind: CallKind;
  key: string;
  requestId: number;
  askedAt: Date;
  /** Of a page that is to be opened, where it has been read. */
  order?: PageOrder;
};
/** What a provider's page says of an order. */
export type PageOrder = Pick<typeof orders.$inferSelect, 'orderNumber' | 'language'>;

/**
 * Decides which call a payment needs next and writes its request, before it is made: a call whose outcome is not known is
 * repeated with its key, one that broke is looked for and then made under a new key (payments.md, rule 5). With `looks` it
 * is asked how it stands where nothing else is wanted. Null: nothing.
 */
export async function planCall(tx: Db, id: string, now: Date, looks: boolean): Promise<PlannedCall | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  if (!row) return null;
  const last = await selectLastCall(tx, id);
  const wanted = callFor(row);
  const repeats = last && last.outcome !== 'done' ? await howToRepeat(tx, id, last, now) : null;
  if (last && repeats === 'sameKey' && mayRepeat(last, wanted))
    return { row, kind: last.kind as CallKind, key: last.key ?? '', requestId: last.id, askedAt: last.at };
  const isUnclear = last !== null && (last.outcome === null || last.outcome === 'failed');
  if (wanted === null) return looks || isUnclear ? request(tx, row, 'lookup', now) : null;
  if (!last || last.kind !== wanted) return request(tx, row, wanted, now);
  // What the provider refused it would refuse again, too: how it stands says why.
  if (repeats === 'lookFirst') return request(tx, row, 'lookup', now);
  return request(tx, row, wanted, now, isUnclear ? last.id : null);
}

const firstCall = {
  name: 'read-first-call',
  text: `select to_json(p) as row, to_json(e) as request, o.order_number as "orderNumber", o.language
    from payments p join payment_events e on e.payment_id = p.id join orders o on o.id = p.order_id
    where p.id = $1 and p.wants = 'open' order by e.id limit 2`,
};
type FirstCall = PageOrder & Record<'row' | 'request', Record<string, unknown>>;

/** The call of a page whose request was written with its payment, and of which nothing else is known yet; null: none. */
export async function readFirstCall(hot: RunStatement, id: string, now: Date): Promise<PlannedCall | null> {
  const [first, ...more] = await hot<FirstCall>(firstCall, [id]);
  if (!first || more.length > 0) return null;
  const { id: requestId, key, at: askedAt } = rowFromJson(paymentEvents, first.request);
  if (!key || !isKeyAlive(askedAt, now)) return null;
  const { orderNumber, language } = first;
  return {
    row: rowFromJson(payments, first.row),
    kind: 'open',
    key,
    requestId,
    askedAt,
    order: { orderNumber, language },
  };
}

function callFor({ wants, status }: PaymentRow): Exclude<CallKind, 'lookup'> | null {
  if (wants === null) return null;
  if (wants === 'authorise') return status === 'kept' ? 'authoriseKept' : 'authoriseApproved';
  if (wants === 'renew') return 'reauthorise';
  // Nothing is reserved on means that are kept: they are removed.
  if (wants === 'forget' || (wants === 'release' && status === 'kept')) return 'forgetMeans';
  return wants === 'close' || wants === 'release' ? 'cancel' : wants;
}

/** A page must be known to be closed; but nothing is reserved for who does not wait any more. */
function mayRepeat(last: LastCall, wanted: CallKind | null): boolean {
  return last.kind === 'open' || last.kind === wanted;
}

async function request(
  tx: Db,
  row: PaymentRow,
  kind: CallKind,
  now: Date,
  replaces: number | null = null,
): Promise<PlannedCall> {
  const key = randomUUID();
  const amountCents = kind === 'capture' ? row.captureCents : kind === 'open' ? row.amountCents : null;
  const [written] = await tx
    .insert(paymentEvents)
    .values({ paymentId: row.id, at: now, kind, phase: 'request', key, replaces, amountCents })
    .returning({ id: paymentEvents.id });
  if (!written) throw new Error('the request was not written');
  return { row, kind, key, requestId: written.id, askedAt: now };
}
