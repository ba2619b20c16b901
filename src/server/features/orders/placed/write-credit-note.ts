import { invalidFields } from '#contract/errors.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import type { InvoiceFigures } from '#domain/invoice/invoice-content.ts';
import { creditBack } from '#domain/invoice/take-back.ts';
import type { Cents } from '#domain/money/cents.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';
import { eq } from '#server/db/sql.ts';
import { orderEvents } from '#server/db/tables/order-events.ts';
import { orders } from '#server/db/tables/orders.ts';
import { stores } from '#server/db/tables/stores.ts';
import { moveCredit } from '#server/services/credit/move-credit.ts';
import { returnCredit } from '#server/services/credit/order-credit.ts';
import { addInvoice, type InvoiceRow } from '#server/services/invoice/add-invoice.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { addRefunds, refundableCents, selectRefundable } from '#server/services/payments/refunds.ts';
import type { Identity } from '#server/services/session/identity.ts';
import type { Issuing } from './issue-invoice.ts';

type Credited = {
  invoice: InvoiceRow;
  /** Those before it. */
  notes: readonly InvoiceRow[];
  figures: InvoiceFigures;
  reason: string;
  /** Where the money goes: to the means or to the credit; undefined: to the means as far as a provider took it of them. */
  refund?: 'original' | 'credit' | undefined;
};

/**
 * Writes the credit note for goods of a delivered order that came back: its money goes back, or is noted to be given back by
 * hand, and the history says so. The caller holds the order's row and has compared the figures with what is left. Throws
 * `invalid` on `refund`.
 */
export async function writeCreditNote(
  call: Issuing & { who: Identity },
  row: OrderRow,
  { invoice, notes, figures, reason, refund }: Credited,
): Promise<InvoiceRow> {
  const { tx, now, who } = call;
  const back = await shareOut(call, row, { notes, totalCents: figures.totalCents, refund });
  const { creditCents } = back;
  const [store] = await tx.select({ timeZone: stores.timeZone }).from(stores).where(eq(stores.id, row.storeId));
  const content = {
    ...invoice.content,
    ...figures,
    creditCents,
    issuedOn: dayIn(store?.timeZone ?? 'UTC', now),
    payment: { method: row.paymentMethod, status: row.paymentStatus },
    ...(back.meansCents > 0 && { toMeansCents: back.meansCents }),
    corrects: { number: invoice.number, issuedOn: invoice.content.issuedOn, reason },
  };
  const note = await addInvoice(call, { orderId: row.id, invoiceId: invoice.id, content });
  if (back.meansCents > 0) await addRefunds(call, { orderId: row.id, cents: back.meansCents, invoiceId: note.id });
  await tx.insert(orderEvents).values({
    orderId: row.id,
    kind: 'return',
    at: now,
    actorId: who.customerId,
    from: invoice.number,
    to: note.number,
  });
  // Raises the version: whoever has read the order before it is to look again.
  await tx.update(orders).set({ updatedAt: now }).where(eq(orders.id, row.id));
  return note;
}

type Back = { notes: readonly InvoiceRow[]; totalCents: Cents; refund: Credited['refund'] };

/**
 * What of a credit note goes back to the customer's credit, and what to the means that a provider took the money of; the
 * credit is given at once. Of what is paid otherwise money goes back before credit, by hand. Throws `invalid` on `refund`.
 */
async function shareOut(
  { tx, now }: Pick<Issuing, 'tx' | 'now'>,
  row: OrderRow,
  { notes, totalCents, refund }: Back,
): Promise<{ creditCents: Cents; meansCents: Cents }> {
  const refundable = refundableCents(await selectRefundable(tx, row.id));
  const { customerId } = row;
  const isPaid = row.paymentStatus !== 'needs_payment' || refundable > 0;
  if (!isOnlineMethod(row.paymentMethod) || !isPaid) {
    if (refund === 'original') throw invalidFields({ refund: 'validation.invalid' });
    const returnedCents = notes.reduce((sum, note) => sum + note.totalCents, 0);
    // Whoever has no account any more has no credit either: all of theirs goes back as money.
    const creditCents = customerId === null ? 0 : creditBack(row, returnedCents, totalCents);
    const givenBefore = notes.reduce((sum, note) => sum + note.creditCents, 0);
    await returnCredit({ tx, now }, row.id, row.creditCents - givenBefore - creditCents);
    return { creditCents, meansCents: 0 };
  }
  if (refund === 'credit' && customerId === null) throw invalidFields({ refund: 'validation.invalid' });
  const meansCents = refund === 'credit' ? 0 : Math.min(totalCents, refundable);
  const creditCents = customerId === null ? 0 : totalCents - meansCents;
  if (creditCents > 0 && customerId !== null)
    await moveCredit({ tx, now }, { customerId, cents: creditCents, reason: 'order', orderId: row.id });
  return { creditCents, meansCents };
}
