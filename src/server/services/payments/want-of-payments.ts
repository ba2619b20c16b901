import type { Cents } from '#domain/money/cents.ts';
import { type EndReason, isHeld, isWaiting } from '#domain/payment/payment-status.ts';
import { dueToTake, shareCapture } from '#domain/payment/share-capture.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, inArray, sql } from '#server/db/sql.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import { orderWishes, payments, refunds } from '#server/db/tables/payments.ts';
import type { Write } from '#server/db/transact.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { keptOwners } from '#server/services/own-things/kept-cards.ts';
import { lockPayments, type PaymentRow, toCheck } from './payment-row.ts';
import { addRefunds } from './refunds.ts';
import { dropWish } from './wishes.ts';

/** What is wanted of the provider next is written with what it follows from; the job asks for it (features/payments). */
type Want = Write & { now: Date };
type Wanted = Pick<PaymentRow, 'wants'> & Partial<Pick<PaymentRow, 'endReason' | 'captureCents'>>;

/** Has the job ask the provider for this at once. The caller holds the order's row. */
export async function wantOf({ tx, announce, now }: Want, id: string, wanted: Wanted): Promise<void> {
  const values = { ...wanted, nextAt: now, tries: 0, updatedAt: now };
  await tx.update(payments).set(values).where(eq(payments.id, id));
  announce('payments');
}

/**
 * Ends what is still under way of a payment: its page is closed, or what it reserves released. A card that stands in an
 * account stays there.
 */
export async function endPayment(want: Want, row: PaymentRow, endReason: EndReason): Promise<void> {
  if (row.wants === 'close' || row.wants === 'release') return;
  if (isWaiting(row.status)) await wantOf(want, row.id, { wants: 'close', endReason });
  if (row.status === 'kept' && (await keptOwners(want.tx, row.orderId)).has(row.references.customer ?? '')) {
    const ended = { status: 'cancelled', wants: null, nextAt: null, endReason, updatedAt: want.now } as const;
    await want.tx.update(payments).set(ended).where(eq(payments.id, row.id));
  } else if (row.status === 'authorised' || row.status === 'kept')
    await wantOf(want, row.id, { wants: 'release', endReason });
}

/**
 * Ends all payments of an order that was cancelled or rejected, and sends back to the means what was taken. The caller holds
 * its row.
 */
export async function endPayments(want: Want, { id }: Pick<OrderRow, 'id'>): Promise<void> {
  const rows = await lockPayments(want.tx, id);
  await want.tx.delete(orderWishes).where(eq(orderWishes.orderId, id));
  for (const row of rows) await endPayment(want, row, 'orderEnded');
  await forgetMeans(want, { id });
  const taken = rows.reduce((sum, { capturedCents, refundedCents }) => sum + capturedCents - refundedCents, 0);
  if (taken > 0) await addRefunds(want, { orderId: id, cents: taken, invoiceId: null });
}

/**
 * Has kept means of an order removed at the provider that has ended, but for a card that stands in an account: of what is
 * taken already, the rest follows it.
 */
export async function forgetMeans(want: Want, { id }: Pick<OrderRow, 'id'>): Promise<void> {
  const owners = await keptOwners(want.tx, id);
  for (const { id: paymentId, status, wants, references } of await lockPayments(want.tx, id)) {
    const isOver = !isWaiting(status) && !isHeld(status) && wants === null;
    const { customer } = references;
    if (isOver && customer && !owners.has(customer)) await wantOf(want, paymentId, { wants: 'forget' });
  }
}

/**
 * Takes what is due of an order that has been picked, of the oldest reservation first; what is not needed is released. On
 * means that are kept still it is reserved first. The caller holds its row (payments.md, Capture and refund).
 */
export async function wantCapture(
  want: Want,
  order: Pick<OrderRow, 'id' | 'totalCents' | 'creditCents'>,
): Promise<void> {
  const rows = await lockPayments(want.tx, order.id);
  // What was picked is what was agreed: a change that waits comes too late.
  await dropWish(want, order.id, rows);
  const due = await settleDue(want.tx, order, rows);
  const reserved = rows.filter(({ status, wants }) => status === 'authorised' && wants === null);
  const share = shareCapture(
    due,
    reserved.map(({ reservedCents }) => reservedCents),
  );
  const left = share.leftCents;
  for (const [i, row] of reserved.entries()) {
    const captureCents = share.parts[i] ?? 0;
    if (captureCents > 0) await wantOf(want, row.id, { wants: 'capture', captureCents });
    else await wantOf(want, row.id, { wants: 'release', endReason: 'nothingDue' });
  }
  const kept = rows.filter(({ status, wants }) => status === 'kept' && wants === null);
  for (const row of kept)
    if (left > 0) await wantOf(want, row.id, { wants: 'authorise' });
    else await endPayment(want, row, 'nothingDue');
  // The shop bears what is above the reservation: staff were told before.
  const [last] = reserved.slice(-1);
  if (left > 0 && last && kept.length === 0)
    await want.tx.update(payments).set(toCheck('captureBelowDue')).where(eq(payments.id, last.id));
}

/**
 * What is still to be taken of an order, in cents. What was to go back to means of which nothing was taken is taken off
 * instead: those refunds have not been asked for, and never are. The caller holds the order's row; `rows`: all its payments.
 */
export async function settleDue(
  tx: Db,
  { id, totalCents, creditCents }: Pick<OrderRow, 'id' | 'totalCents' | 'creditCents'>,
  rows: readonly PaymentRow[],
): Promise<Cents> {
  const untaken = rows.filter(({ capturedCents, wants }) => capturedCents === 0 && wants !== 'capture');
  const ids = untaken.map((row) => row.id);
  if (ids.length > 0)
    await tx.delete(refunds).where(and(inArray(refunds.paymentId, ids), eq(refunds.status, 'pending')));
  const asked = sql`(select coalesce(sum(r.amount_cents), 0) from payment_refunds r where r.invoice_id = invoices.id)`;
  const [notes] = await tx
    .select({ cents: sql`coalesce(sum(total_cents - credit_cents - ${asked}), 0)`.mapWith(Number) })
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.kind, 'creditNote')));
  const takenCents = rows.reduce((sum, row) => sum + takenOrAskedFor(row), 0);
  return dueToTake({ totalCents, creditCents, waivedCents: notes?.cents ?? 0, takenCents });
}

function takenOrAskedFor({ wants, captureCents, capturedCents }: PaymentRow): Cents {
  return wants === 'capture' ? (captureCents ?? 0) : capturedCents;
}
