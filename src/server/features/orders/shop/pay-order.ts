import { invalidFields, Refusal } from '#contract/errors.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { PaymentMethod } from '#domain/order/payment.ts';
import { isHeld, isWaiting } from '#domain/payment/payment-status.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';
import { laterPageEnd, nextPageEnd } from '#domain/payment/window.ts';
import type { Db } from '#server/db/connection.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { payments } from '#server/db/tables/payments.ts';
import { slots } from '#server/db/tables/slots.ts';
import { transact, type Write } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import type { Offered } from '#server/services/order/offered-methods.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { needsCents } from '#server/services/payments/needs-cents.ts';
import {
  addPayment,
  isConfirmed,
  isRefusedMeans,
  lockPayments,
  type PaymentRow,
} from '#server/services/payments/payment-row.ts';
import { endPayment } from '#server/services/payments/want-of-payments.ts';
import { findWish } from '#server/services/payments/wishes.ts';
import { readSlot } from '#server/services/slot/read-slot.ts';

/** An order has so many pages at most. */
const mostPages = 10;
/** Milliseconds that whoever waits for a page, or for the end of one, waits for the provider. */
const within = 5000;

type Paying = Pick<Deps, 'db' | 'clock' | 'changes' | 'payments' | 'config'> & {
  readOffered: (tx: Db) => Promise<Offered>;
};
type Step = { ends: string } | { opens: string } | 'done';

/**
 * Another page, or another method, for an order that waits for its payment. The page of the same method is kept while it
 * lives; another one is ended first, and where its provider does not say so, what is paid on it later is released. Throws
 * `notFound`, `moveNotAllowed` for an order that has ended, `conflict` for one that is paid already, `tooMany` beyond ten
 * pages, and `invalid` on `payment_method`.
 */
export async function payOrder(deps: Paying, orderId: number, method: PaymentMethod): Promise<void> {
  const first = await step(deps, orderId, method, false);
  if (first === 'done') return;
  if ('opens' in first) {
    await deps.payments.drive(first.opens, within);
    return;
  }
  await deps.payments.drive(first.ends, within);
  const second = await step(deps, orderId, method, true);
  if (typeof second === 'object' && 'opens' in second) await deps.payments.drive(second.opens, within);
}

/** One transaction of it: what is to be asked of the provider before the next. `isLast`: the old page was asked to end. */
function step(deps: Paying, orderId: number, method: PaymentMethod, isLast: boolean): Promise<Step> {
  return transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    const now = deps.clock();
    const { tx } = write;
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order) throw new Refusal('notFound');
    const rows = await lockPayments(tx, orderId);
    if (order.status !== 'submitted' || rows.length === 0) throw new Refusal('moveNotAllowed');
    const waiting = rows.find(({ status }) => isWaiting(status));
    const wish = await findWish(tx, orderId);
    // The difference that a change costs is paid on its own page, by the method of the order.
    const isOfChange = waiting !== undefined && waiting.id === wish?.paymentId && waiting.method === method;
    const isHeldAlready = rows.some((row) => isHeld(row.status) && !isRefusedMeans(row) && row.wants !== 'release');
    if (!isOfChange && (order.paymentStatus !== 'needs_payment' || isHeldAlready)) throw new Refusal('conflict');
    const { offered, online } = await deps.readOffered(tx);
    if (!offered.includes(method)) throw invalidFields({ payment_method: 'checkout.paymentNotOffered' });
    if (waiting && waiting.wants !== 'close' && waiting.method === method && now < waiting.expiresAt)
      return waiting.status === 'open' ? 'done' : { opens: waiting.id };
    if (isOfChange) throw new Refusal('conflict');
    const end = await pageEnd(tx, { order, rows, online }, now);
    const { decimals } = deps.config;
    // What another page cannot be made for is said before the one that can be paid is ended.
    const wanted = isOnlineMethod(method)
      ? await planPage({ tx, now, decimals }, { order, online, rows }, method)
      : null;
    if (waiting && !isLast) {
      await endPayment({ ...write, now }, waiting, 'replaced');
      return { ends: waiting.id };
    }
    // No answer from its page: what is authorised on it later is released.
    if (waiting)
      await tx.update(payments).set({ status: 'cancelled', updatedAt: now }).where(eq(payments.id, waiting.id));
    if (wanted === null) {
      for (const row of rows.filter(isRefusedMeans)) await endPayment({ ...write, now }, row, 'replaced');
      return takeOffline(write, order, method, now);
    }
    await tx.update(orders).set({ paymentMethod: method, updatedAt: now }).where(eq(orders.id, orderId));
    const { id } = await addPayment(tx, { ...wanted, orderId, expiresAt: end, now });
    write.announce('payments');
    return { opens: id };
  });
}

/** The order is paid otherwise, when it is handed over or before: it is confirmed like any other. */
async function takeOffline(
  { tx, announce }: Write,
  { id }: OrderRow,
  paymentMethod: PaymentMethod,
  now: Date,
): Promise<Step> {
  await tx.update(orders).set({ paymentMethod, updatedAt: now }).where(eq(orders.id, id));
  const kind = 'order-confirmation';
  await enqueue(tx, { kind, dedupeKey: `${kind}:${id}`, payload: { orderId: id }, now });
  announce('outbox');
  return 'done';
}

/**
 * Until when another page may be paid. An order that was confirmed, and whose money does not hold any more, may be paid anew
 * until its cut-off. Throws `moveNotAllowed` after that.
 */
async function pageEnd(
  tx: Db,
  { order, rows, online }: { order: OrderRow; rows: readonly PaymentRow[]; online: Offered['online'] },
  now: Date,
): Promise<Date> {
  const { windowMinutes } = online;
  if (!isConfirmed(rows)) return nextPageEnd(order.submittedAt ?? now, now, windowMinutes);
  const slot = order.slotId === null ? null : await readSlot(tx, order.slotId, { lock: false });
  const end = laterPageEnd(now, windowMinutes, slot?.cutOffAt ?? null);
  if (end === null) throw new Refusal('moveNotAllowed');
  return end;
}

type Planned = Pick<Parameters<typeof addPayment>[1], 'method' | 'amountCents' | 'currency' | 'keepsMeans'>;

/** What another page is for. Throws `tooMany` beyond ten, and `invalid` where the method takes no such sum or slot. */
async function planPage(
  { tx, now, decimals }: { tx: Db; now: Date; decimals: number },
  { order, online, rows }: { order: OrderRow; online: Offered['online']; rows: readonly PaymentRow[] },
  method: PaymentRow['method'],
): Promise<Planned> {
  if (rows.length >= mostPages) throw new Refusal('tooMany', { retryAfter: 3600 });
  const amountCents = await needsCents(tx, order);
  const [slot] =
    order.slotId === null
      ? []
      : await tx.select({ startsAt: slots.startsAt }).from(slots).where(eq(slots.id, order.slotId));
  const reach = online.reaches(method, slot?.startsAt ?? null, now);
  if (reach === 'never') throw invalidFields({ payment_method: 'checkout.slotTooFarForMethod' });
  const minimum = online.minimumCents(method);
  if (amountCents < minimum) {
    const parameters = { minimum: toDecimal(minimum, decimals) };
    throw invalidFields({ payment_method: 'checkout.belowProviderMinimum' }, parameters);
  }
  return { method, amountCents, currency: online.currency, keepsMeans: reach === 'kept' };
}
